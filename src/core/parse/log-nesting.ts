import type { Session } from './log-session.ts';
import type { RunnerTraces } from './log-traces.ts';

interface Interval {
  readonly open: number;
  readonly close: number;
  readonly runner: RunnerTraces;
  readonly session: Session | null;
}

/**
 * Which runs lie within which: between an opening line and the last closing line of a run that was closed, in the same stream or around
 * it. A run without an opening line contains nothing, whatever ticks were seen before: what it lies between is not known.
 */
export class Nesting {
  readonly #byStream = new Map<string, { intervals: Interval[]; reach: Interval[] }>();
  readonly #runners: readonly RunnerTraces[];

  /** @param direct name of the profile that the command itself is: all that it prints before its last closing line is its own. */
  constructor(runners: readonly RunnerTraces[], direct: string | null) {
    this.#runners = runners;
    for (const runner of runners) {
      // what a wrapper starts are runners in their own right
      if (runner.profile.log.closing === undefined) continue;
      const closed = runner.sessions.filter((session) => session.close !== null);
      const intervals: Interval[] = closed.flatMap((session) =>
        session.opened ? [{ open: session.open, close: session.close ?? 0, runner, session }] : [],
      );
      const isDirect =
        runner.profile.name === direct && runner.stream === '' && closed.length === runner.sessions.length && closed.length > 0;
      if (isDirect) intervals.push({ open: 0, close: Math.max(...closed.map((s) => s.close ?? 0)), runner, session: null });
      this.#add(runner.stream, intervals);
    }
    for (const { intervals, reach } of this.#byStream.values()) {
      intervals.sort((a, b) => a.open - b.open);
      for (const interval of intervals) {
        const before = reach.at(-1);
        reach.push(before !== undefined && before.close >= interval.close ? before : interval);
      }
    }
  }

  /** The runner within whose run the session lies wholly, or that prints such lines as its own; null for an outer one. */
  around(runner: RunnerTraces, session: Session): string | null {
    const outer = this.#containing(
      runner.stream,
      session.open,
      session.close ?? session.last,
      (i) => i.session !== session && !(i.runner === runner && (i.session === null || runner.profile.log.overlaps)),
    );
    return outer?.runner.profile.name ?? this.#wrapper(runner, session);
  }

  /** The runner within whose run all lines of one lie that has no run of its own (a wrapper's summary that a test printed). */
  aroundLines(runner: RunnerTraces): string | null {
    const outer = this.#containing(runner.stream, runner.firstLine, runner.lastLine, (interval) => interval.runner !== runner);
    return outer?.runner.profile.name ?? null;
  }

  /** Whether a line lies in the run of another runner than `name` (null: of any). */
  coversLine(stream: string, line: number, name: string | null): boolean {
    return this.#containing(stream, line, line, (interval) => interval.runner.profile.name !== name) !== null;
  }

  /** A runner that prints the lines of this one as its own, around it or, where it prints no opening line, closing behind it. */
  #wrapper(runner: RunnerTraces, session: Session): string | null {
    const { name } = runner.profile;
    const outer = this.#runners.find(
      (other) =>
        other.profile.wraps?.includes(name) &&
        other.strongest !== 'progress' &&
        (other.stream === '' || other.stream === runner.stream) &&
        carries(other, session),
    );
    return outer?.profile.name ?? null;
  }

  #add(stream: string, intervals: readonly Interval[]): void {
    const known = this.#byStream.get(stream);
    if (known) known.intervals.push(...intervals);
    else this.#byStream.set(stream, { intervals: [...intervals], reach: [] });
  }

  #containing(stream: string, first: number, last: number, allowed: (interval: Interval) => boolean): Interval | null {
    for (const name of stream === '' ? [''] : [stream, '']) {
      const known = this.#byStream.get(name);
      if (known === undefined) continue;
      const found = longestBefore(known, first);
      if (found !== null && found.open < first && found.close > last && allowed(found)) return found;
      // the longest one is not allowed (it is the session itself, or of the same runner): look at each
      if (found !== null && !allowed(found)) {
        const other = known.intervals.find((interval) => interval.open < first && interval.close > last && allowed(interval));
        if (other) return other;
      }
    }
    return null;
  }
}

/** Of the intervals that open before `line`, the one that closes last. */
function longestBefore({ intervals, reach }: { intervals: Interval[]; reach: Interval[] }, line: number): Interval | null {
  let low = 0;
  let high = intervals.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((intervals[middle]?.open ?? 0) < line) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? null : (reach[low - 1] ?? null);
}

function carries(outer: RunnerTraces, inner: Session): boolean {
  const closed = outer.sessions.filter((session) => session.close !== null);
  // it is open itself, and that is what will be asked about
  if (closed.length === 0) return outer.sessions.every((session) => !session.opened || session.open < inner.open);
  // it leaves the counting to what it carries
  if (closed.every(({ tally }) => tally === null)) return false;
  const end = inner.close ?? inner.last;
  const behind = closed.some((session) => (session.close ?? 0) >= end && (!session.opened || session.open < inner.open));
  const within = closed.some((session) => session.opened && session.open < inner.open && (session.close ?? 0) >= end);
  return within || (behind && (inner.close !== null || outer.profile.wrapsUnclosed === true));
}
