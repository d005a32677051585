import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type EvidenceFolderOptions, openEvidenceFolder } from '../../src/adapters/evidence-folder.ts';
import { findRepository } from '../../src/adapters/git.ts';
import { mountedDisk } from '../support/disk.ts';
import { repository, temporaryFolder } from '../support/repository.ts';

const posix = process.platform !== 'win32';
const NOW = new Date('2026-03-02T09:15:00Z');

function options(more: Partial<EvidenceFolderOptions> & { readonly cwd: string }): EvidenceFolderOptions {
  return { out: join(more.cwd, '.receipt'), suite: 'default', repository: null, now: NOW, ...more };
}

describe('the evidence folder', () => {
  test('is empty, and git ignores it whole', async () => {
    const repo = repository({ 'a.txt': '' });
    const found = await findRepository(repo.path);
    const { path, release } = await openEvidenceFolder(options({ cwd: repo.path, repository: 'missing' in found ? null : found }));
    expect(path).toBe(join(repo.path, '.receipt/default'));
    expect(readdirSync(path)).toEqual([]);
    expect(repo.git('status', '--porcelain', '--ignored')).toBe('!! .receipt/\n');
    release();
    expect(readdirSync(join(repo.path, '.receipt')).sort()).toEqual(['.gitignore', 'default']);
  });

  test('keeps one earlier folder of its suite, and touches no other suite', async () => {
    const cwd = temporaryFolder();
    for (const run of ['first', 'second', 'third']) {
      const { path, release } = await openEvidenceFolder(options({ cwd }));
      writeFileSync(join(path, 'receipt.json'), run);
      release();
      const other = await openEvidenceFolder(options({ cwd, suite: `other-${run}` }));
      other.release();
    }
    const read = (suite: string) => readFileSync(join(cwd, '.receipt', suite, 'receipt.json'), 'utf8');
    expect([read('default'), read('default.previous')]).toEqual(['third', 'second']);
  });

  test.each([
    ['a link', (out: string, cwd: string) => symlinkSync(cwd, out), /is a link$/],
    ['a file', (out: string) => writeFileSync(out, ''), /is not a folder$/],
  ])('is refused where it is %s', async (_, make, message) => {
    const cwd = temporaryFolder();
    make(join(cwd, '.receipt'), cwd);
    await expect(openEvidenceFolder(options({ cwd }))).rejects.toMatchObject({
      code: 'INPUT_INVALID',
      message: expect.stringMatching(message),
    });
  });

  test('is refused where git tracks anything in it, or where it holds what is tested', async () => {
    const repo = repository({ 'evidence/old.txt': '', 'a.txt': '' });
    const found = await findRepository(repo.path);
    const inRepo = { cwd: repo.path, repository: 'missing' in found ? null : found };
    await expect(openEvidenceFolder(options({ ...inRepo, out: join(repo.path, 'evidence') }))).rejects.toMatchObject({
      code: 'INPUT_INVALID',
      message: expect.stringContaining('is tracked by git (1 files)'),
      remedy: expect.stringContaining('git rm -r --cached "evidence"'),
    });
    for (const out of [repo.path, join(repo.path, '..')]) {
      await expect(openEvidenceFolder(options({ ...inRepo, out }))).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    }
    expect(repo.git('status', '--porcelain')).toBe('');
  });

  test('of a suite whose name is a path is refused', async () => {
    for (const suite of ['../x', 'a/b', '.', '..', '.hidden']) {
      await expect(openEvidenceFolder(options({ cwd: temporaryFolder(), suite }))).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    }
  });

  test.runIf(posix && process.getuid?.() !== 0)('that cannot be made says why and what to do', async () => {
    const cwd = temporaryFolder();
    chmodSync(cwd, 0o555);
    await expect(openEvidenceFolder(options({ cwd }))).rejects.toMatchObject({
      code: 'IO_FAILED',
      message: `cannot make ${join(cwd, '.receipt')}: permission denied`,
      remedy: expect.stringContaining('--out DIR'),
    });
    chmodSync(cwd, 0o755);
  });

  test('on a file system that can only be read says so', async ({ skip }) => {
    const disk = mountedDisk('read-only');
    if (disk === null) return skip('no file system can be mounted here');
    await expect(openEvidenceFolder(options({ cwd: temporaryFolder(), out: join(disk, 'a/b') }))).rejects.toMatchObject({
      code: 'IO_FAILED',
      message: `cannot make ${join(disk, 'a')}: the file system is read-only`,
      remedy: expect.stringContaining('--out DIR'),
    });
  });

  test('below something that is no folder says why', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'file'), '');
    await expect(openEvidenceFolder(options({ cwd, out: join(cwd, 'file/out') }))).rejects.toMatchObject({ code: 'IO_FAILED' });
  });
});

describe('the lock', () => {
  const lockOf = (cwd: string) => join(cwd, '.receipt/.default.lock');
  const lockedBy = (cwd: string, owner: string) => {
    mkdirSync(join(cwd, '.receipt/default'), { recursive: true });
    writeFileSync(join(cwd, '.receipt/default/receipt.json'), 'earlier');
    writeFileSync(lockOf(cwd), owner);
  };
  const owner = (pid: number, more: object = {}) =>
    `${JSON.stringify({ pid, host: hostname(), started_at: '2026-01-01T00:00:00.000Z', process_start: null, ...more })}\n`;

  test('keeps a second run out, before it has touched anything', async () => {
    const cwd = temporaryFolder();
    const first = await openEvidenceFolder(options({ cwd }));
    writeFileSync(join(first.path, 'log.txt'), 'mine');
    await expect(openEvidenceFolder(options({ cwd }))).rejects.toMatchObject({
      code: 'BUSY',
      message: expect.stringContaining(`is in use by process ${process.pid} on ${hostname()}, since 2026-03-02T09:15:00.000Z`),
      remedy: expect.stringContaining('--suite NAME'),
    });
    expect(readFileSync(join(first.path, 'log.txt'), 'utf8')).toBe('mine');
    const beside = await openEvidenceFolder(options({ cwd, suite: 'beside' }));
    beside.release();
    first.release();
    (await openEvidenceFolder(options({ cwd }))).release();
  });

  test('of a process that has died here is taken over', async () => {
    const cwd = temporaryFolder();
    const child = spawn(process.execPath, ['-e', '0']);
    await once(child, 'exit');
    lockedBy(cwd, owner(child.pid ?? 0));
    const { release } = await openEvidenceFolder(options({ cwd }));
    expect(JSON.parse(readFileSync(lockOf(cwd), 'utf8'))).toMatchObject({ pid: process.pid });
    release();
    expect(readdirSync(join(cwd, '.receipt')).sort()).toEqual(['.gitignore', 'default', 'default.previous']);
  });

  test.runIf(existsSync('/proc/self/stat'))('of a process whose id somebody else has by now is taken over', async () => {
    const cwd = temporaryFolder();
    lockedBy(cwd, owner(process.pid, { process_start: 'another boot 1' }));
    (await openEvidenceFolder(options({ cwd }))).release();
  });

  test('of another host is respected: who lives there cannot be known', async () => {
    const cwd = temporaryFolder();
    lockedBy(cwd, owner(2 ** 22, { host: 'elsewhere' }));
    await expect(openEvidenceFolder(options({ cwd }))).rejects.toMatchObject({
      code: 'BUSY',
      message: expect.stringContaining('on elsewhere'),
    });
    expect(readFileSync(join(cwd, '.receipt/default/receipt.json'), 'utf8')).toBe('earlier');
  });

  test('without an owner is one that is being written, until it is old', async () => {
    const cwd = temporaryFolder();
    lockedBy(cwd, '');
    await expect(openEvidenceFolder(options({ cwd }))).rejects.toMatchObject({ code: 'BUSY' });
    utimesSync(lockOf(cwd), 1e9, 1e9);
    (await openEvidenceFolder(options({ cwd }))).release();
  });
});
