import type { LogSign, SignCode } from '../model/log.ts';
import { toBytes } from './byte-patterns.ts';
import { TRUNCATION_MARKS } from './truncation-marks.ts';

/** A sign as it is found; whether it lies in another runner's output is known only at the end. */
export interface FoundSign extends Omit<LogSign, 'nested'> {
  readonly stream: string;
}

/** Signs kept of each code and way of yielding: the first ones and the latest. */
const KEPT = 6;
const KEPT_UNFINISHED = 60;
const MAX_SIGNS = 200;

/**
 * Keeps few signs of many. Nothing that decides is lost: of each code, runner and way of yielding some are kept; where tests that each
 * need a finished case of their own are too many to name, one sign that never yields stands for the rest.
 */
export class SignKeeper {
  readonly #kept = new Map<string, { first: FoundSign[]; latest: FoundSign[]; dropped: number }>();

  add(sign: FoundSign): void {
    const key = `${sign.code} ${sign.yields}`;
    let kept = this.#kept.get(key);
    if (kept === undefined) {
      kept = { first: [], latest: [], dropped: 0 };
      this.#kept.set(key, kept);
    }
    const before = kept.latest.at(-1) ?? kept.first.at(-1);
    if (before !== undefined && before.line === sign.line && before.id === sign.id && before.runner === sign.runner) return;
    const limit = sign.yields === 'named-case' ? KEPT_UNFINISHED : KEPT;
    if (kept.first.length < limit) kept.first.push(sign);
    else {
      kept.dropped += 1;
      if (kept.latest.push(sign) > KEPT) kept.latest.shift();
    }
  }

  /** In log order, at most 200. */
  list(): FoundSign[] {
    const signs: FoundSign[] = [];
    for (const { first, latest, dropped } of this.#kept.values()) {
      const rest = latest[0];
      if (rest !== undefined && rest.yields === 'named-case') {
        signs.push(...first, { ...rest, id: null, text: `${dropped} more tests started and have no result`, yields: 'never' });
      } else signs.push(...first, ...latest);
    }
    const firmFirst = signs.sort((a, b) => Number(b.yields === 'never') - Number(a.yields === 'never'));
    return firmFirst.slice(0, MAX_SIGNS).sort((a, b) => a.line - b.line);
  }
}

/** A line of the shell, of a runtime or of the system, that no profile has to name. */
interface SystemSign {
  readonly line: RegExp;
  readonly code: SignCode;
  readonly yields: LogSign['yields'];
}

const CRASHES = 'Segmentation fault|Aborted|Bus error|Illegal instruction|Floating point exception|Trace/breakpoint trap|Bad system call';

/** Literals that find the lines that {@link SYSTEM_RULES} may match anywhere in. */
export const SYSTEM_LITERALS: readonly string[] = [': line ', '(core dumped)', 'Segmentation fault', 'FATAL ERROR: '];

/** All linear. A line may stand behind a test's progress (`..run.sh: line 3: …`), so the first ones aren't anchored. */
const SYSTEM_SIGNS: readonly SystemSign[] = [
  // "run_tests.sh: line 213:  4711 Segmentation fault      (core dumped) pytest tests/mpi": bash, of a script's child
  { line: new RegExp(`: line \\d+: +\\d+ (?:${CRASHES})\\b`), code: 'crash-in-log', yields: 'never' },
  // "e2e.sh: line 14:  4711 Terminated              npm start": bash, perhaps of a helper that the script stopped
  { line: /: line \d+: +\d+ (?:Terminated|Killed|Hangup|Quit|User defined signal [12])\b/, code: 'crash-in-log', yields: 'agreement' },
  // "Segmentation fault (core dumped)", "..Aborted (core dumped)": dash, and so npm and make
  { line: new RegExp(`^(?:${CRASHES})(?: \\(core dumped\\))?$`), code: 'crash-in-log', yields: 'never' },
  { line: new RegExp(`[^\\w'"\`(](?:${CRASHES}) \\(core dumped\\)$`), code: 'crash-in-log', yields: 'never' },
  { line: /[^\s'"`(]Segmentation fault$/, code: 'crash-in-log', yields: 'never' },
  { line: /^(?:Terminated|Killed)(?:: \d+)?$/, code: 'crash-in-log', yields: 'agreement' },
  // "make: *** [Makefile:3: test] Segmentation fault (core dumped)", "make[1]: *** [test] Aborted", "make: [test] Aborted (core dumped) (ignored)"
  { line: new RegExp(`^make(?:\\[\\d+\\])?: (?:\\*\\*\\* )?\\[[^\\]]*\\] (?:${CRASHES})`), code: 'crash-in-log', yields: 'never' },
  // "npm error code 139", "npm ERR! errno 134": npm, of a script that crashed
  { line: /^npm (?:ERR!|error) (?:code|errno) (?:13[2-6]|139)$/, code: 'crash-in-log', yields: 'never' },
  // " ELIFECYCLE  Command failed with exit code 134." with thin spaces, "error Command failed with exit code 139.": pnpm, yarn
  {
    line: /^(?:[^A-Za-z]{0,6}ELIFECYCLE[^A-Za-z]{1,6}|error )Command failed with exit code (?:13[2-6]|139)\.$/,
    code: 'crash-in-log',
    yields: 'never',
  },
  // 'error Command failed with signal "SIGSEGV".': yarn
  { line: /^error Command failed with signal "SIG(?:SEGV|ABRT|BUS|ILL|FPE|TRAP|SYS)"\.$/, code: 'crash-in-log', yields: 'never' },
  // "FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory": node
  { line: /(?<![\w'"`])FATAL ERROR: .{0,200}(?:heap out of memory|Allocation failed|node::)/, code: 'crash-in-log', yields: 'never' },
  // "# A fatal error has been detected by the Java Runtime Environment:": JVM
  { line: /^# A fatal error has been detected by the Java Runtime Environment:$/, code: 'crash-in-log', yields: 'never' },
  // "fatal error: all goroutines are asleep - deadlock!", "Fatal Python error: Segmentation fault"
  { line: /^Fatal Python error: /, code: 'crash-in-log', yields: 'never' },
  {
    line: /^fatal error: (?:all goroutines are asleep|stack overflow|out of memory|unexpected signal)/,
    code: 'crash-in-log',
    yields: 'never',
  },
];

/** {@link SYSTEM_SIGNS} and the truncation marks, over bytes. */
export interface SystemRule {
  readonly re: RegExp;
  readonly code: SignCode;
  readonly yields: LogSign['yields'];
}

export const SYSTEM_RULES: readonly SystemRule[] = [
  ...SYSTEM_SIGNS.map(({ line, code, yields }) => ({ re: toBytes(line).re, code, yields })),
  ...TRUNCATION_MARKS.map((mark) => ({ re: toBytes(mark).re, code: 'log-truncated' as const, yields: 'agreement' as const })),
];

const PASSED = toBytes(/^[ \t]*[✓✔√] /).re;

/** Whether a line is a passed test's tick and name: whatever the name says, nothing has crashed there. */
export function isPassedTest(text: string): boolean {
  return PASSED.test(text);
}
