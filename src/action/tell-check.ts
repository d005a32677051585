import type { GithubRun } from '../adapters/github-event.ts';
import type { Outcome } from '../core/model/verdict.ts';
import { type TroubleContext, troubleText } from '../core/present/trouble-text.ts';
import { EXIT, exitOf } from '../flow/exit-codes.ts';
import type { Published } from '../flow/publish.ts';
import { say } from './say.ts';

/** Known before the suite has run: there can be no check. */
export type Unpublished = { readonly kind: 'impossible'; readonly why: string } | Extract<Published, { kind: 'trouble' }>;

/**
 * Says in one line what is wrong with the check, if anything.
 * @param published null where no check was wanted.
 * @returns the step's exit status: the verdict's, unless a pass could not be told as it had to be.
 */
export async function tellCheck(
  outcome: Outcome,
  published: Published | Unpublished | null,
  { check, checkName }: { readonly check: string; readonly checkName: string },
  context: TroubleContext,
): Promise<number> {
  const line = published === null ? null : lineOn(published, checkName, context);
  const code = exitOf(outcome);
  if (line === null) return code;
  const mustTell = check === 'always' || published?.kind === 'rival';
  if (mustTell) await say('error', line);
  else if (published?.kind === 'trouble' && published.trouble.kind !== 'locked') await say('warning', line);
  else await say('notice', line);
  return mustTell && code === EXIT.passed ? EXIT.ours : code;
}

/** Shows what is worth knowing and decides nothing. */
export async function tellLine(line: string | null): Promise<void> {
  if (line !== null) await say('notice', line);
}

function lineOn(published: Published | Unpublished, checkName: string, context: TroubleContext): string | null {
  switch (published.kind) {
    case 'trouble':
      return `${troubleText(published.trouble, context)}. The verdict still decides this step.`;
    case 'impossible':
      return `No check was written: ${published.why}. The verdict still decides this step.`;
    case 'superseded':
      return 'A newer attempt of this run holds the check; this one left it alone.';
    case 'rival':
      return `Two steps publish the check "${checkName}" in this attempt: give each a name of its own (\`check-name\` or \`suite\`).`;
    case 'done':
    case 'none':
      return null;
  }
}

type Env = Readonly<Record<string, string | undefined>>;

/** Our page is where the action itself came from, as GitHub tells. */
export function troubleContext(run: GithubRun | null, env: Env): TroubleContext {
  const { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = env;
  const known = server !== undefined && /^[\w.-]+\/[\w.-]+$/.test(repository ?? '') && /^[\w./-]{1,200}$/.test(ref ?? '');
  return { readOnly: run?.readOnly ?? null, page: known ? `${server}/${repository}/blob/${ref}/docs/action.md` : 'docs/action.md' };
}
