import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/core/model/expectations.ts';
import { gatherEvidence } from '../../src/flow/gather.ts';
import type { RunOptions } from '../../src/flow/options.ts';
import { runSuite } from '../../src/flow/run.ts';
import { IMITATION } from '../support/imitation.ts';
import { repository } from '../support/repository.ts';

const FILES = ['earlier-reports/001.xml', 'files.txt', 'log.txt', 'receipt.json', 'reports/001.xml', 'verdict.json'];

/** Runs the imitation with an old report in its place, and gives the suite's folder. */
async function folderOf(mode: string): Promise<string> {
  const { path, write } = repository({ 'suite.mjs': IMITATION });
  write({ 'report.xml': 'of an earlier run' });
  const options: RunOptions = {
    command: [process.execPath, 'suite.mjs', mode],
    shell: false,
    cwd: path,
    out: '.receipt',
    suite: 'default',
    timeoutMs: null,
    passEnv: [],
    expectations: { reports: ['auto'], runner: null, footer: null, min_tests: 1, max_skipped: null, limits: DEFAULT_LIMITS },
    leniencies: [],
    optionsFrom: null,
    colour: false,
  };
  return (await runSuite(options, { display: null })).folder;
}

const codes = async (folder: string) => (await gatherEvidence(folder)).problems.map(({ code }) => code);

test.each(['pass', 'fail', 'cut', 'silent'])('the evidence of a run that ends in %s gives the same verdict again', async (mode) => {
  const gathered = await gatherEvidence(await folderOf(mode));
  expect(gathered.problems).toEqual([]);
  expect(gathered.receipt?.verdict.outcome).toBe({ pass: 'passed', fail: 'failed' }[mode] ?? 'incomplete');
});

describe('any change of any file in the folder is seen', () => {
  const edits = {
    'one bit': (bytes: Buffer, at: number) => {
      const edited = Buffer.from(bytes);
      edited[Math.floor(at * (bytes.length - 1))] = (bytes[Math.floor(at * (bytes.length - 1))] ?? 0) ^ 4;
      return edited;
    },
    'one byte less': (bytes: Buffer) => bytes.subarray(0, -1),
    'one line end more': (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('\n')]),
    nothing: () => Buffer.alloc(0),
  };

  test.each(FILES)('%s', async (name) => {
    const folder = await folderOf('fail');
    const file = join(folder, name);
    const bytes = readFileSync(file);
    for (const [how, edit] of Object.entries(edits)) {
      for (const at of how === 'one bit' ? [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1] : [0]) {
        writeFileSync(file, edit(bytes, at));
        expect(await codes(folder), `${how} at ${at}`).not.toEqual([]);
      }
    }
    rmSync(file);
    expect(await codes(folder), 'removed').not.toEqual([]);
    writeFileSync(`${folder}.copy`, bytes);
    symlinkSync(`${folder}.copy`, file);
    expect(await codes(folder), 'a link to the same bytes').not.toEqual([]);
    rmSync(file);
    mkdirSync(file);
    expect(await codes(folder), 'a folder').not.toEqual([]);
    rmSync(file, { recursive: true });
    writeFileSync(file, bytes);
    expect(await codes(folder), 'as it was').toEqual([]);
  });

  test('and there are no other files', async () => {
    const folder = await folderOf('fail');
    const names = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length + 1)] : [],
    );
    expect(names.sort()).toEqual(FILES);
  });

  test.each(['reports/002.xml', 'earlier-reports/002.xml', 'notes.txt', 'steps.jsonl'])('%s put there', async (name) => {
    const folder = await folderOf('pass');
    writeFileSync(join(folder, name), '<testsuites/>');
    expect(await codes(folder)).toEqual(['digest-mismatch']);
  });

  test("a file of the desktop's is no evidence", async () => {
    const folder = await folderOf('pass');
    writeFileSync(join(folder, '.DS_Store'), '');
    expect(await codes(folder)).toEqual([]);
  });
});

test.each([
  ['leads out of the folder', '"path": "reports/001.xml"', '"path": "../../report.xml"'],
  ['names an absolute path', '"path": "reports/001.xml"', '"path": "/etc/hostname"'],
  ['claims another log', '"path": "log.txt"', '"path": "../default/log.txt"'],
])('a receipt that %s is not followed there', async (_, from, to) => {
  const folder = await folderOf('pass');
  const text = readFileSync(join(folder, 'receipt.json'), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, 'receipt.json'), text.replace(from, to));
  const { problems } = await gatherEvidence(folder);
  expect(problems[0]?.code).toMatch(/^(?:digest-mismatch|receipt-malformed)$/);
});
