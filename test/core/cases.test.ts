import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Exit } from '../../src/core/model/exit.ts';
import type { Outcome } from '../../src/core/model/verdict.ts';
import { judgeBytes } from '../support/judging.ts';
import { ROOT } from '../support/root.ts';

const CASES = join(ROOT, 'fixtures/cases');

interface Expected {
  readonly verdict: Outcome;
  /** Verdicts that would be right as well. */
  readonly alternates?: readonly Outcome[];
  /** One of these is among the reasons; empty where a pass needs none. */
  readonly reasons: readonly string[];
  /** `--report none`. */
  readonly none?: boolean;
}

const parseExit = (text: string): Exit =>
  /^\d+$/.test(text) ? { kind: 'exited', code: Number(text) } : { kind: 'signaled', signal: text };

describe('a case', () => {
  test.each(readdirSync(CASES).filter((name) => existsSync(join(CASES, name, 'expect.json'))))('%s', (name) => {
    const read = (file: string) => readFileSync(join(CASES, name, file));
    const expected: Expected = JSON.parse(read('expect.json').toString());
    const files = readdirSync(join(CASES, name)).filter((file) => file.startsWith('report'));
    const verdict = judgeBytes({
      log: read('log.txt'),
      exit: parseExit(read('exit_code').toString().trim()),
      reports: expected.none ? 'none' : files.sort().map(read),
    });
    const codes = verdict.reasons.map(({ code }) => code);
    expect([expected.verdict, ...(expected.alternates ?? [])], codes.join(' ')).toContain(verdict.outcome);
    if (expected.reasons.length > 0)
      expect(codes.filter((code) => expected.reasons.includes(code)).length, codes.join(' ')).toBeGreaterThan(0);
  });
});
