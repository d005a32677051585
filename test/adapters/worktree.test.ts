import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { findRepository, type Repository as GitRepository } from '../../src/adapters/git.ts';
import { digestSnapshot, type SnapshotOptions, takeSnapshot, worktreeDigest } from '../../src/adapters/worktree.ts';
import { fromBytePath, toBytePath } from '../../src/core/model/files-list.ts';
import { cleanEnv } from '../support/cli.ts';
import { gitIn, type Repository, repository, temporaryFolder } from '../support/repository.ts';

const posix = process.platform !== 'win32';

async function opened(path: string): Promise<GitRepository> {
  const found = await findRepository(path);
  if ('missing' in found) throw new Error(found.missing);
  return found;
}

const NONE = { outFolder: null, reportPaths: new Set<string>() };
const snapshot = async ({ path }: Pick<Repository, 'path'>, options: Partial<SnapshotOptions> = {}) =>
  await takeSnapshot(await opened(path), { outFolder: null, ...options });
const digest = async ({ path }: Pick<Repository, 'path'>, options: Partial<SnapshotOptions> = {}) =>
  (await worktreeDigest(await opened(path), { ...NONE, ...options })).sha256;
const listed = async (repo: Pick<Repository, 'path'>, options: Partial<SnapshotOptions> = {}) =>
  [...(await snapshot(repo, options)).files.keys()].map(fromBytePath).sort();
const changed = async (repo: Pick<Repository, 'path'>) => (await snapshot(repo, { compareWithHead: true })).changed.map(fromBytePath);

describe('what is tested', () => {
  test('is every tracked file, and every other one that no committed .gitignore ignores', async () => {
    const repo = repository({
      '.gitignore': 'node_modules/\n*.log\n!keep.log\n/build\ntmp/*\n!tmp/kept\n# a comment\n\n\\#odd\nspace\\ \n',
      'a.txt': 'a',
      'forced.log': 'tracked though ignored',
      'sub/.gitignore': '/local\n*.tmp\ndeep/below\n',
    });
    repo.git('add', '--force', 'forced.log');
    repo.git('commit', '--quiet', '--amend', '--no-edit');
    repo.write({
      'new.txt': '',
      'node_modules/x/index.js': '',
      'deep/node_modules/y.js': '',
      'x.log': '',
      'deep/keep.log': '',
      'build/out': '',
      'deep/build/out': '',
      'tmp/gone': '',
      'tmp/kept': '',
      '#odd': '',
      'sub/local': '',
      'sub/inner/local': '',
      'sub/a.tmp': '',
      'sub/inner/b.tmp': '',
      'c.tmp': '',
      'sub/deep/below': '',
      'sub/inner/deep/below': '',
    });
    expect(await listed(repo)).toEqual(
      [
        '.gitignore',
        'a.txt',
        'c.tmp',
        'deep/build/out',
        'deep/keep.log',
        'forced.log',
        'new.txt',
        'sub/.gitignore',
        'sub/inner/deep/below',
        'sub/inner/local',
        'tmp/kept',
      ].sort(),
    );
  });

  test('is named by mode and digest of the raw bytes, as files.txt says it', async () => {
    const repo = repository({ 'a.txt': 'a\n', run: '#!/bin/sh\n' });
    if (posix) {
      chmodSync(join(repo.path, 'run'), 0o755);
      symlinkSync('a.txt', join(repo.path, 'link'));
    }
    const { bytes, sha256 } = digestSnapshot(repo.path, await snapshot(repo), NONE);
    const lines = Buffer.from(bytes).toString().split('\n');
    expect(lines[0]).toBe('100644 87428fc522803d31065e7bce3cf03fe475096631e5e07bbd7a0fde60c4cf25c7 a.txt');
    if (posix) {
      expect(lines[1]).toBe('120000 18b7cb099a9ea3f50ba899b5ba81e0d377a5f3b16f8f6eeb8b3e58cd4692b993 link');
      expect(lines[2]).toMatch(/^100755 [0-9a-f]{64} run$/);
    }
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  test.runIf(posix)('may have any name', async () => {
    const repo = repository({ 'ü ñ/käse.txt': '1', 'a\nb': '2', 'a\\nb': '3', '[x]*?': '4', '-dash': '5', ':(top)x': '6' });
    writeFileSync(Buffer.concat([Buffer.from(`${repo.path}/`), Buffer.from([0xff, 0x2e, 0x78])]), '7');
    mkdirSync(Buffer.concat([Buffer.from(`${repo.path}/`), Buffer.from([0xfe])]));
    writeFileSync(Buffer.concat([Buffer.from(`${repo.path}/`), Buffer.from([0xfe, 0x2f, 0x79])]), '8');
    const { files } = await snapshot(repo);
    expect([...files.keys()].sort()).toEqual(
      [toBytePath('ü ñ/käse.txt'), 'a\nb', 'a\\nb', '[x]*?', '-dash', ':(top)x', '\xff.x', '\xfe/y'].sort(),
    );
    expect([...files.values()].every(({ digest }) => /^[0-9a-f]{64}$/.test(digest))).toBe(true);
  });

  test('stays the same when it is committed, amended, or looked at from a folder below', async () => {
    const repo = repository({ 'a.txt': 'a', 'sub/b.txt': 'b' });
    repo.write({ 'a.txt': 'changed', 'new.txt': 'new' });
    const before = await digest(repo);
    repo.commit('second');
    expect(await digest(repo)).toBe(before);
    repo.git('commit', '--quiet', '--amend', '--message', 'other words');
    expect(await digest(repo)).toBe(before);
    expect(await digest({ path: join(repo.path, 'sub') })).toBe(before);
    repo.write({ 'new.txt': 'newer' });
    expect(await digest(repo)).not.toBe(before);
  });

  test('stays the same when ignore rules change and are committed, by the rules of the commit that was tested', async () => {
    const repo = repository({ 'a.txt': 'a' });
    const head = repo.git('rev-parse', 'HEAD').trim();
    repo.write({ '.gitignore': 'out/\n', 'out/x': 'x' });
    const before = await digest(repo, { rulesFrom: head });
    expect(await listed(repo)).toContain('out/x');
    repo.commit('ignore out');
    expect(await listed(repo)).not.toContain('out/x');
    expect(await digest(repo, { rulesFrom: head })).toBe(before);
    expect(await digest(repo, { rulesFrom: 'f'.repeat(40) })).toBe(await digest(repo));
  });

  test('is not the out folder, report files, evidence of other runs, or our own output', async () => {
    const repo = repository({ 'a.txt': 'a', '.receipt/tracked': 't' });
    repo.write({ 'out/x': '', 'report.xml': '', '.receipt/default/log.txt': '', 'sub/.receipt/default/log.txt': '' });
    const { files } = await worktreeDigest(await opened(repo.path), {
      outFolder: join(repo.path, 'out'),
      reportPaths: new Set(['report.xml']),
      ownOutput: new Set(['a.txt']),
    });
    // What is tracked is tested, even under such a name.
    expect([...files.keys()].sort()).toEqual(['.receipt/tracked', 'a.txt']);
  });
});

describe('nothing hides a file', () => {
  test('an ignore file that is not committed, even one that ignores itself', async () => {
    const repo = repository({ '.gitignore': 'node_modules/\n', 'a.txt': 'a' });
    repo.write({ '.gitignore': 'node_modules/\nhelper.py\n', 'helper.py': '', 'selfish/.gitignore': '*\n', 'selfish/conftest.py': '' });
    expect(await listed(repo)).toEqual(['.gitignore', 'a.txt', 'helper.py', 'selfish/.gitignore', 'selfish/conftest.py']);
  });

  test("info/exclude, the user's own excludes, and a fake submodule in the index", async () => {
    const repo = repository({ 'a.txt': 'a' });
    repo.write({ 'b.py': '', 'c.py': '', 'd/e.py': '', '.git/info/exclude': 'b.py\n', '../excludes': 'c.py\n' });
    repo.git('config', 'core.excludesFile', join(repo.path, '../excludes'));
    repo.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},d`);
    expect(await listed(repo)).toEqual(['a.txt', 'b.py', 'c.py', 'd/e.py']);
    rmSync(join(repo.path, '../excludes'));
  });

  test('flags in the index: assume-unchanged, skip-worktree, intent to add', async () => {
    const repo = repository({ 'a.txt': 'a', 'b.txt': 'b', 'gone.txt': 'c' });
    const clean = await digest(repo);
    repo.git('update-index', '--assume-unchanged', 'a.txt');
    repo.git('update-index', '--skip-worktree', 'b.txt', 'gone.txt');
    expect({ digest: await digest(repo), changed: await changed(repo) }).toEqual({ digest: clean, changed: [] });
    repo.write({ 'a.txt': 'x', 'b.txt': 'x' });
    rmSync(join(repo.path, 'gone.txt'));
    expect(await changed(repo)).toEqual(['a.txt', 'b.txt', 'gone.txt']);
    expect(await digest(repo)).not.toBe(clean);
  });

  test('a filter, which is never run; a program for fsmonitor or hooks neither', async () => {
    const repo = repository({ 'a.txt': 'a\n' });
    const trap = join(repo.path, '../trap');
    const program = join(repo.path, '.git/evil.sh');
    writeFileSync(program, `#!/bin/sh\ntouch ${JSON.stringify(trap)}\nprintf 'a\\n'\n`);
    chmodSync(program, 0o755);
    for (const key of ['filter.evil.clean', 'filter.evil.process', 'core.fsmonitor', 'core.alternateRefsCommand'])
      repo.git('config', key, program);
    repo.git('config', 'core.hooksPath', join(repo.path, '.git'));
    repo.write({ '.git/info/attributes': '* filter=evil\n', 'a.txt': 'edited\n' });
    expect(await changed(repo)).toEqual(['a.txt']);
    expect(existsSync(trap)).toBe(false);
  });

  test('core.worktree, replaced objects, grafts, or variables that lead git elsewhere', async () => {
    const repo = repository({ 'a.txt': 'a' });
    const other = repository({ 'other.txt': 'o' });
    const blob = repo.git('rev-parse', 'HEAD:a.txt').trim();
    repo.write({ 'a.txt': 'edited' });
    repo.git('replace', blob, repo.git('hash-object', '-w', 'a.txt').trim());
    repo.git('config', 'core.worktree', other.path);
    vi.stubEnv('GIT_DIR', join(other.path, '.git'));
    vi.stubEnv('GIT_WORK_TREE', other.path);
    vi.stubEnv('GIT_INDEX_FILE', join(other.path, 'x'));
    expect(await listed(repo)).toEqual(['a.txt']);
    expect(await changed(repo)).toEqual(['a.txt']);
  });

  test('a repository within the repository: its own ignore rules count for nothing unless HEAD names its commit', async () => {
    const repo = repository({ '.gitignore': 'node_modules/\n/only-at-top\n', 'a.txt': 'a' });
    const nested = join(repo.path, 'vendor/lib');
    repo.write({
      'vendor/lib/.gitignore': '*\n',
      'vendor/lib/evil.js': '',
      'vendor/lib/node_modules/x.js': '',
      'vendor/lib/only-at-top': '',
    });
    const git = gitIn(nested);
    git('init', '--quiet');
    expect(await listed(repo)).toEqual(['.gitignore', 'a.txt', 'vendor/lib/.gitignore', 'vendor/lib/evil.js', 'vendor/lib/only-at-top']);
  });

  test.runIf(posix)('a tracked file whose folder became a link is gone, and the link is seen', async () => {
    const repo = repository({ 'dir/a.txt': 'a' });
    const elsewhere = temporaryFolder();
    writeFileSync(join(elsewhere, 'a.txt'), 'a');
    rmSync(join(repo.path, 'dir'), { recursive: true });
    symlinkSync(elsewhere, join(repo.path, 'dir'));
    expect(await listed(repo)).toEqual(['dir']);
    expect(await changed(repo)).toEqual(['dir/a.txt']);
  });

  test.runIf(posix)('a pipe in the place of a file does not hold us', async () => {
    const repo = repository({ 'a.txt': 'a' });
    rmSync(join(repo.path, 'a.txt'));
    execFileSync('mkfifo', [join(repo.path, 'a.txt')]);
    expect(await changed(repo)).toEqual(['a.txt']);
  });
});

describe('files that differ from HEAD', () => {
  test('are changed, deleted, added or staged ones, and modes', async () => {
    const repo = repository({ 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c', run: '' });
    expect(await changed(repo)).toEqual([]);
    repo.write({ 'a.txt': 'x', 'untracked.txt': '', 'added.txt': '' });
    rmSync(join(repo.path, 'b.txt'));
    repo.git('add', 'added.txt');
    if (posix) chmodSync(join(repo.path, 'run'), 0o755);
    expect(await changed(repo)).toEqual(['a.txt', 'added.txt', 'b.txt', ...(posix ? ['run'] : [])]);
  });

  test('are not those that git converts: line ends, ident', async () => {
    const repo = repository({ '.gitattributes': '*.txt text\n*.c ident\n', 'a.txt': 'one\ntwo\n', 'b.bin': 'one\r\n', 'x.c': '$Id$\n' });
    repo.write({ 'a.txt': 'one\r\ntwo\r\n', 'x.c': '$Id: 123 $\n' });
    expect(await changed(repo)).toEqual([]);
    repo.write({ 'b.bin': 'one\n' });
    expect(await changed(repo)).toEqual(['b.bin']);
  });

  test('are not those that the checkout converted by core.autocrlf', async () => {
    const repo = repository({ 'a.txt': 'one\ntwo\n' });
    repo.git('config', 'core.autocrlf', 'true');
    repo.write({ 'a.txt': 'one\r\ntwo\r\n' });
    expect(await changed(repo)).toEqual([]);
    repo.write({ 'a.txt': 'one\r\nthree\r\n' });
    expect(await changed(repo)).toEqual(['a.txt']);
  });

  test('are not LFS files whose bytes are those that the pointer names', async () => {
    const content = 'large '.repeat(1000);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${sha256}\nsize ${content.length}\n`;
    const repo = repository({ 'big.bin': pointer });
    repo.write({ 'big.bin': content });
    expect(await changed(repo)).toEqual([]);
    repo.write({ 'big.bin': `${content}!` });
    expect(await changed(repo)).toEqual(['big.bin']);
  });

  test('are not those that a sparse checkout leaves out, which are counted', async () => {
    const repo = repository({ 'a/x.txt': 'a', 'b/y.txt': 'b', 'b/z.txt': 'b' });
    repo.git('sparse-checkout', 'set', '--no-cone', '/a/');
    expect(existsSync(join(repo.path, 'b'))).toBe(false);
    expect(await snapshot(repo, { compareWithHead: true })).toMatchObject({ changed: [], sparse: 2 });
  });
});

describe('repositories of every shape', () => {
  test('without a commit', async () => {
    const path = temporaryFolder();
    const git = gitIn(path);
    git('init', '--quiet');
    writeFileSync(join(path, 'a.txt'), 'a');
    writeFileSync(join(path, '.gitignore'), 'a.txt\n');
    expect(await listed({ path })).toEqual(['.gitignore', 'a.txt']);
    git('add', '.gitignore');
    expect(await snapshot({ path }, { compareWithHead: true })).toMatchObject({ changed: ['.gitignore'] });
  });

  test('a shallow clone, and a linked worktree', async () => {
    const repo = repository({ 'a.txt': 'a' });
    repo.write({ 'b.txt': 'b' });
    repo.commit('second');
    const expected = await digest(repo);
    const folder = temporaryFolder();
    repo.git('clone', '--quiet', '--depth', '1', `file://${repo.path}`, join(folder, 'shallow'));
    repo.git('worktree', 'add', '--quiet', join(folder, 'linked'));
    for (const name of ['shallow', 'linked']) {
      const path = join(folder, name);
      expect({ name, digest: await digest({ path }), changed: await changed({ path }) }).toEqual({ name, digest: expected, changed: [] });
    }
  });

  test('with a submodule: its files are files, by its own rules; another commit than HEAD says is a difference', async () => {
    const inner = repository({ 'lib.js': '1', '.gitignore': 'dist/\n' });
    const repo = repository({ 'a.txt': 'a' });
    execFileSync('git', ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.path, 'sub'], {
      cwd: repo.path,
      env: cleanEnv(),
    });
    repo.commit('submodule');
    repo.write({ 'sub/dist/x.js': '', 'sub/new.js': '' });
    expect(await listed(repo)).toEqual(['.gitmodules', 'a.txt', 'sub/.gitignore', 'sub/lib.js', 'sub/new.js']);
    expect(await changed(repo)).toEqual([]);
    repo.write({ 'sub/lib.js': '2' });
    expect(await changed(repo)).toEqual(['sub/lib.js']);
    const sub = gitIn(join(repo.path, 'sub'));
    sub('-c', 'user.name=T', '-c', 'user.email=t@example.invalid', 'commit', '--quiet', '--all', '--message', 'inner');
    expect(await changed(repo)).toEqual(['sub']);
    const clone = join(temporaryFolder(), 'clone');
    repo.git('clone', '--quiet', repo.path, clone);
    expect(await changed({ path: clone })).toEqual([]);
  });

  test('with a submodule that git cannot read: its files are files all the same', async () => {
    const inner = repository({ 'lib.js': '1', '.gitignore': 'helper.js\n' });
    const repo = repository({ 'a.txt': 'a' });
    execFileSync('git', ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.path, 'sub'], {
      cwd: repo.path,
      env: cleanEnv(),
    });
    repo.commit('submodule');
    repo.write({ 'sub/helper.js': '' });
    expect(await listed(repo)).not.toContain('sub/helper.js');
    rmSync(join(repo.path, '.git/modules'), { recursive: true });
    expect(await listed(repo)).toEqual(['.gitmodules', 'a.txt', 'sub/.gitignore', 'sub/helper.js', 'sub/lib.js']);
  });

  test('with sha256 object ids', async () => {
    const path = temporaryFolder();
    const git = gitIn(path);
    git('init', '--quiet', '--object-format=sha256');
    writeFileSync(join(path, 'a.txt'), 'one\n');
    git('add', '.');
    git('-c', 'user.name=T', '-c', 'user.email=t@example.invalid', 'commit', '--quiet', '--message', 'first');
    expect(await changed({ path })).toEqual([]);
    writeFileSync(join(path, 'a.txt'), 'two\n');
    expect(await changed({ path })).toEqual(['a.txt']);
  });
});

describe("git's own view, for trees that are too large to hash", () => {
  test('knows changes, stays the same when they are committed, and is another digest', async () => {
    const repo = repository({ 'a.txt': 'a', 'b.txt': 'b' });
    const view = { by: 'git' } as const;
    const clean = await digest(repo, view);
    expect(clean).not.toBe(await digest(repo));
    repo.write({ 'a.txt': 'changed', 'new.txt': 'new' });
    const tested = await digest(repo, view);
    expect(tested).not.toBe(clean);
    expect((await snapshot(repo, view)).changed).toEqual(['a.txt']);
    repo.commit('second');
    expect(await digest(repo, view)).toBe(tested);
    expect((await snapshot(repo, view)).changed).toEqual([]);
    rmSync(join(repo.path, 'b.txt'));
    repo.write({ 'added.txt': '' });
    repo.git('add', 'added.txt');
    expect((await snapshot(repo, view)).changed).toEqual(['added.txt', 'b.txt']);
  });

  test('is taken beyond a number of files or bytes, unless the other view is asked for', async () => {
    const repo = repository({ 'a.txt': 'aaaa', 'b.txt': 'b' });
    const by = async (files: number, bytes: number, asked: Partial<SnapshotOptions> = {}) =>
      (await snapshot(repo, { limits: { files, bytes }, ...asked })).by;
    expect([await by(2, 5), await by(1, 5), await by(2, 4), await by(1, 1, { by: 'bytes' })]).toEqual(['bytes', 'git', 'git', 'bytes']);
  });

  test('works before the first commit', async () => {
    const path = temporaryFolder();
    gitIn(path)('init', '--quiet');
    writeFileSync(join(path, 'a.txt'), 'a');
    expect([...(await snapshot({ path }, { by: 'git' })).files.keys()]).toEqual(['a.txt']);
    expect(readFileSync(join(path, 'a.txt'), 'utf8')).toBe('a');
  });
});
