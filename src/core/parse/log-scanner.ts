import type { LogFacts } from '../model/log.ts';
import { PROFILES, runnerOfCommand } from '../runners/index.ts';
import type { RunnerProfile } from '../runners/profile.ts';
import { FooterWatch } from './footer-watch.ts';
import { logSigns, runnerFacts } from './log-facts.ts';
import { Nesting } from './log-nesting.ts';
import { LogLines } from './log-pieces.ts';
import { LogReader } from './log-reader.ts';

export interface LogScannerOptions {
  /** Default: all. */
  readonly profiles?: readonly RunnerProfile[];
  /** --footer: named groups `tests`, `passed`, `failed`, `errored`, `skipped` give counts. */
  readonly footer?: RegExp | null;
  /** The command's words; where they themselves are a runner (not a script that calls one), all output is that runner's. */
  readonly argv?: readonly string[] | null;
}

/** Reads a log as it streams: write each chunk in order, then end once. State is bounded whatever is written. */
export interface LogScanner {
  /** Any bytes, cut anywhere. */
  write(chunk: Uint8Array): void;
  end(): LogFacts;
}

export function createLogScanner(options: LogScannerOptions = {}): LogScanner {
  const footer = options.footer ? new FooterWatch(options.footer) : null;
  const reader = new LogReader(options.profiles ?? PROFILES, footer);
  const lines = new LogLines(reader);
  return {
    write: (chunk) => lines.write(chunk),
    end: () => {
      const log = lines.end();
      const { runners, signs } = reader.end(log.lines);
      const nesting = new Nesting(runners, directRunner(options.argv ?? null));
      return { ...log, runners: runnerFacts(runners, nesting), signs: logSigns(signs, nesting), footer: footer?.found() ?? null };
    },
  };
}

/** One word may be a whole shell script: only words as such name the runner itself. */
function directRunner(argv: readonly string[] | null): string | null {
  return argv === null || argv.length < 2 ? null : (runnerOfCommand(argv, false)?.name ?? null);
}
