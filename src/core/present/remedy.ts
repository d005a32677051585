import type { Expectations } from '../model/expectations.ts';
import { type Reason, remedyOf } from '../model/reasons.ts';
import { runnerOfCommand } from '../runners/index.ts';

/** The command of a suite; with `shell`, one string. */
export interface SuiteCommand {
  readonly command: readonly string[];
  readonly shell: boolean;
  /** Options of ours that it was run with, quoted, defaults left out; absent where unknown. */
  readonly options?: readonly string[];
}

/** What a receipt holds of what was asked of its run. */
export interface RunAsked {
  readonly suite: {
    readonly name: string;
    readonly command: readonly string[];
    readonly shell: boolean;
    readonly leniencies: readonly string[];
  };
  readonly expectations: Expectations;
}

/** The command of a run, with the options that running it again must have. */
export function suiteCommandOf({ suite, expectations }: RunAsked): SuiteCommand {
  const { reports, runner, footer, min_tests, max_skipped } = expectations;
  const options = [
    ...(suite.name === 'default' ? [] : ['--suite', suite.name]),
    ...(reports.length === 1 && reports[0] === 'auto' ? [] : reports.flatMap((glob) => ['--report', quoteWord(glob)])),
    ...(runner === null ? [] : ['--runner', quoteWord(runner)]),
    ...(footer === null ? [] : ['--footer', quoteWord(footer)]),
    ...(min_tests === 1 ? [] : ['--min-tests', String(min_tests)]),
    ...(max_skipped === null ? [] : ['--max-skipped', String(max_skipped)]),
    ...suite.leniencies.filter((name) => name.startsWith('allow-')).map((name) => `--${name}`),
  ];
  return { command: suite.command, shell: suite.shell, options };
}

const PLAIN_WORD = /^[\w@%+=:,./-]+$/;
/** A package manager calling a script; npm alone wants `--` before what is meant for the script. */
const SCRIPT_CALL = /^(?<manager>npm|pnpm|yarn|bun) (?:(?:run|run-script) )?(?<script>[\w:.-]+)/;
const NO_SCRIPT = /^(?:exec|x|dlx|install|ci|i)$/;
/** Whatever makes more of a shell string than one simple command, or could. */
const COMPOUND = /[|&;<>()$`\n#]/;

/** A word as a shell reads it back, on one line: control characters need the quoting of bash, zsh and ksh, the rest that of any POSIX shell. */
export function quoteWord(word: string): string {
  if (PLAIN_WORD.test(word)) return word;
  if (!/\p{Cc}/u.test(word)) return `'${word.replaceAll("'", `'\\''`)}'`;
  const escaped = word.replace(/[\\']/g, '\\$&').replace(/\p{Cc}/gu, (control) => {
    if (control === '\n') return '\\n';
    if (control === '\t') return '\\t';
    return `\\x${control.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
  return `$'${escaped}'`;
}

/** The command as it can be pasted into a POSIX shell, behind `receipt run`'s own words. */
export function runLine({ command, shell, options = [] }: SuiteCommand): string {
  return ['npx receipt run', ...options, ...(shell ? ['--shell'] : []), '--', ...command.map(quoteWord)].join(' ');
}

/** The command with a report writer's words added, where it is clear that they reach the runner; null where it isn't. */
function withReport({ command, shell, options = [] }: SuiteCommand, runner: string, add: string): SuiteCommand | null {
  const line = command.join(' ');
  if (shell && COMPOUND.test(line)) return null;
  const script = SCRIPT_CALL.exec(line)?.groups;
  const callsScript = script !== undefined && !NO_SCRIPT.test(script['script'] ?? '');
  if (!callsScript && runnerOfCommand(command, shell)?.title !== runner) return null;
  const dashes = callsScript && script['manager'] === 'npm' && !/ -- /.test(`${line} `) ? ['--'] : [];
  const added = [...dashes, ...add.split(' ')];
  const words = shell ? [[line, ...added].join(' ')] : [...command, ...added];
  return { command: words, shell, options: withoutReports(options) };
}

const FOOTER_EXAMPLE = '^(?<passed>\\d+) passed, (?<failed>\\d+) failed';

/** The report goes where the runner's words say, and is found there by itself. */
function withoutReports(options: readonly string[]): readonly string[] {
  return options.filter((option, i) => option !== '--report' && options[i - 1] !== '--report');
}

/**
 * What to do about a reason: the table's text, or the command to copy where it is known. Unescaped; commands and arguments may be hostile.
 * @param suite null where the command is unknown (evidence captured elsewhere).
 */
export function remedyFor(reason: Reason, suite: SuiteCommand | null): string {
  const { args = {} } = reason;
  if (typeof args['do'] === 'string') return args['do'];
  if (reason.code === 'junit-missing' && typeof args['nearby'] === 'string' && suite !== null) {
    const options = [...withoutReports(suite.options ?? []), '--report', quoteWord(args['nearby'])];
    return `If that is the report: ${runLine({ ...suite, options })}`;
  }
  if (reason.code === 'junit-missing' && typeof args['add'] === 'string') return reportRemedy(args['add'], args, suite);
  if (reason.code === 'runner-unknown' && suite !== null) {
    return `${remedyOf(reason)} For example: ${runLine({ ...suite, options: [...(suite.options ?? []), '--footer', quoteWord(FOOTER_EXAMPLE)] })}`;
  }
  return remedyOf(reason);
}

/** A remedy for who reads it on GitHub, where a command line is of no use. Unescaped. */
export interface WorkflowRemedy {
  readonly text: string;
  /** What to make of the step's input `command`, and what to install for it; null where that isn't known. */
  readonly command: string | null;
  readonly needs: string | null;
}

export function workflowRemedyFor(reason: Reason, suite: SuiteCommand): WorkflowRemedy {
  const { add, runner, needs, nearby } = reason.args ?? {};
  if (reason.code === 'junit-missing' && typeof nearby === 'string') {
    return { text: `If that is the report, name it in the input reports: ${nearby}`, command: null, needs: null };
  }
  const command = reason.code === 'junit-missing' && typeof add === 'string' ? withReport(suite, String(runner ?? ''), add) : null;
  if (command === null) {
    return { text: reason.code === 'runner-unknown' ? remedyOf(reason) : remedyFor(reason, suite), command: null, needs: null };
  }
  const line = command.shell ? command.command.join(' ') : command.command.map(quoteWord).join(' ');
  return { text: `Have ${String(runner)} write a report.`, command: line, needs: typeof needs === 'string' ? needs : null };
}

function reportRemedy(add: string, args: NonNullable<Reason['args']>, suite: SuiteCommand | null): string {
  const needs = typeof args['needs'] === 'string' ? `First: ${args['needs']}. Then: ` : '';
  const runner = String(args['runner'] ?? 'the runner');
  const command = suite === null ? null : withReport(suite, runner, add);
  return command === null ? `${needs}Add to the words that start ${runner}: ${add}` : `${needs}${runLine(command)}`;
}
