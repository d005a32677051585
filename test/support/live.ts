import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { receipt } from './cli.ts';
import { type Repository, repository } from './repository.ts';

/** Ways in which a real suite ends. `exit`: a test ends the process with status 0; `killed`: SIGKILL to the runner itself. */
export const SCENARIOS = ['pass', 'fail', 'zero', 'exit', 'killed'] as const;
export type Scenario = (typeof SCENARIOS)[number];

export interface LiveSuite {
  /** The profile's name, which the receipt must give the closing lines to; null where the runner leaves the log silent. */
  readonly runner: string | null;
  /** The command's words. */
  readonly command: (scenario: Scenario) => readonly string[];
  readonly files: (scenario: Scenario) => Readonly<Record<string, string>>;
  /** Test cases in `pass`, and red ones among the same number in `fail`. */
  readonly tests: number;
  /** More options for `receipt run`. */
  readonly options?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Outcomes where the runner itself turns the end of a process into a red test: then `failed` is as honest as `incomplete`. */
  readonly alsoFailed?: readonly Scenario[];
}

interface VerdictJson {
  readonly outcome: string;
  readonly decided_by: string | null;
  readonly tally: { readonly tests: number; readonly passed: number; readonly failed: number; readonly errored: number } | null;
  readonly reasons: readonly { readonly code: string }[];
}

const CODE: Readonly<Record<string, number>> = { passed: 0, failed: 1, incomplete: 2 };

/** Runs the scenario's suite under receipt in a repository of its own. */
async function runLive(suite: LiveSuite, scenario: Scenario) {
  const repo = repository({ '.gitignore': 'node_modules/\n', ...suite.files(scenario) });
  const options = { cwd: repo.path, ...(suite.env && { env: suite.env }) };
  const ended = await receipt(['run', '--json', ...(suite.options ?? []), '--', ...suite.command(scenario)], options);
  // What the suite printed explains a failing test better than anything else.
  if (ended.code === null || ended.stdout === '') throw new Error(`receipt ended with ${ended.code ?? ended.signal}:\n${ended.stderr}`);
  return { repo, ended, verdict: JSON.parse(ended.stdout) as VerdictJson, options };
}

/** Names of the runners whose closing lines the receipt found in the log. */
function runnersIn({ path }: Repository): string[] {
  const text = readFileSync(join(path, '.receipt', 'default', 'receipt.json'), 'utf8');
  const { evidence } = JSON.parse(text) as { evidence: { log: { runners: { name: string; footers: number }[] } } };
  return evidence.log.runners.filter(({ footers }) => footers > 0).map(({ name }) => name);
}

async function expectHolds(repo: Repository, options: { cwd: string }) {
  const held = await receipt(['verify'], options);
  expect(held, held.stdout).toMatchObject({ code: 0 });
  repo.write({ 'an-edit.txt': 'made after the run' });
  const stale = await receipt(['verify'], options);
  expect(stale, stale.stdout).toMatchObject({ code: 2 });
}

/** One test per scenario: outcome, exit status, deciding reason and tally of a real run. */
export function liveTests(suite: LiveSuite): void {
  test('a green suite passes, and its receipt holds until a file is edited', async () => {
    const { repo, ended, verdict, options } = await runLive(suite, 'pass');
    expect(verdict, ended.stderr).toMatchObject({
      outcome: 'passed',
      decided_by: null,
      tally: { tests: suite.tests, passed: suite.tests },
    });
    expect(ended.code).toBe(0);
    expect(runnersIn(repo)).toEqual(suite.runner === null ? [] : [suite.runner]);
    await expectHolds(repo, options);
  });

  test('a red suite fails', async () => {
    const { ended, verdict } = await runLive(suite, 'fail');
    expect(verdict, ended.stderr).toMatchObject({
      outcome: 'failed',
      decided_by: 'test-failures',
      tally: { tests: suite.tests },
    });
    expect(ended.code).toBe(1);
  });

  test('a selection that matches nothing is incomplete', async () => {
    const { ended, verdict } = await runLive(suite, 'zero');
    expect(verdict.outcome, ended.stderr).toBe('incomplete');
    expect(['no-tests', 'all-skipped', 'junit-missing', 'command-failed-early']).toContain(verdict.decided_by);
    expect(ended.code).toBe(2);
  });

  test('a suite that exits with 0 in the middle never passes', async () => {
    const { ended, verdict } = await runLive(suite, 'exit');
    const allowed = suite.alsoFailed?.includes('exit') ? ['incomplete', 'failed'] : ['incomplete'];
    expect(allowed, ended.stderr).toContain(verdict.outcome);
    expect(ended.code).toBe(CODE[verdict.outcome]);
  });

  test.skipIf(process.platform === 'win32')('a runner that is killed is incomplete', async () => {
    const { ended, verdict } = await runLive(suite, 'killed');
    expect(verdict, ended.stderr).toMatchObject({ outcome: 'incomplete', decided_by: 'killed-by-signal' });
    expect(ended.code).toBe(2);
  });
}
