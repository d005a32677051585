import { type Reason, remedyOf } from '../model/reasons.ts';

/** The command of a suite; with `shell`, one string. */
export interface SuiteCommand {
  readonly command: readonly string[];
  readonly shell: boolean;
}

const PLAIN_WORD = /^[\w@%+=:,./-]+$/;
/** Package managers' ways to call a script, whose own options need `--` before what is meant for the script (npm alone). */
const SCRIPT_CALL = /^(?<manager>npm|pnpm|yarn|bun) (?:run |run-script )?(?<script>[\w:.-]+)/;

/** A word as a POSIX shell reads it back. */
export function quoteWord(word: string): string {
  return PLAIN_WORD.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** The command as it can be pasted into a POSIX shell, behind `receipt run`'s own words. */
export function runLine({ command, shell }: SuiteCommand, options: readonly string[] = []): string {
  return ['npx receipt run', ...options, ...(shell ? ['--shell'] : []), '--', ...command.map(quoteWord)].join(' ');
}

/** The runner's own words with a report writer added, where it is clear where they go; null where it isn't. */
function withReport({ command, shell }: SuiteCommand, add: string): readonly string[] | null {
  if (shell) return null;
  const words = add.split(' ');
  const call = SCRIPT_CALL.exec(command.join(' '));
  if (call?.groups?.['manager'] === 'npm' && !command.includes('--')) return [...command, '--', ...words];
  const runsOther = /^(?:make|just|task|tox|nox|bash|sh|zsh)$/.test(command[0] ?? '');
  return runsOther ? null : [...command, ...words];
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
  const words = suite === null ? null : withReport(suite, add);
  if (words !== null) return `${needs}${runLine({ command: words, shell: false })}`;
  return `${needs}Add to the words that start ${args['runner'] ?? 'the runner'}: ${add}`;
}
