import type { LogSign, RunnerFacts } from '../model/log.ts';
import { addTallies } from '../model/tally.ts';
import type { Nesting } from './log-nesting.ts';
import { addTo, type Counts, type Session } from './log-session.ts';
import type { FoundSign } from './log-signs.ts';
import type { RunnerTraces } from './log-traces.ts';

/** The facts of each runner in each stream, outer and nested sessions apart. */
export function runnerFacts(runners: readonly RunnerTraces[], nesting: Nesting): RunnerFacts[] {
  return withoutFaintTraces(runners).flatMap((runner) => {
    const groups = new Map<string | null, Session[]>();
    for (const session of runner.sessions) {
      const outer = nesting.around(runner, session);
      groups.set(outer, [...(groups.get(outer) ?? []), session]);
    }
    if (groups.size === 0) groups.set(isWrapper(runner) ? nesting.aroundLines(runner) : null, []);
    // what isn't kept by session belongs to the outer ones, so that nothing red is lost among nested lines
    const main = groups.has(null) ? null : [...groups.keys()][0];
    return [...groups].map(([nestedIn, sessions]) => factsOf(runner, nestedIn, sessions, nestedIn === main));
  });
}

/** Ticks that any runner could have printed: nothing beside a runner of the stream that left more than that, else the first runner's. */
function withoutFaintTraces(runners: readonly RunnerTraces[]): RunnerTraces[] {
  const spoken = new Set(runners.filter((runner) => runner.strongest !== 'progress').map((runner) => runner.stream));
  return runners.filter((runner) => {
    if (runner.strongest !== 'progress') return true;
    const first = !spoken.has(runner.stream);
    spoken.add(runner.stream);
    return first;
  });
}

function factsOf(runner: RunnerTraces, nestedIn: string | null, sessions: readonly Session[], whole: boolean): RunnerFacts {
  const closed = sessions.filter((session) => session.close !== null);
  const firstOpen = sessions.find((session) => session.close === null);
  const tallies = closed.flatMap((session) => (session.tally === null ? [] : [session.tally]));
  const uncounted = closed.some((session) => session.tally === null && !session.zero);
  const announcing = sessions.filter((session) => session.announced !== null);
  return {
    runner: runner.profile.name,
    stream: runner.stream,
    nestedIn,
    trace: runner.strongest,
    sessions: isWrapper(runner) ? sessions.length : Math.max(1, sessions.length),
    closed: closed.length,
    firstUnclosedLine: firstOpen?.open ?? (sessions.length === 0 && !isWrapper(runner) ? runner.firstLine : null),
    tally: tallies.length === 0 ? null : addTallies(tallies),
    unit: tallies.length === 0 || uncounted ? 'none' : (runner.profile.log.closing?.unit ?? 'none'),
    extra: sumExtra(closed),
    announced: announcing.length === 0 ? null : announcing.reduce((sum, session) => sum + (session.announced ?? 0), 0),
    results: whole ? { finished: runner.finished, red: runner.red } : { finished: 0, red: 0 },
    zero:
      closed.length > 0 &&
      closed.length === sessions.length &&
      closed.every((s) => s.zero || s.tally?.tests === 0) &&
      closed.some((s) => s.zero),
    redLines: whole ? runner.redLines : 0,
    firstRedLine: whole ? runner.firstRedLine : null,
    cached: whole ? runner.cached : 0,
    ran: whole ? runner.ran : 0,
    closing: whole ? runner.closing : null,
  };
}

function sumExtra(sessions: readonly Session[]): Record<string, number> {
  const sum: Counts = new Map();
  for (const { extra } of sessions) for (const [name, count] of extra ?? []) addTo(sum, name, count);
  return Object.fromEntries(sum);
}

function isWrapper(runner: RunnerTraces): boolean {
  return runner.profile.log.closing === undefined;
}

/** Marks the signs that lie in another runner's run. */
export function logSigns(found: readonly FoundSign[], nesting: Nesting): LogSign[] {
  return found.map(({ stream, ...sign }) => ({ ...sign, nested: nesting.coversLine(stream, sign.line, sign.runner) }));
}
