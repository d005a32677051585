import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseReceipt, renderReceipt } from '../../src/core/receipt.ts';
import { readEvidence } from '../../src/flow/read-evidence.ts';
import type { GithubSide } from '../support/trusted-run.ts';
import { aSide, runStage, zipOf } from '../support/trusted-run.ts';
import { buildZip } from '../support/zip-builder.ts';

let made: { side: GithubSide; remove: () => void };
let files: ReadonlyMap<string, Buffer>;
beforeAll(async () => {
  made = await aSide();
  files = await runStage(made.side);
});
afterAll(() => made.remove());

const read = async (bytes: Buffer, footer: string | null = null) =>
  await readEvidence(
    {
      seen: {
        artifact: { id: 1, name: 'receipt~default~~1', sizeBytes: bytes.length, expired: false, digest: null, runId: 1, headSha: null },
        suite: 'default',
        shard: null,
        attempt: 1,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        told: [],
      },
      bytes,
    },
    footer,
  );
const changed = (name: string, content: Buffer | null) => {
  const copy = new Map(files);
  if (content === null) copy.delete(name);
  else copy.set(name, content);
  return zipOf(copy);
};
type Parsed = Extract<ReturnType<typeof parseReceipt>, { receipt: object }>['receipt'];
const withReceipt = (change: (receipt: Parsed) => void) => {
  const parsed = parseReceipt(files.get('receipt.json') ?? Buffer.alloc(0));
  if ('why' in parsed) throw new Error(parsed.why);
  change(parsed.receipt);
  return changed('receipt.json', Buffer.from(renderReceipt(parsed.receipt)));
};
const codes = async (zip: Buffer) => (await read(zip)).problems.map(({ code, args }) => `${code} ${args?.['file'] ?? ''}`.trim());

describe('evidence in memory', () => {
  test('as it was handed over is whole, and its verdict derived again', async () => {
    expect(await read(zipOf(files))).toMatchObject({ problems: [], verdict: { outcome: 'passed', tally: { tests: 4 } }, failing: [] });
  });

  test.each(['log.txt', 'files.txt', 'verdict.json', 'reports/001.xml'])(
    'any other bytes of %s are seen, and that it is missing',
    async (name) => {
      const bytes = files.get(name) ?? Buffer.alloc(0);
      const edited = Buffer.from(bytes);
      edited[edited.length - 2] = (edited[edited.length - 2] ?? 0) ^ 4;
      expect(await codes(changed(name, edited))).toContain(`digest-mismatch ${name}`);
      expect(await codes(changed(name, Buffer.concat([bytes, Buffer.from(' ')])))).toContain(`digest-mismatch ${name}`);
      expect(await codes(changed(name, null))).toContain(`digest-mismatch ${name}`);
    },
  );

  test('a report that the receipt does not know is seen', async () => {
    expect(await codes(changed('reports/002.xml', Buffer.from('<testsuites/>')))).toContain('digest-mismatch reports/002.xml');
  });

  test('no receipt, or one that is none', async () => {
    expect(await codes(changed('receipt.json', null))).toEqual(['receipt-missing']);
    expect(await codes(changed('receipt.json', Buffer.from('{}')))).toEqual(['receipt-malformed receipt.json']);
    expect(await codes(changed('receipt.json', Buffer.alloc(17 * 2 ** 20, ' ')))).toEqual(['receipt-malformed receipt.json']);
  });

  test('an archive that is not safe is not looked into', async () => {
    const zip = buildZip([{ name: '../receipt.json', content: files.get('receipt.json') ?? '' }]);
    expect(await read(zip)).toMatchObject({ receipt: null, verdict: null, problems: [{ code: 'artifact-unsafe' }] });
  });
});

describe('what a receipt says of itself', () => {
  test('a claimed verdict that the evidence does not give is refused', async () => {
    const zip = withReceipt((receipt) => Object.assign(receipt.verdict, { tally: { ...receipt.verdict.tally, tests: 400, passed: 400 } }));
    expect(await codes(zip)).toContain('verdict-not-reproduced');
  });

  test('one by another version of receipt says nothing: the derived verdict stands alone', async () => {
    const zip = withReceipt((receipt) => {
      receipt.tool.version = '0.0.9';
      receipt.verdict = { outcome: 'passed', decided_by: null, tally: null, reasons: [] };
    });
    expect(await read(zip)).toMatchObject({ problems: [], verdict: { outcome: 'passed', tally: { tests: 4 } } });
  });

  test('its expression for closing lines is never run, the policy has its own', async () => {
    // Would take for ever on the first line of the log.
    const zip = withReceipt((receipt) => {
      receipt.expectations.footer = '^(([\\s\\S]+)+)+$x';
    });
    expect((await read(zip)).receipt?.expectations.footer).toContain('$x');
  });

  test('its limits are taken only as far as they are usual', async () => {
    const zip = withReceipt((receipt) => {
      Object.assign(receipt.expectations.limits, { depth: 1e9, attributes: 1e9, name_length: 1e9, token_bytes: 1e12 });
    });
    expect((await read(zip)).verdict?.outcome).toBe('passed');
    const deep = Buffer.from(
      `<testsuites>${'<testsuite name="a">'.repeat(2000)}<testcase name="b"/>${'</testsuite>'.repeat(2000)}</testsuites>`,
    );
    const bomb = withReceipt((receipt) => {
      Object.assign(receipt.expectations.limits, { depth: 1e9 });
      const [report] = receipt.evidence.reports;
      if (report !== undefined) Object.assign(report, { sha256: createHash('sha256').update(deep).digest('hex'), size_bytes: deep.length });
    });
    const parts = new Map([...files, ['reports/001.xml', deep]]);
    parts.set('receipt.json', await entryOf(bomb, 'receipt.json'));
    expect((await read(zipOf(parts))).verdict?.reasons.map(({ code }) => code)).toContain('junit-unsafe');
  });
});

async function entryOf(zip: Buffer, name: string): Promise<Buffer> {
  const { readEvidenceZip } = await import('../../src/adapters/evidence-zip.ts');
  const zipped = await readEvidenceZip(zip, 'x');
  if ('unsafe' in zipped) throw new Error('unsafe');
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipped.files.get(name)?.open() ?? []) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
