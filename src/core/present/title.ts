import { TITLE_MAX_LENGTH } from '../model/check-run.ts';
import type { Evidence } from '../model/evidence.ts';
import type { Verdict } from '../model/verdict.ts';
import { profileNamed } from '../runners/index.ts';
import { cutText, escapeTerminal } from './escape.ts';
import { headlineOf, isDeciding } from './headline.ts';
import { plural } from './quantities.ts';

/**
 * The check's title: facts first, one line, at most {@link TITLE_MAX_LENGTH} characters. What somebody else wrote is in it only as far as a
 * headline names a file or a runner, escaped and short. A pass by leave says so here.
 * @param attempt of the workflow run; told from the second on.
 */
export function titleOf(verdict: Verdict, evidence: Evidence, attempt = 1): string {
  const parts = [verdict.outcome.toUpperCase(), ...factsOf(verdict, evidence), ...(attempt > 1 ? [`attempt ${attempt}`] : [])];
  return cutText(parts.filter((part) => part !== '').join(' · '), TITLE_MAX_LENGTH);
}

function factsOf(verdict: Verdict, evidence: Evidence): string[] {
  if (verdict.outcome === 'passed') return passedFacts(verdict, evidence);
  const [deciding] = verdict.reasons;
  const why = isDeciding(deciding) ? headlineOf(deciding) : '';
  const hidden = verdict.reasons.some(({ code }) => code === 'exit-masked');
  const seen = deciding.code === 'killed-by-signal' && verdict.tally !== null ? ` after ${plural(verdict.tally.tests, 'test')}` : '';
  const memory = deciding.args?.['signal'] === 'SIGKILL' ? ' (out of memory?)' : '';
  return [`${why}${seen}${memory}`, hidden ? 'the exit code hid them' : ''];
}

function passedFacts({ tally, reasons }: Verdict & { outcome: 'passed' }, evidence: Evidence): string[] {
  const counts = [
    plural(tally.tests, 'test'),
    tally.skipped > 0 ? `${tally.skipped} skipped` : '',
    tally.flaky > 0 ? `${tally.flaky} flaky` : '',
  ].filter((count) => count !== '');
  return [counts.join(', '), leaveOf(reasons) ?? runnersOf(evidence)];
}

function leaveOf(reasons: Verdict['reasons']): string | null {
  const leave = reasons.filter(({ code }) => code === 'leniency').map(({ args = {} }) => args);
  const [only] = leave;
  if (only === undefined) return null;
  if (leave.length === 1) return `${only['what']} (${only['option']})`;
  const options = `by leave of ${leave.map((args) => args['option']).join(', ')}`;
  return options.length <= 60 ? options : `by leave of ${leave.length} options`;
}

function runnersOf({ log }: Evidence): string {
  const names = new Set(log.runners.filter(({ nestedIn }) => nestedIn === null).map(({ runner }) => profileNamed(runner)?.title ?? runner));
  return [...names]
    .slice(0, 3)
    .map((name) => escapeTerminal(name, 40))
    .join(', ');
}
