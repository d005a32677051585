import type { LogSign, SignCode } from '../model/log.ts';
import type { RunnerProfile } from '../runners/profile.ts';
import { decodeBytes } from './byte-patterns.ts';
import type { Bounds } from './log-bounds.ts';
import type { Session } from './log-session.ts';
import type { SignKeeper } from './log-signs.ts';

/** Characters kept of a line. */
const TEXT = 200;

/** The strongest thing seen of a runner. */
export type Trace = 'closing' | 'opening' | 'result' | 'progress';
const STRENGTH: Readonly<Record<Trace, number>> = { progress: 0, result: 1, opening: 2, closing: 3 };

/** A line that is kept for messages; the text is decoded and bounded. */
export interface KeptLine {
  readonly line: number;
  readonly text: string;
}

/** What all runners of a scan share. */
export interface Kept {
  readonly keeper: SignKeeper;
  readonly bounds: Bounds;
}

/** What one runner left in one stream: its runs, and what was said about all of them. Lines and texts come from the log: hostile, as bytes. */
export class RunnerTraces {
  readonly profile: RunnerProfile;
  readonly stream: string;
  readonly firstLine: number;
  /** Of the lines that said more than that a test ended. */
  lastLine = 0;
  strongest: Trace = 'progress';
  /** Runs that can't change any more. */
  readonly sessions: Session[] = [];
  /** Tests by their results, over all runs. */
  finished = 0;
  red = 0;
  /** A line said that a test starts: in this run of the runner every test has one. */
  announcesStarts = false;
  /** Lines that say red without a count of tests. */
  redLines = 0;
  firstRedLine: KeptLine | null = null;
  /** Units replayed from a cache, and units that ran. */
  cached = 0;
  ran = 0;
  /** The latest closing line. */
  closing: KeptLine | null = null;
  readonly bounds: Bounds;
  readonly #keeper: SignKeeper;

  constructor(profile: RunnerProfile, stream: string, line: number, { keeper, bounds }: Kept) {
    this.profile = profile;
    this.stream = stream;
    this.firstLine = line;
    this.#keeper = keeper;
    this.bounds = bounds;
  }

  mark(trace: Trace): void {
    if (STRENGTH[trace] > STRENGTH[this.strongest]) this.strongest = trace;
  }

  closingLine(line: number, text: string): void {
    this.closing = { line, text: decodeBytes(text, TEXT) };
  }

  redLine(line: number, text: string): void {
    this.redLines += 1;
    this.firstRedLine ??= { line, text: decodeBytes(text, TEXT) };
    this.mark('closing');
  }

  /** @param id the name of the test that the sign is about. */
  sign(code: SignCode, yields: LogSign['yields'], line: number, text: string, id: string | null = null): void {
    if (code !== 'unfinished-test') this.mark('result');
    this.#keeper.add({
      code,
      yields,
      line,
      text: decodeBytes(text, TEXT),
      id: id === null ? null : decodeBytes(id, TEXT),
      runner: this.profile.name,
      stream: this.stream,
    });
  }
}
