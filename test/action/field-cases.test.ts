import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runMain } from '../support/action-job.ts';
import { receipt } from '../support/cli.ts';
import { EVENTS } from '../support/events.ts';
import { replayInputs } from '../support/replay.ts';
import { repository, temporaryFolder } from '../support/repository.ts';
import { ROOT } from '../support/root.ts';

/** Recorded or imitated runs that other tools called green: log.txt, exit_code, report*.xml and perhaps context.json. */
const CASES = join(ROOT, '..', 'shared', 'cases');
const OUTCOMES = ['passed', 'failed', 'incomplete'];

interface Case {
  readonly name: string;
  readonly folder: string;
  readonly reports: readonly string[];
  /** Beside the report before the run: it is not this run's. */
  readonly stale: boolean;
  readonly context: {
    readonly run_started_at?: string;
    readonly run_finished_at?: string;
    readonly report_mtime?: string;
    readonly min_tests?: number;
  };
}

function readCases(): Case[] {
  if (!existsSync(CASES)) return [];
  const json = (path: string) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
  return readdirSync(CASES)
    .sort()
    .map((name) => join(CASES, name))
    .filter((folder) => existsSync(join(folder, 'exit_code')))
    .map((folder): Case => {
      const context = json(join(folder, 'context.json'));
      const reports = readdirSync(folder).filter((file) => /^report.*\.xml$/.test(file));
      const stale = context.report_mtime !== undefined && context.report_mtime < context.run_started_at;
      return {
        name: folder.slice(CASES.length + 1),
        folder,
        reports: reports.length > 0 ? reports : ['report.xml'],
        stale,
        context,
      };
    });
}

interface Told {
  readonly outcome: string;
  readonly codes: readonly string[];
}

async function judged({ folder, reports, context }: Case): Promise<Told> {
  const cwd = temporaryFolder();
  cpSync(folder, cwd, { recursive: true });
  if (context.report_mtime !== undefined) {
    const { utimesSync } = await import('node:fs');
    for (const report of reports) utimesSync(join(cwd, report), new Date(context.report_mtime), new Date(context.report_mtime));
  }
  const exit = readFileSync(join(folder, 'exit_code'), 'utf8').trim();
  const times = [
    ...(context.run_started_at === undefined ? [] : ['--started-at', context.run_started_at]),
    ...(context.run_finished_at === undefined ? [] : ['--finished-at', context.run_finished_at]),
    ...(context.min_tests === undefined ? [] : ['--min-tests', String(context.min_tests)]),
  ];
  const named = reports.flatMap((report) => ['--report', report]);
  const { code, stdout } = await receipt(['judge', '--log', 'log.txt', '--exit', exit, ...named, ...times, '--json'], { cwd });
  return { outcome: OUTCOMES[code ?? -1] ?? `exit ${code}`, codes: codesOf(JSON.parse(stdout).reasons) };
}

const codesOf = (reasons: readonly { readonly code: string }[]) => reasons.map((reason) => reason.code);

async function throughAction({ folder, reports, stale, context }: Case): Promise<Told> {
  const old = stale ? Object.fromEntries(reports.map((report) => [report, readFileSync(join(folder, report))])) : {};
  const { path, git } = repository({ ...old, 'a.txt': 'a\n' });
  const sha = git('rev-parse', 'HEAD').trim();
  const { outputs, code } = await runMain({
    event: EVENTS.push({ head: sha, base: sha, merge: sha }),
    workspace: path,
    server: null,
    inputs: {
      ...replayInputs(folder),
      reports: reports.join('\n'),
      check: 'never',
      ...(context.min_tests === undefined ? {} : { 'min-tests': String(context.min_tests) }),
    },
  });
  expect(OUTCOMES[code ?? -1]).toBe(outputs['verdict']);
  return { outcome: outputs['verdict'] ?? `exit ${code}`, codes: codesOf(JSON.parse(outputs['reasons'] ?? '[]')) };
}

const cases = readCases();

/**
 * The one difference between a log handed over and one that we captured ourselves: there, a truncation mark that exit, closing lines and reports
 * contradict is a line like any other.
 */
const isOwnLog = (byJudge: Told, byAction: Told) => byJudge.codes[0] === 'log-truncated' && byAction.codes.includes('log-elided');

describe.skipIf(cases.length === 0)('the field cases', () => {
  test('through the action: the same outcomes as through `receipt judge`', async () => {
    const differing: string[] = [];
    const rest = [...cases];
    const work = async () => {
      for (let each = rest.shift(); each !== undefined; each = rest.shift()) {
        const [byJudge, byAction] = [await judged(each), await throughAction(each)];
        if (byAction.outcome === byJudge.outcome || isOwnLog(byJudge, byAction)) continue;
        differing.push(
          `${each.name}: ${byJudge.outcome} (${byJudge.codes[0]}) by judge, ${byAction.outcome} (${byAction.codes[0]}) by the action`,
        );
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
    expect(differing).toEqual([]);
  }, 900_000);
});

describe('recorded runs through the action', () => {
  test.each([
    ['passes', 'passed', ''],
    ['fails', 'failed', 'test-failures'],
    ['hides-failures', 'failed', 'test-failures'],
    ['no-report', 'incomplete', 'junit-missing'],
  ])('%s', async (run, verdict, decidedBy) => {
    const { path, git } = repository({ '.gitignore': 'report.xml\n' });
    const sha = git('rev-parse', 'HEAD').trim();
    const event = EVENTS.push({ head: sha, base: sha, merge: sha });
    const { outputs } = await runMain({ event, workspace: path, server: null, inputs: { ...replayInputs(run), check: 'never' } });
    expect(outputs).toMatchObject({ verdict, 'decided-by': decidedBy });
  });
});
