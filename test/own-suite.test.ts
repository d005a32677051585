import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { receipt } from './support/cli.ts';
import { temporaryFolder } from './support/repository.ts';
import { ROOT } from './support/root.ts';

/** Our own suite is the worst neighbour that a scanner can have: it names and prints the closing lines of every other runner. */

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const FILES = ['test/core/runners/closing-forms.test.ts', 'test/core/parse/log-scanner.test.ts', 'test/core/parse/log-wrappers.test.ts'];

describe('the part of our own suite that speaks of other runners passes under receipt', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['with every title printed, and a report', ['--report', 'report.xml'], ['--reporter=verbose', '--reporter=junit']],
    ['without a report', ['--report', 'none'], ['--reporter=verbose']],
  ])('%s', async (_, options, reporters) => {
    const cwd = temporaryFolder();
    const report = `--outputFile.junit=${join(cwd, 'report.xml')}`;
    // not in the repository: whoever works in it meanwhile would move its files
    const command = [process.execPath, VITEST, 'run', '--root', ROOT, ...reporters, report, ...FILES];
    const ended = await receipt(['run', ...options, '--', ...command], { cwd });
    const verdict = JSON.parse(readFileSync(join(cwd, '.receipt/default/verdict.json'), 'utf8'));
    expect(verdict, ended.stdout.slice(-2_000)).toMatchObject({ outcome: 'passed', tally: { failed: 0, errored: 0 } });
    expect(verdict.tally.passed).toBeGreaterThan(200);
    const log = readFileSync(join(cwd, '.receipt/default/log.txt'), 'utf8');
    expect(log).toMatch(/✓ .* passed/);
  });
});
