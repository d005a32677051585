import { describe, expect, test } from 'vitest';
import { profileNamed } from '../../src/core/runners/index.ts';
import { judgeBytes } from '../support/judging.ts';
import { capturedRuns, scanLog } from './runners/captured-runs.ts';

/** A log that somebody or something cut, from a command that ended with status 0: it never passes, however whole its report is. */

const passes = capturedRuns().filter(({ scenario }) => scenario === 'pass');

/** From where on a cut takes nothing away but what stands behind the closing lines, or whole units with closing lines of their own. */
const HARMLESS_FROM: Readonly<Record<string, RegExp>> = {
  'ant-junit/pass': /Total time: /,
  'automake-check/pass': /=+\nmake\[2\]: Leaving /,
  // the line before it accounts for all that was announced
  'boost-test/pass': /4 assertions out of 4 passed/,
  'automake-serial/pass': /=+\nmake\[1\]: Leaving /,
  // the parts of what the lines before it count
  'boost-test-detailed/pass': /Test case "add" has passed/,
  'cargo-test/pass': /Doc-tests sample/,
  'cmocka-groups/pass': /\[=+\] Running 1 test\(s\)/,
  'concurrently/pass': /\[test:a\] npm run test:a exited with code 0/,
  'exunit/pass': /Randomized with seed /,
  'exunit-trace/pass': /Randomized with seed /,
  'karma/pass': /TOTAL: /,
  'maven-surefire/pass': /\S*\[\S*INFO\S*\] \S*-+\S*\n.*Total time/,
  'nox/pass': /nox > Running session api/,
  'npm-run-all/pass': /> shop@1\.0\.0 test:b/,
  'test-unit/pass': /\S*100% passed/,
  'tox/pass': /_+ summary _+/,
  'turbo/pass': /Cached: /,
  'unittest-xmlrunner/pass': /Generating XML reports/,
  'vitest/pass': /JUNIT.* report written/,
  'vitest-5/pass': /JUNIT report written/,
  'vitest-nocolor/pass': /JUNIT report written/,
};

function harmlessFrom(name: string, log: Buffer): number {
  const text = log.toString('latin1');
  const mark = HARMLESS_FROM[name];
  return text.slice(0, mark === undefined ? undefined : text.search(mark)).replace(/(?:\s|\x1b\[[0-9;]*[A-Za-z])+$/, '').length;
}

/** At each fiftieth of its length, and behind each of its last lines. */
function cutsOf(log: Buffer): number[] {
  const cuts = new Set(Array.from({ length: 49 }, (_, i) => Math.floor((log.length * (i + 1)) / 50)));
  const lineEnds = [...log.entries()].flatMap(([at, byte]) => (byte === 0x0a ? [at, at + 1] : []));
  return [...new Set([...cuts, ...lineEnds.slice(-24)])].filter((cut) => cut > 0);
}

describe('cut with status 0', () => {
  test.each(passes.map((run) => [run.name, run] as const))('%s', (name, { log, reports }) => {
    const end = harmlessFrom(name, log);
    expect(end).toBeGreaterThan(0);
    for (const cut of cutsOf(log).filter((at) => at < end)) {
      const kept = log.subarray(0, cut);
      const outcomes = [judgeBytes({ log: kept, reports: 'none' }).outcome, judgeBytes({ log: kept, reports }).outcome];
      expect(outcomes, `without ${JSON.stringify(log.toString('latin1', cut))}`).not.toContain('passed');
    }
  });
});

describe('without its head', () => {
  // those whose closing lines never stand in a log without the opening
  const headed = passes.filter(({ profile, reports }) => profileNamed(profile)?.log.closing?.headed !== undefined && reports.length > 0);
  const lastOpening = (log: string, profile: string) =>
    Math.max(
      ...log
        .split('\n')
        .map((line, i) => (scanLog(`${line}\n`).runners.some((r) => r.runner === profile && r.trace === 'opening') ? i : 0)),
    );
  test.each(headed.filter(({ name }) => name !== 'pytest-quiet/pass').map((run) => [run.name, run] as const))(
    '%s',
    (_, { log, reports, profile }) => {
      const text = log.toString('latin1');
      const rest = text
        .split('\n')
        .slice(lastOpening(text, profile) + 1)
        .join('\n');
      const verdict = judgeBytes({ log: Buffer.from(rest, 'latin1'), reports });
      expect(verdict.outcome).toBe('incomplete');
      expect(verdict.reasons.map(({ code }) => code)).toContain('log-truncated');
    },
  );
});
