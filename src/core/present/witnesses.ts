import type { Evidence } from '../model/evidence.ts';
import { describeExit } from '../model/exit.ts';
import type { RunnerFacts } from '../model/log.ts';
import type { Reason, ReasonCode } from '../model/reasons.ts';
import type { ReportClaim } from '../model/report.ts';
import { addTallies, executed, red, type Tally } from '../model/tally.ts';
import type { Verdict } from '../model/verdict.ts';
import { profileNamed } from '../runners/index.ts';
import { escapeTerminal } from './escape.ts';
import { tallyCounts, tallySays } from './headline.ts';
import { formatBytes, plural } from './quantities.ts';

/** One of the three witnesses: what was seen, and what it says of the run. Escaped. */
export interface Witness {
  readonly name: 'exit' | 'log' | 'reports';
  readonly seen: string;
  readonly says: string;
  /** Whether what it says is good or bad news; `unclear` where it can't be believed, `silent` where it says nothing. */
  readonly sign: 'good' | 'bad' | 'unclear' | 'silent';
}

/** Exit, log and reports, in this order. */
export function witnessesOf(evidence: Evidence, verdict: Verdict): readonly Witness[] {
  return [exitWitness(evidence, verdict), logWitness(evidence), reportWitness(evidence, verdict)];
}

function exitWitness({ exit }: Evidence, verdict: Verdict): Witness {
  const masked = verdict.reasons.some((reason) => reason.code === 'exit-masked');
  const seen = escapeTerminal(describeExit(exit), 300);
  const says = exit.kind !== 'exited' ? 'says: did not end by itself' : exit.code === 0 ? 'says: fine' : 'says: failed';
  const sign = exit.kind === 'exited' && exit.code === 0 && !masked ? 'good' : 'bad';
  return { name: 'exit', seen, says: masked ? '← hides the failures: look for `|| true` or a pipe without pipefail' : says, sign };
}

function signOf(tally: Tally): Witness['sign'] {
  if (red(tally) > 0) return 'bad';
  return tally.passed > 0 ? 'good' : 'silent';
}

/** A closing line without the rules that runners draw around it. */
function closingText(text: string): string {
  return escapeTerminal(text.replace(/\s+/g, ' ').replace(/^[ =─━#*-]+(?=\S)|(?<=\S)[ =─━#*-]+$/g, ''), 100);
}

/** The closing line that a reader knows from the log; the counts, where the last line of a block tells none of them. */
function closingOf({ closing, tally }: RunnerFacts): string {
  const text = closing === null ? '' : closingText(closing.text);
  // "ℹ todo 0" tells nothing of a run without a pass.
  const telling = tally === null ? [] : [executed(tally), tally.passed].filter((count) => count > 0);
  if (tally === null || telling.some((count) => new RegExp(`\\b${count}\\b`).test(text))) return text === '' ? '' : `: ${text}`;
  return `: ${tallyCounts(tally)}`;
}

function title(runner: RunnerFacts): string {
  return profileNamed(runner.runner)?.title ?? escapeTerminal(runner.runner, 40);
}

function logWitness({ log, logState }: Evidence): Witness {
  const size = log.sizeBytes === 0 ? 'empty' : formatBytes(log.sizeBytes);
  const open = logState.closed ? '' : ', still held open by a process left behind';
  const outer = log.runners.filter((runner) => runner.nestedIn === null);
  const closed = outer.filter((runner) => runner.closed > 0);
  const unclosed = outer.find((runner) => runner.closed < runner.sessions && runner.closed === 0 && runner.trace !== 'progress');
  const tallies = closed.flatMap((runner) => (runner.tally === null ? [] : [runner.tally]));
  const says = tallies.length > 0 ? `says: ${tallySays(addTallies(tallies))}` : 'says: nothing';
  const sign = tallies.length > 0 ? signOf(addTallies(tallies)) : 'silent';
  const [only] = closed;
  if (only !== undefined && closed.length === 1 && unclosed === undefined) {
    return { name: 'log', seen: `${size}${open}, closed by ${title(only)}${closingOf(only)}`, says, sign };
  }
  if (unclosed !== undefined) {
    const where = unclosed.firstUnclosedLine === null ? '' : ` (opened at line ${unclosed.firstUnclosedLine})`;
    return { name: 'log', seen: `${size}${open}, never closed by ${title(unclosed)}${where}`, says, sign: 'unclear' };
  }
  if (closed.length > 1) {
    const names = [...new Set(closed.map(title))].slice(0, 5).join(', ');
    return { name: 'log', seen: `${size}${open}, closed ${closed.length} times: ${names}`, says, sign };
  }
  if (log.footer !== null && log.footer.matches > 0) {
    const footerSays = log.footer.tally === null ? says : `says: ${tallySays(log.footer.tally)}`;
    const footerSign = log.footer.tally === null ? sign : signOf(log.footer.tally);
    return { name: 'log', seen: `${size}${open}, closed: ${closingText(log.footer.text)}`, says: footerSays, sign: footerSign };
  }
  return { name: 'log', seen: log.sizeBytes === 0 ? `${size}${open}` : `${size}${open}, no runner's closing lines`, says, sign };
}

function reportWitness({ reports, expectations, capture }: Evidence, verdict: Verdict): Witness {
  const read = reports.filter((claim) => claim.kind === 'read');
  const bad = reports.find((claim) => claim.kind === 'rejected' && !claim.companion);
  if (bad !== undefined) return { name: 'reports', seen: rejectedSeen(bad, read.length), says: "can't be believed", sign: 'unclear' };
  if (read.length === 0) {
    return { name: 'reports', seen: noneSeen(expectations.reports, capture, verdict.reasons), says: 'says: nothing', sign: 'silent' };
  }
  // The verdict's tally has the producer's dialect applied (a failing todo is no failure).
  const tally = verdict.tally ?? addTallies(read.map((claim) => claim.facts.tally));
  const [first] = read;
  const name = read.length === 1 && first !== undefined ? escapeTerminal(first.path, 60) : plural(read.length, 'file');
  const failed = red(tally) > 0 ? `, ${red(tally)} failed` : '';
  return {
    name: 'reports',
    seen: `${name}: ${plural(tally.tests, 'case')}${failed}`,
    says: `says: ${tallySays(tally)}`,
    sign: signOf(tally),
  };
}

const REFUSED: Readonly<Partial<Record<ReasonCode, string>>> = {
  'junit-empty': 'empty',
  'not-junit': 'not JUnit',
  'junit-unsafe': 'unsafe',
};

function rejectedSeen(bad: ReportClaim, others: number): string {
  const reason = bad.kind === 'rejected' ? bad.reason : null;
  const cases = Number(reason?.args?.['cases'] ?? 0);
  const state = (reason === null ? undefined : REFUSED[reason.code]) ?? 'unreadable';
  const after = cases > 0 ? ` after ${plural(cases, 'case')}` : '';
  const beside = others > 0 ? `, beside ${plural(others, 'readable file')}` : '';
  return `${escapeTerminal(bad.path, 60)}: ${state}${after}${beside}`;
}

function noneSeen(asked: readonly string[], capture: Evidence['capture'], reasons: readonly Reason[]): string {
  if (asked.includes('none')) return 'none asked for (--report none)';
  if (capture === 'foreign' && asked.includes('auto')) return 'none named (--report FILE)';
  const looked = reasons.find((reason) => reason.code === 'junit-missing')?.args?.['looked'];
  return looked === undefined ? 'none' : `none; ${escapeTerminal(String(looked), 200)}`;
}
