import { type Reason, remedyOf } from '../model/reasons.ts';
import { runnerOfCommand } from '../runners/index.ts';

/** The command of a suite; with `shell`, one string. */
export interface SuiteCommand {
  readonly command: readonly string[];
  readonly shell: boolean;
}

const PLAIN_WORD = /^[\w@%+=:,./-]+$/;
/** A package manager calling a script; npm alone wants `--` before what is meant for the script. */
const SCRIPT_CALL = /^(?<manager>npm|pnpm|yarn|bun) (?:(?:run|run-script) )?(?<script>[\w:.-]+)/;
const NO_SCRIPT = /^(?:exec|x|dlx|install|ci|i)$/;
/** Whatever makes more of a shell string than one simple command, or could. */
const COMPOUND = /[|&;<>()$`\n#]/;

/** A word as a POSIX shell reads it back. */
export function quoteWord(word: string): string {
  return PLAIN_WORD.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** The command as it can be pasted into a POSIX shell, behind `receipt run`'s own words. */
export function runLine({ command, shell }: SuiteCommand, options: readonly string[] = []): string {
  return ['npx receipt run', ...options, ...(shell ? ['--shell'] : []), '--', ...command.map(quoteWord)].join(' ');
}

/** The command with a report writer's words added, where it is clear that they reach the runner; null where it isn't. */
function withReport({ command, shell }: SuiteCommand, runner: string, add: string): SuiteCommand | null {
  const line = command.join(' ');
  if (shell && COMPOUND.test(line)) return null;
  const script = SCRIPT_CALL.exec(line)?.groups;
  const callsScript = script !== undefined && !NO_SCRIPT.test(script['script'] ?? '');
  if (!callsScript && runnerOfCommand(command, shell)?.title !== runner) return null;
  const dashes = callsScript && script['manager'] === 'npm' && !/ -- /.test(`${line} `) ? ['--'] : [];
  const added = [...dashes, ...add.split(' ')];
  return shell ? { command: [[line, ...added].join(' ')], shell } : { command: [...command, ...added], shell };
}

/**
 * What to do about a reason: the table's text, or the command to copy where it is known. Unescaped; commands and arguments may be hostile.
 * @param suite null where the command is unknown (evidence captured elsewhere).
 */
export function remedyFor(reason: Reason, suite: SuiteCommand | null): string {
  const { args = {} } = reason;
  if (typeof args['do'] === 'string') return args['do'];
  if (reason.code === 'junit-missing' && typeof args['add'] === 'string') return reportRemedy(args['add'], args, suite);
  if (reason.code === 'runner-unknown' && suite !== null) {
    return `${remedyOf(reason)} For example: ${runLine(suite, ['--runner', 'report-only'])}`;
  }
  return remedyOf(reason);
}

function reportRemedy(add: string, args: NonNullable<Reason['args']>, suite: SuiteCommand | null): string {
  const needs = typeof args['needs'] === 'string' ? `First: ${args['needs']}. Then: ` : '';
  const runner = String(args['runner'] ?? 'the runner');
  const command = suite === null ? null : withReport(suite, runner, add);
  return command === null ? `${needs}Add to the words that start ${runner}: ${add}` : `${needs}${runLine(command)}`;
}
