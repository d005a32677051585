import { addTallies, EMPTY_TALLY, type Tally } from '../model/tally.ts';
import type { Closing, CountKey } from '../runners/profile.ts';
import { ownBytes } from './byte-patterns.ts';

/** Counts by the names that the profile's groups and words give them. */
export type Counts = Map<string, number>;

/** One run of a runner, from its opening to its closing lines. Numbers are lines. */
export interface Session {
  /** Line of the opening; of the first closing line where none was seen. */
  open: number;
  /** An opening line was seen. */
  readonly opened: boolean;
  /** Its last line so far. */
  last: number;
  close: number | null;
  announced: number | null;
  tally: Tally | null;
  /** Counts of its closing lines that no tally holds; null where there are none. */
  extra: Counts | null;
  zero: boolean;
  confirmed: boolean;
  /** Its running totals are complete; or its plan is met, and only the end of its closing lines is missing. */
  done: boolean;
  /** Tests by their results. */
  passed: number;
  failed: number;
  skipped: number;
  started: number;
  /** TAP's plan, -1 where none was seen. */
  plan: number;
  /** Behind its plan further lines have to come. */
  asksMore: boolean;
  /** Started and not ended: name to how often; null until the first start. */
  running: Map<string, number> | null;
  /** Started beyond what `running` can hold. */
  overflow: number;
}

export function newSession(open: number, opened: boolean): Session {
  return {
    open,
    opened,
    last: open,
    close: null,
    announced: null,
    tally: null,
    extra: null,
    zero: false,
    confirmed: false,
    done: false,
    passed: 0,
    failed: 0,
    skipped: 0,
    started: 0,
    plan: -1,
    asksMore: false,
    running: null,
    overflow: 0,
  };
}

const KEYS: ReadonlySet<string> = new Set<CountKey>(['tests', 'passed', 'failed', 'errored', 'skipped', 'flaky', 'none']);

export function isCountKey(name: string): name is CountKey {
  return KEYS.has(name);
}

/** Words of the log that are counted apart; further ones are not. */
const MAX_WORDS = 32;
/** Characters kept of such a word. */
export const MAX_WORD = 40;

/** @param name may come from the log. */
export function addTo(counts: Counts, name: string, n: number): void {
  const before = counts.get(name);
  if (before !== undefined) counts.set(name, before + n);
  else if (counts.size < MAX_WORDS || isCountKey(name)) counts.set(ownBytes(name), n);
}

/** The tally that closing lines give; null where they don't add up though the profile says that they do. */
export function tallyOf(counts: Counts, closing: Closing): Tally | null {
  const of = (key: CountKey) => counts.get(key) ?? 0;
  const [failed, errored, skipped, flaky] = [of('failed'), of('errored'), of('skipped'), of('flaky')];
  const total = counts.get('tests');
  const holdsSkipped = closing.total !== 'without-skipped';
  if (counts.has('passed') || total === undefined) {
    const passed = of('passed') + flaky;
    const rest = closing.restFailed && total !== undefined ? Math.max(0, total - passed - (holdsSkipped ? skipped : 0)) : 0;
    const tests = passed + failed + rest + errored + skipped;
    if (closing.addsUp && (total ?? counts.get('of')) !== tests) return null;
    return { tests, passed, failed: failed + rest, errored, skipped, flaky };
  }
  const passed = Math.max(0, total - failed - errored - (holdsSkipped ? skipped : 0));
  return { tests: passed + failed + errored + skipped, passed, failed, errored, skipped, flaky: Math.min(flaky, passed) };
}

export function resultsTally({ passed, failed, skipped }: Session): Tally {
  return { tests: passed + failed + skipped, passed, failed, errored: 0, skipped, flaky: 0 };
}

/** Two sessions as one, open where either is: the counts stay right, and what is told apart by place only gets coarser. */
export function mergeInto(target: Session, { close, open, last, tally, zero, announced, extra }: Session): void {
  target.open = Math.min(target.open, open);
  target.last = Math.max(target.last, last);
  target.close = target.close === null || close === null ? null : Math.max(target.close, close);
  target.zero &&= zero;
  if (announced !== null) target.announced = (target.announced ?? 0) + announced;
  if (extra !== null) {
    target.extra ??= new Map();
    for (const [name, count] of extra) addTo(target.extra, name, count);
  }
  if (tally === null) return;
  target.tally = addTallies([target.tally ?? EMPTY_TALLY, tally]);
}
