import { pathToFileURL } from 'node:url';
import { describe, expect, inject, test } from 'vitest';
import { type LogScan, startLogScan } from '../../src/adapters/scan-thread.ts';
import type { LogScannerOptions } from '../../src/core/parse/log-scanner.ts';

const entry = () => pathToFileURL(inject('cliMain'));
const OPTIONS: LogScannerOptions = { footer: /^done: (?<passed>\d+)$/, argv: ['npx', 'vitest', 'run'] };

/** Writes as a reader of a pipe does: into one buffer, waiting when asked to. */
async function feed(scan: LogScan, log: Buffer, chunkBytes = 64 * 1024): Promise<void> {
  const buffer = Buffer.alloc(chunkBytes);
  for (let at = 0; at < log.length; at += chunkBytes) {
    const chunk = buffer.subarray(0, log.copy(buffer, 0, at, at + chunkBytes));
    await scan.write(chunk);
    buffer.fill(0);
  }
}

async function scanned(log: Buffer, thread: URL | null, chunkBytes?: number) {
  const scan = startLogScan(OPTIONS, thread);
  try {
    await feed(scan, log, chunkBytes);
    return await scan.end();
  } finally {
    scan.abandon();
  }
}

const block = (lines: number) =>
  Array.from({ length: lines }, (_, i) => ` \u001b[32m✓\u001b[39m src/some/file-${i}.test.ts (4 tests) ${i % 100}ms\n`).join('');
const LARGE = Buffer.from(
  `\n RUN  v4.1.12 /project\n\n${block(200_000)}\n Test Files  1 passed (1)\n      Tests  4 passed (4)\ndone: 4\nno end`,
);

describe('a log scanned beside the run', () => {
  test('gives what it gives when it is scanned in place', async () => {
    expect(LARGE.length).toBeGreaterThan(8 * 2 ** 20);
    const here = await scanned(LARGE, null);
    expect(here).toMatchObject({ sizeBytes: LARGE.length, endsMidLine: true, footer: { matches: 1 } });
    expect(await scanned(LARGE, entry())).toEqual(here);
    expect(await scanned(LARGE, entry(), 1_000_003)).toEqual(here);
  });

  test('needs no thread where it is small, or empty', async () => {
    const nowhere = new URL('file:///no/such/script.js');
    const small = LARGE.subarray(0, 100_000);
    expect(await scanned(small, nowhere)).toEqual(await scanned(small, null));
    expect(await scanned(Buffer.alloc(0), nowhere)).toMatchObject({ sizeBytes: 0, blank: true });
  });

  test('whose thread dies says so, and keeps nobody waiting', async () => {
    await expect(scanned(LARGE, new URL('file:///no/such/script.js'))).rejects.toThrow();
  });
});
