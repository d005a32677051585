import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import {
  findRepository,
  GitFailure,
  git,
  gitText,
  type Repository,
  readBranch,
  readHead,
  readRepositoryName,
  repositoryNameOf,
} from '../../src/adapters/git.ts';
import { gitIn, repository, temporaryFolder } from '../support/repository.ts';

async function opened(path: string): Promise<Repository> {
  const found = await findRepository(path);
  if ('missing' in found) throw new Error(found.missing);
  return found;
}

describe('where the work tree is', () => {
  test('the nearest folder above with a repository', async () => {
    const repo = repository({ 'a b/ü/c.txt': '' }, 'mit leer ä-');
    expect(await findRepository(join(repo.path, 'a b/ü'))).toEqual({ root: repo.path, gitDir: join(repo.path, '.git') });
  });

  test('nowhere: outside git, in a bare repository, where git cannot read, without git', async () => {
    const folder = temporaryFolder();
    expect(await findRepository(folder)).toEqual({ missing: 'not a git repository' });
    const bare = join(folder, 'bare');
    gitIn(folder)('init', '--quiet', '--bare', 'bare');
    expect(await findRepository(bare)).toEqual({ missing: 'this is a bare repository, which holds no files to test' });
    mkdirSync(join(folder, 'broken/.git'), { recursive: true });
    expect(await findRepository(join(folder, 'broken'))).toEqual({
      missing: `git cannot read ${join(folder, 'broken/.git')} (not a git repository: '${join(folder, 'broken/.git')}')`,
    });
    vi.stubEnv('PATH', folder);
    expect(await findRepository(folder)).toEqual({ missing: 'git is not installed' });
  });

  test.runIf(process.getuid?.() === 0)('a repository of somebody else is read all the same: nothing in it is run', async () => {
    const repo = repository({ 'a.txt': '' });
    const head = repo.git('rev-parse', 'HEAD').trim();
    for (const path of [repo.path, join(repo.path, '.git')]) chownSync(path, 65534, 65534);
    expect(() => repo.git('rev-parse', 'HEAD')).toThrow(/dubious ownership/);
    expect(await readHead(await opened(repo.path))).toMatchObject({ commit: head });
  });
});

describe('what git says', () => {
  test('HEAD, its tree and the branch', async () => {
    const repo = repository({ 'a.txt': '' });
    const here = await opened(repo.path);
    const [commit, tree] = repo.git('rev-parse', 'HEAD', 'HEAD^{tree}').trim().split('\n');
    expect(await readHead(here)).toEqual({ commit, tree });
    expect(await readBranch(here)).toBe('main');
    repo.git('checkout', '--quiet', '--detach');
    expect(await readBranch(here)).toBeNull();
  });

  test('nothing before the first commit but the branch', async () => {
    const path = temporaryFolder();
    gitIn(path)('init', '--quiet', '--initial-branch=new');
    const here = await opened(path);
    expect(await readHead(here)).toEqual({ commit: null, tree: null });
    expect(await readBranch(here)).toBe('new');
  });

  test('a failure is one line, without a path of ours', async () => {
    const here = await opened(repository({ 'a.txt': '' }).path);
    await expect(git(here, ['cat-file', '-e', 'f'.repeat(40)])).rejects.toBeInstanceOf(GitFailure);
    await expect(git(here, ['rev-parse', '--verify', 'no-such'])).rejects.toThrow(/^Needed a single revision$/);
    expect(await gitText(here, ['rev-parse', '--verify', 'no-such'])).toBeNull();
  });

  test('a HEAD that is gone reads as none', async () => {
    const repo = repository({ 'a.txt': '' });
    const here = await opened(repo.path);
    rmSync(join(repo.path, '.git/refs'), { recursive: true });
    mkdirSync(join(repo.path, '.git/refs'));
    expect(await readHead(here)).toEqual({ commit: null, tree: null });
  });
});

describe('the name of the repository', () => {
  test.each([
    ['git@github.com:owner/name.git', 'owner/name'],
    ['https://github.com/owner/name', 'owner/name'],
    ['https://user:secret@host.example:8443/owner/name.git', 'owner/name'],
    ['ssh://git@host:22/owner/name.git/', 'owner/name'],
    ['https://gitlab.example/group/sub/name.git', 'group/sub/name'],
    ['host:owner/name', 'owner/name'],
    ['/srv/git/name.git', null],
    ['../name', null],
    ['file:///srv/git/name.git', null],
    ['C:\\repos\\name', null],
    ['https://host/name', null],
    ['https://host/owner/na me\u001b[2J', null],
    ['', null],
  ])('of %j is %j', (url, name) => {
    expect(repositoryNameOf(url)).toBe(name);
  });

  test('is that of the branch’s remote, else of origin, else of the only one', async () => {
    const repo = repository({ 'a.txt': '' });
    const here = await opened(repo.path);
    const name = () => readRepositoryName(here, 'main');
    expect(await name()).toBeNull();
    repo.git('remote', 'add', 'fork', 'https://host/me/fork');
    expect(await name()).toBe('me/fork');
    repo.git('remote', 'add', 'origin', 'https://host/them/origin');
    expect(await name()).toBe('them/origin');
    repo.git('config', 'branch.main.remote', 'fork');
    expect(await name()).toBe('me/fork');
  });
});

test('what a repository’s configuration and variables name is not run', async () => {
  const repo = repository({ 'a.txt': '' });
  const trap = join(repo.path, 'trap');
  writeFileSync(join(repo.path, '.git/evil'), `#!/bin/sh\ntouch ${JSON.stringify(trap)}\n`, { mode: 0o755 });
  for (const key of ['core.fsmonitor', 'core.pager', 'core.sshCommand', 'diff.external', 'core.editor'])
    repo.git('config', key, join(repo.path, '.git/evil'));
  vi.stubEnv('GIT_EXTERNAL_DIFF', join(repo.path, '.git/evil'));
  const here = await opened(repo.path);
  await git(here, ['ls-files', '--modified']);
  await git(here, ['diff-files', '--raw']);
  expect(existsSync(trap)).toBe(false);
});
