import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TOLD_SPANS } from '../../src/adapters/blanked-copy.ts';
import { storedEvidence } from '../../src/adapters/evidence-files.ts';
import { EVIDENCE_MAX_BYTES } from '../../src/core/model/evidence-artifact.ts';
import { DEFAULT_LIMITS } from '../../src/core/model/expectations.ts';
import { gatherFrom } from '../../src/flow/gather.ts';
import type { RunResult } from '../../src/flow/options.ts';
import { runSuite } from '../../src/flow/run.ts';
import { stageEvidence } from '../../src/flow/stage-evidence.ts';
import { cleanEnv } from '../support/cli.ts';
import { IMITATION } from '../support/imitation.ts';
import { repository, temporaryFolder } from '../support/repository.ts';

const SECRET = 'k3y-of-the-house/&1';
const env = { HOUSE_KEY: SECRET, DIGITS_PIN: '1' };

/** Runs a suite that prints and reports as asked. */
async function run(
  says: { readonly prints?: string; readonly reports?: (xml: string) => string; readonly files?: Record<string, string> } = {},
): Promise<RunResult> {
  const project = repository({ 'suite.mjs': IMITATION, '.gitignore': 'report.xml\n', ...says.files });
  const edit = `import { readFileSync, writeFileSync } from 'node:fs';
process.stdout.write(${JSON.stringify(says.prints ?? '')});
await import('./suite.mjs');
writeFileSync('report.xml', (${String(says.reports ?? ((xml: string) => xml))})(readFileSync('report.xml', 'utf8')));
`;
  project.write({ 'edited.mjs': edit });
  project.commit('edit');
  return await runSuite(
    {
      command: ['node', 'edited.mjs'],
      shell: false,
      cwd: project.path,
      out: '.receipt',
      suite: 'default',
      timeoutMs: null,
      passEnv: [],
      expectations: { reports: ['auto'], runner: null, footer: null, min_tests: 1, max_skipped: null, limits: DEFAULT_LIMITS },
      leniencies: [],
      optionsFrom: null,
      colour: false,
    },
    { display: null, env: cleanEnv() },
  );
}

async function stage(result: RunResult) {
  const into = temporaryFolder('receipt-staged-');
  const staged = await stageEvidence({ ...result, env }, into);
  const files = new Map(
    readdirSync(into, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => [join(entry.parentPath, entry.name).slice(into.length + 1), readFileSync(join(entry.parentPath, entry.name))]),
  );
  return { staged, files };
}

async function judged(files: ReadonlyMap<string, Buffer>) {
  async function* open(bytes: Buffer) {
    yield bytes;
  }
  const stored = new Map([...files].map(([name, bytes]) => [name, { sizeBytes: bytes.length, open: () => open(bytes) }]));
  const gathered = await gatherFrom(storedEvidence(stored), null);
  if (gathered.receipt === null) throw new Error('no receipt');
  return gathered;
}

const all = (files: ReadonlyMap<string, Buffer>) => Buffer.concat([...files.values()]).toString();
const withOutput = (text: string) =>
  `(xml) => xml.replace('</testsuite>', ${JSON.stringify(`<system-out>${text}</system-out></testsuite>`)})`;
const reportSays = (text: string) => new Function(`return ${withOutput(text)}`)() as (xml: string) => string;

describe('evidence that is staged', () => {
  test('without a secret is the evidence, byte for byte', async () => {
    const result = await run();
    const { staged, files } = await stage(result);
    expect(staged).toMatchObject({ kind: 'staged', receiptSha256: result.receiptSha256 });
    expect([...files.keys()].sort()).toEqual(['files.txt', 'log.txt', 'receipt.json', 'reports/001.xml', 'verdict.json']);
    for (const [name, bytes] of files) expect(bytes.equals(readFileSync(join(result.folder, name))), name).toBe(true);
  });

  test('with one in log and report is a copy of the same lengths, in which it is blanked, and which gives the same verdict', async () => {
    const escaped = SECRET.replace('&', '&amp;');
    const result = await run({ prints: `opens with ${SECRET}\n`, reports: reportSays(`opens with ${escaped}`) });
    const before = readFileSync(join(result.folder, 'log.txt'), 'utf8');
    const { staged, files } = await stage(result);
    expect(staged.kind).toBe('staged');
    expect(all(files)).not.toMatch(/k3y-of-the-house/);
    expect(files.get('log.txt')?.toString()).toBe(before.replace(SECRET, '*'.repeat(SECRET.length)));
    const gathered = await judged(files);
    expect(gathered.problems).toEqual([]);
    expect(gathered.verdict).toMatchObject({ outcome: 'passed', tally: { tests: 4 } });
    expect(gathered.verdict.reasons).toContainEqual({ code: 'secret-in-log', args: { count: 2, files: 'log.txt, reports/001.xml' } });
    expect(gathered.receipt.evidence.redactions).toMatchObject([
      { path: 'log.txt', raw_sha256: result.receipt.evidence.log.sha256, count: 1, spans: [[11, SECRET.length]] },
      { path: 'reports/001.xml', raw_sha256: result.receipt.evidence.reports[0]?.sha256, count: 1 },
    ]);
    // The folder keeps what was.
    expect(readFileSync(join(result.folder, 'log.txt'), 'utf8')).toBe(before);
  });

  test('with more of them than are told has every one blanked', async () => {
    const result = await run({ prints: `${SECRET} and\n`.repeat(TOLD_SPANS + 200) });
    const { files } = await stage(result);
    expect(all(files)).not.toMatch(/k3y-of-the-house/);
    const [redaction] = (await judged(files)).receipt.evidence.redactions ?? [];
    expect(redaction?.count).toBe(TOLD_SPANS + 200);
    expect(redaction?.spans).toHaveLength(TOLD_SPANS);
  });

  test('with one on every border of what is read at once has every one blanked', async () => {
    const text = Buffer.alloc(5 * 2 ** 18, '.');
    for (const border of [1, 2, 3, 4]) text.write(SECRET, border * 2 ** 18 - border * 3);
    const result = await run({ prints: `${text}\n` });
    expect(all((await stage(result)).files)).not.toMatch(/k3y|house/);
  });

  test('of a failing suite shows its failure without the secret', async () => {
    const result = await run({ reports: (xml) => xml.replace('name="adds tax"', 'name="adds tax with k3y-of-the-house/&amp;1"') });
    const { files } = await stage(result);
    expect(all(files)).not.toMatch(/k3y-of-the-house/);
    expect((await judged(files)).problems).toEqual([]);
  });
});

describe('nothing leaves the machine', () => {
  test.each<[string, (result: RunResult) => void, RegExp]>([
    [
      'a link',
      ({ folder }) => {
        rmSync(join(folder, 'log.txt'));
        symlinkSync('/etc/passwd', join(folder, 'log.txt'));
      },
      /could not be read/,
    ],
    ['a missing file', ({ folder }) => rmSync(join(folder, 'files.txt')), /could not be read/],
    [
      'a folder',
      ({ folder }) => {
        rmSync(join(folder, 'reports', '001.xml'));
        mkdirSync(join(folder, 'reports', '001.xml'));
      },
      /could not be read/,
    ],
    [
      'more than anybody would judge',
      ({ folder }) => truncateSync(join(folder, 'log.txt'), EVIDENCE_MAX_BYTES),
      /bytes, more than 1073741824/,
    ],
    [
      'a list of files with a secret',
      ({ folder }) => appendFileSync(join(folder, 'files.txt'), `${SECRET}\n`),
      /name of a tracked file looks like a secret/,
    ],
    [
      'a suite that masks thousands of words',
      ({ folder }) => {
        appendFileSync(join(folder, 'log.txt'), Array.from({ length: 2000 }, (_, i) => `::add-mask::word-${i}\n`).join(''));
      },
      /more secrets than are looked for/,
    ],
  ])('of %s', async (_, change, why) => {
    const result = await run();
    change(result);
    expect((await stage(result)).staged).toEqual({ kind: 'refused', why: expect.stringMatching(why) });
  });

  test('where blanking would turn red into green: a suite can mask its own failures', async () => {
    const failure = '<failure message="boom boom boom"/>';
    const result = await run({
      prints: `::add-mask::${failure}\n`,
      reports: new Function('xml', `return xml.replace('name="adds tax" time="0.001">', 'name="adds tax" time="0.001">${failure}')`) as (
        xml: string,
      ) => string,
    });
    expect(result.verdict).toMatchObject({ outcome: 'failed', decidedBy: 'test-failures' });
    expect((await stage(result)).staged).toEqual({ kind: 'refused', why: expect.stringMatching(/would pass, and it did not/) });
  });

  test('where a report tells a secret in an encoding of its own', async () => {
    const hidden = [...SECRET].map((char) => `&#${char.charCodeAt(0)};`).join('');
    const result = await run({
      reports: new Function(
        'xml',
        `return xml.replace('name="adds tax" time="0.001">', 'name="adds tax" time="0.001"><failure message="${hidden}"/>')`,
      ) as (xml: string) => string,
    });
    expect(result.verdict.outcome).toBe('failed');
    const { staged } = await stage(result);
    expect(staged).toMatchObject({ kind: 'refused', why: expect.stringMatching(/form that can not be blanked/) });
  });
});
