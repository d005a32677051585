import type { LogSign } from '../model/log.ts';
import type { Reason } from '../model/reasons.ts';
import { executed } from '../model/tally.ts';
import { profileNamed, runnerOfCommand } from '../runners/index.ts';
import type { Reading } from './reading.ts';
import { declaredShortfall, placed } from './report-rules.ts';

/** From here on a suite is too large for nearly everything to be skipped by intent. */
const MOSTLY_SKIPPED_FROM = 20;

/** Nothing is red, but is everything there? Places 30 to 33. */
export function missingReasons(reading: Reading): Reason[] {
  return [...noTests(reading), ...skipped(reading), ...mismatches(reading), ...unfinishedCases(reading)];
}

function noTests({ reports, tally, withoutReports, outer, allows }: Reading): Reason[] {
  if (allows('allow-empty')) return [];
  const reasons: Reason[] = [];
  for (const report of reports) {
    if (report.facts.tally.tests === 0) {
      reasons.push({ code: 'no-tests', where: { file: report.path }, args: { what: `${report.path} holds no test case` } });
    }
  }
  if (reasons.length > 0) return reasons;
  if (tally !== null && tally.tests === 0) return [{ code: 'no-tests', args: { what: 'the closing lines count none' } }];
  if (tally === null && outer.some((runner) => runner.zero)) {
    return [{ code: 'no-tests', args: { what: 'the runner says that there was nothing to run' } }];
  }
  if (withoutReports && tally === null) return [];
  const containers = reports.reduce((sum, report) => sum + report.containers, 0);
  if (tally !== null && containers > 0 && containers === executed(tally) && !allows('allow-containers')) {
    const first = reports.find((report) => report.containers > 0);
    const where = placed(first?.path ?? '', first?.facts.cases.firstContainer?.where);
    return [{ code: 'no-tests', where, args: { what: 'the only cases are files that ran no test' } }];
  }
  return [];
}

function skipped({ tally, evidence, allows }: Reading): Reason[] {
  if (tally === null || tally.tests === 0) return [];
  const ran = executed(tally);
  if (ran === 0) return allows('allow-empty') ? [] : [{ code: 'all-skipped', args: { skipped: tally.skipped } }];
  const few = tally.tests >= MOSTLY_SKIPPED_FROM && ran * 10 < tally.tests;
  const limit = evidence.expectations.max_skipped;
  const args = { executed: ran, tests: tally.tests };
  if (limit === null) return few ? [{ code: 'mostly-skipped', args }] : [];
  if (tally.skipped > limit) return [{ code: 'mostly-skipped', args }];
  return few
    ? [{ code: 'leniency', args: { option: '--max-skipped', what: `${tally.skipped} of ${tally.tests} tests were skipped` } }]
    : [];
}

function mismatches({ reports, outer, agreement }: Reading): Reason[] {
  const reasons: Reason[] = [];
  for (const { report, short } of unexplained(reports, agreement)) {
    const what = `${short.suite} in ${report.path} declares ${short.declared} tests and holds ${short.found}`;
    reasons.push({ code: 'count-mismatch', where: placed(report.path, short.where), args: { what } });
  }
  for (const { what } of agreement.disagreements) reasons.push({ code: 'count-mismatch', args: { what } });
  for (const runner of outer) {
    if (runner.announced === null || runner.tally === null || runner.announced <= runner.tally.tests) continue;
    const title = profileNamed(runner.runner)?.title ?? runner.runner;
    const what = `${title} announced ${runner.announced} tests, its closing lines account for ${runner.tally.tests}`;
    reasons.push({ code: 'count-mismatch', args: { what } });
  }
  return reasons;
}

/** What reports declare and don't hold; skipped tests that a reporter counts but doesn't list aside, where the closing lines count them. */
function unexplained(reports: Reading['reports'], { confirmed, unlisted }: Reading['agreement']) {
  const found = reports.flatMap((report) => {
    const short = declaredShortfall(report);
    return short === null ? [] : [{ report, short, lacks: short.declared - short.found }];
  });
  const lacking = found.reduce((sum, { report, lacks }) => sum + (confirmed.has(report) ? lacks : 0), 0);
  return lacking <= unlisted ? found.filter(({ report }) => !confirmed.has(report)) : found;
}

/** Cases that the dialect knows for tests that never finished. */
function unfinishedCases({ reports, tally, allows }: Reading): Reason[] {
  const reasons: Reason[] = [];
  const containers = reports.reduce((sum, report) => sum + report.containers, 0);
  const onlyContainers = tally !== null && containers === executed(tally);
  for (const { path, facts, dialect, containers: own } of reports) {
    if (dialect?.report?.namelessIsUnfinished && facts.cases.nameless > 0) {
      const where = placed(path, facts.cases.firstNameless ?? undefined);
      reasons.push({ code: 'unfinished-test', where, args: { test: `${facts.cases.nameless} case without a name` } });
    }
    if (own > 0 && !onlyContainers && !allows('allow-containers')) {
      const first = facts.cases.firstContainer;
      const where = placed(path, first?.where);
      const remedy =
        'A test file that ended early and one without tests look the same here. Take files without tests out of the run, or say --allow-containers.';
      reasons.push({
        code: 'unfinished-test',
        where,
        args: { test: `the file ${first?.name ?? ''} has no result of its own tests`, do: remedy },
      });
    }
  }
  return reasons;
}

/** What single lines of the log speak against: places 4 and 33 to 53, or notes where agreement outweighs them. */
export function signReasons(reading: Reading): Reason[] {
  const { log, expectations } = reading.evidence;
  // --runner report-only asks for no closing lines, so nothing could outweigh a sign; what never yields stands.
  const signs = expectations.runner === 'report-only' ? log.signs.filter((sign) => sign.yields === 'never') : log.signs;
  return signs.flatMap((sign) => signReason(reading, sign));
}

/** What bash says of a job that a signal ended: "e2e.sh: line 14:  4711 Terminated              npm start". */
const ENDED_JOB = /: line \d+: +\d+ [A-Z][A-Za-z ]*?(?: \(core dumped\))? {2,}(?<command>\S.*)$/;
const TEST_SCRIPT = /^(?:npm|pnpm|yarn|bun|make|just|task|rake)(?: -\S+)*(?: run)? (?:test|check|tests)(?:$|[ :])/;

/** Whether a sign is of a job that ran tests: then the others cannot know what it would have said. A script may stop its own helpers. */
function endedTests({ text, runner }: LogSign): boolean {
  const command = runner === null ? ENDED_JOB.exec(text)?.groups?.['command'] : undefined;
  return command !== undefined && (runnerOfCommand([command], true) !== null || TEST_SCRIPT.test(command));
}

function signReason({ agreement, reports, evidence }: Reading, sign: LogSign): Reason[] {
  const where = { file: 'log.txt', line: sign.line };
  if (sign.code === 'stopped-early' || sign.code === 'log-elided') return [{ code: sign.code, where, args: { text: sign.text } }];
  if (sign.yields === 'named-case' && sign.id !== null) {
    const id = sign.id;
    if (reports.some((report) => report.facts.finished.includes(id))) return [];
  }
  const ofAnotherRunner = sign.nested && sign.runner !== null;
  if (agreement.holds && (ofAnotherRunner || sign.yields === 'agreement') && !endedTests(sign)) {
    if (sign.code !== 'log-truncated') return [{ code: 'sign-in-nested-output', where, args: { code: sign.code, text: sign.text } }];
    if (evidence.capture === 'own') return [{ code: 'log-elided', where, args: { text: sign.text } }];
  }
  const runner = sign.runner === null ? 'the suite' : (profileNamed(sign.runner)?.title ?? sign.runner);
  return [{ code: sign.code, where, args: { text: sign.text, runner, by: sign.text, test: sign.id ?? sign.text } }];
}
