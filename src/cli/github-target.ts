import { findRepository, readBranch, readRepositoryName } from '../adapters/git.ts';
import { ReceiptError } from '../core/model/errors.ts';
import type { Io } from './io.ts';

export const REPOSITORY_NAME = /^[\w.-]{1,100}\/[\w.-]{1,100}$/;

/**
 * The repository on GitHub that a command means: by its option, else as a workflow says, else by the remote of the checkout.
 * @param command as a remedy shows it
 * @throws {ReceiptError} INPUT_INVALID where none of them names one
 */
export async function repositoryOnGithub(named: string | undefined, io: Io, command: string): Promise<{ owner: string; repo: string }> {
  const name = named ?? (io.env['GITHUB_REPOSITORY'] || (await nameOfRemote(io.cwd)));
  if (name !== null && REPOSITORY_NAME.test(name)) {
    const [owner = '', repo = ''] = name.split('/');
    return { owner, repo };
  }
  throw new ReceiptError('INPUT_INVALID', 'which repository is meant? This folder is no checkout with a remote on GitHub', {
    remedy: `Name it: receipt ${command} --repository OWNER/NAME`,
  });
}

async function nameOfRemote(cwd: string): Promise<string | null> {
  const repository = await findRepository(cwd);
  return 'missing' in repository ? null : await readRepositoryName(repository, await readBranch(repository));
}

/**
 * @param needs what the token has to be allowed, as a sentence
 * @throws {ReceiptError} INPUT_INVALID where there is none
 */
export function tokenFrom(env: Io['env'], command: string, needs: string): string {
  const token = (env['GH_TOKEN'] || env['GITHUB_TOKEN'] || '').trim();
  if (token !== '') return token;
  throw new ReceiptError('INPUT_INVALID', 'this goes through the API of GitHub, which needs a token, in GH_TOKEN or GITHUB_TOKEN', {
    remedy: `GH_TOKEN=$(gh auth token) npx receipt ${command}\n${needs}`,
  });
}
