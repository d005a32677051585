import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHECK_TEXT_MAX_BYTES, JOB_SUMMARY_MAX_BYTES } from '../../src/core/model/check-run.ts';
import { runJob } from '../support/action-job.ts';
import { EVENTS } from '../support/events.ts';
import { useGithub } from '../support/github/use-github.ts';
import { checkout } from '../support/replay.ts';
import { ROOT } from '../support/root.ts';

const github = useGithub();
const MIB = 2 ** 20;
const PROGRAM = join(ROOT, 'fixtures', 'programs', 'fails-in-bulk.mjs');

/** Watches the most memory that a process has held (VmHWM never falls). @returns bytes so far. */
function watchPeak(pid: number): { peak(): number; stop(): void } {
  let peak = 0;
  const look = () => {
    try {
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024);
    } catch {
      // It has ended since.
    }
  };
  const timer = setInterval(look, 20);
  return { peak: () => peak, stop: () => clearInterval(timer) };
}

/** Of the five thousand tests so many fail with a message of a mebibyte; RECEIPT_BULK=5000 has all of them (10 GB of disk, some minutes). */
const LARGE = Number(process.env['RECEIPT_BULK'] ?? 200);

test.skipIf(process.platform !== 'linux')(
  '5 000 failing tests with messages of a mebibyte are told within every limit, in little memory, and what is cut is said',
  { timeout: 600_000 },
  async () => {
    const repository = checkout();
    let watch: ReturnType<typeof watchPeak> | null = null;
    const { main, result } = await runJob({
      event: EVENTS.push(repository.commits),
      workspace: repository.path,
      server: github.server,
      inputs: {
        command: JSON.stringify(['bash', '-c', `node ${PROGRAM} ${LARGE} ${MIB} 200 out; node ${PROGRAM} ${5000 - LARGE} 4096 1000 more`]),
        reports: 'out/*.xml\nmore/*.xml',
      },
      onStart: ({ pid }) => {
        watch ??= watchPeak(pid);
      },
    });
    const { peak, stop } = watch ?? watchPeak(0);
    stop();
    expect(result).toBe('failure');
    const [check] = github.server.checks;
    expect(check).toMatchObject({ conclusion: 'failure', title: 'FAILED · 5000 of 5000 tests' });
    expect(Buffer.byteLength(check?.summary ?? '')).toBeLessThanOrEqual(CHECK_TEXT_MAX_BYTES);
    expect(check?.summary).toContain('And 4980 more failing tests');
    expect(check?.summary).toContain('500 of 5000 are marked at their lines');
    expect(check?.annotations).toHaveLength(500);
    expect(Buffer.byteLength(main.summary)).toBeLessThanOrEqual(JOB_SUMMARY_MAX_BYTES);
    expect(main.summary).toContain('And 4500 more failing tests');
    expect(main.complaints).toEqual([]);
    expect(Buffer.byteLength(main.outputs['reasons'] ?? '')).toBeLessThanOrEqual(8192);
    expect(peak()).toBeGreaterThan(20 * MIB);
    expect(peak()).toBeLessThan(150 * MIB);
  },
);
