import { type DecidingCode, type NoteCode, REASONS, type Reason, type ReasonCode } from '../model/reasons.ts';
import { red, type Tally } from '../model/tally.ts';
import type { Verdict } from '../model/verdict.ts';
import { escapeTerminal } from './escape.ts';
import { plural } from './quantities.ts';

/** The why of an outcome in a few words, for one line of a terminal. `{name}` stands for an argument of the reason. */
const HEADLINES = {
  'not-started': 'the command could not be started',
  'killed-by-signal': 'ended by {signal}',
  timeout: 'stopped at the time limit of {limit}',
  interrupted: 'interrupted from outside',
  'log-not-closed': 'a process left behind held the output',
  'log-limit': 'the log passed its limit of {limit}',
  'tree-moved': 'what was tested changed during the run',
  'source-unknown': 'what was tested is unknown',
  'dirty-checkout': 'tracked files differed from HEAD before the run',
  'head-mismatch': 'another commit was tested',
  'command-failed-early': 'exit {code} before any test ran',
  'junit-missing': 'no JUnit report was written',
  'junit-unreadable': '{file} could not be read',
  'junit-empty': '{file} is empty',
  'junit-malformed': '{file} is not well-formed',
  'junit-unsafe': '{file} is not safe to read',
  'not-junit': '{file} is {format}, not JUnit',
  'junit-stale': '{file} was not written by this run',
  'test-failures': '{red} of {tests} tests',
  'suite-error': 'an error outside any test case',
  'footer-failures': 'failures that no report shows',
  'no-tests': 'no test was executed',
  'all-skipped': 'all {skipped} tests were skipped',
  'mostly-skipped': 'only {executed} of {tests} tests were executed',
  'count-mismatch': 'the counts do not agree',
  'unfinished-test': 'a test started and has no result',
  'not-run': '{runner} says that tests did not run',
  'task-incomplete': 'fewer tasks finished than were started',
  'exit-nonzero': 'exit {code}, though no test case is red',
  'worker-crash': 'a worker process died',
  'crash-in-log': 'a process crashed during the run',
  'footer-missing': "{runner}'s closing lines are missing",
  'log-truncated': 'the log is not whole',
  'runner-unknown': 'no known test runner was recognised',
  cached: 'nothing was executed, all came from a cache',
  'below-minimum': '{executed} tests executed, at least {minimum} expected',
  'policy-invalid': 'the policy {file} cannot be used',
  'attempts-exceeded': 'attempt {attempt}; the policy allows {max}',
  'branch-unlisted': '{branch} is no branch that the policy lists',
  'workflow-changed': 'the run workflow is not the known one',
  'protected-changed': 'this changes {files}',
  'verdict-missing': '{branch} is at a commit without a green verdict',
  'jobs-unexpected': 'the run had other jobs than expected',
  'wrong-platform': '{job} ran on {given}',
  'suite-missing': 'no evidence of the suite {suite}',
  'shard-missing': 'no evidence of the shards {shards} of {suite}',
  'shard-duplicate': 'evidence of {suite} stands for more than it is',
  'wrong-command': '{suite} was not run as the policy asks',
  'leniency-refused': '{suite} was run with {option}',
  'secrets-refused': 'secrets in the evidence of {suite}',
  'run-unexpected': 'the run is not one to judge',
  'run-superseded': 'the run is no longer what counts',
  'facts-missing': 'GitHub did not tell what is needed',
  'judge-failed': 'the judge handed on no verdict',
  'artifact-unsafe': '{artifact} is not taken as evidence',
  'artifact-mismatch': '{artifact} is not what was handed over',
  'run-mismatch': 'the receipt is not of this run',
  'receipt-missing': 'there is no receipt',
  'receipt-malformed': 'the receipt cannot be read',
  'receipt-stale': '{what} from what was tested',
  'digest-mismatch': '{file} is not what the receipt was made for',
  'verdict-not-reproduced': 'the evidence gives another verdict',
  unsigned: 'the receipt carries no signature',
} as const satisfies Record<DecidingCode, string>;

/** Notes whose words are in the headline or beside a witness already. */
const SAID_ABOVE: ReadonlySet<NoteCode> = new Set<NoteCode>(['some-skipped', 'exit-masked', 'flaky']);

/** Arguments that tell more than the headline, the first one present is shown below it. */
const DETAILS = ['why', 'what', 'test', 'text', 'message', 'by'] as const;

/** A deciding reason in a few words, escaped. */
export function headlineOf(reason: Reason & { code: DecidingCode }): string {
  const { args = {} } = reason;
  if (reason.code === 'junit-missing' && args['nearby'] !== undefined) {
    return `${escapeTerminal(String(args['nearby']), 60)} lies where no report was looked for`;
  }
  if (reason.code === 'junit-missing' && args['runner'] !== undefined) {
    return `${escapeTerminal(String(args['runner']), 40)} ran, but wrote no JUnit report`;
  }
  if (reason.code === 'junit-malformed' && / is never closed/.test(String(args['why']))) {
    return `${escapeTerminal(String(args['file']), 80)} is cut short`;
  }
  return HEADLINES[reason.code].replace(/\{(\w+)\}/g, (_, name: string) => escapeTerminal(String(args[name] ?? '…'), 80));
}

/** What a reason tells beyond its headline, escaped; '' where nothing. */
export function detailOf(reason: Reason): string {
  const { args = {} } = reason;
  if (reason.code === 'receipt-missing') return escapeTerminal(String(args['looked'] ?? ''), 400);
  if (reason.code === 'verdict-not-reproduced') {
    return escapeTerminal(`it gives ${args['derived'] ?? '…'}; the receipt says ${args['claimed'] ?? '…'}`, 400);
  }
  const name = DETAILS.find((key) => args[key] !== undefined && args[key] !== '');
  const said = isDeciding(reason) && name !== undefined && HEADLINES[reason.code].includes(`{${name}}`);
  return name === undefined || said ? '' : escapeTerminal(String(args[name]), 400);
}

/** A further reason on one line: "code: what", with the file it is about. */
export function alsoOf(reason: Reason & { code: DecidingCode }): string {
  const detail = detailOf(reason);
  const file = detail === '' || reason.args?.['file'] === undefined ? '' : `${escapeTerminal(String(reason.args['file']), 120)}: `;
  return `${reason.code}: ${file}${detail === '' ? headlineOf(reason) : detail}`;
}

export function isDeciding(reason: Reason): reason is Reason & { code: DecidingCode } {
  return REASONS[reason.code].outcome !== 'note';
}

const CAUSES: ReadonlySet<ReasonCode> = new Set<ReasonCode>([
  'not-started',
  'killed-by-signal',
  'timeout',
  'interrupted',
  'command-failed-early',
]);

/** Without what follows from the deciding reason: a command that never got as far as its tests leaves no report and no closing lines; that goes without saying. */
export function withoutConsequences(deciding: Reason, others: readonly Reason[]): readonly Reason[] {
  if (!CAUSES.has(deciding.code)) return others;
  return others.filter(({ code }) => code !== 'junit-missing' && code !== 'runner-unknown' && code !== 'footer-missing');
}

/** Notes that a reader has not been told otherwise. */
export function notesOf(verdict: Verdict): Reason[] {
  return verdict.reasons.filter((reason) => !isDeciding(reason) && !SAID_ABOVE.has(reason.code as NoteCode));
}

/** "128 tests: 126 passed, 2 skipped", "31 tests passed", with every leniency that was used: a pass by leave says so in its first line. */
export function passedHeadline(tally: Tally, reasons: readonly Reason[]): string {
  const leave = reasons.filter((reason) => reason.code === 'leniency').map((reason) => reason.args ?? {});
  const [only] = leave;
  if (only === undefined) return tallyLine(tally);
  if (leave.length === 1) return `${tallyLine(tally)}; ${only['what']} (${only['option']})`;
  return `${tallyLine(tally)}; by leave of ${leave.map((args) => args['option']).join(', ')}`;
}

/** "128 tests: 126 passed, 2 skipped"; "4 tests passed" where that is all. */
export function tallyLine(tally: Tally): string {
  if (tally.passed === tally.tests && tally.flaky === 0 && tally.tests > 0) return `${plural(tally.tests, 'test')} passed`;
  return [plural(tally.tests, 'test'), tallyCounts(tally)].filter((text) => text !== '').join(': ');
}

/** The counts that aren't zero, in words; '' where all are. */
export function tallyCounts(tally: Tally): string {
  const counts = [
    tally.failed > 0 ? `${tally.failed} failed` : '',
    tally.errored > 0 ? `${tally.errored} with errors` : '',
    tally.passed > 0 ? `${tally.passed} passed` : '',
    tally.flaky > 0 ? `${tally.flaky} of them flaky` : '',
    tally.skipped > 0 ? `${tally.skipped} skipped` : '',
  ];
  return counts.filter((text) => text !== '').join(', ');
}

/** The shortest true word on a tally: for the column "says". */
export function tallySays(tally: Tally): string {
  if (red(tally) > 0) return `${red(tally)} failed`;
  if (tally.passed > 0) return `${tally.passed} passed`;
  return tally.skipped > 0 ? `${tally.skipped} skipped` : 'no tests';
}
