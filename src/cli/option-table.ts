/**
 * Every option there is, once: what it takes, what `--help` says. `config` marks those that may also stand in package.json ("receipt")
 * or .receiptrc.json, under the same name.
 */

type Kind = 'flag' | 'text' | 'list' | 'count' | 'duration' | 'size';

export interface OptionInfo {
  readonly kind: Kind;
  /** How the value is called in help; '' for flags. */
  readonly value: string;
  readonly says: string;
  readonly config: boolean;
}

const flag = (says: string, config = false): OptionInfo & { kind: 'flag' } => ({ kind: 'flag', value: '', says, config });
const text = (value: string, says: string, config = false): OptionInfo & { kind: 'text' } => ({ kind: 'text', value, says, config });
const list = (value: string, says: string, config = false): OptionInfo & { kind: 'list' } => ({ kind: 'list', value, says, config });
const count = (says: string): OptionInfo & { kind: 'count' } => ({ kind: 'count', value: 'N', says, config: true });
const duration = (says: string): OptionInfo & { kind: 'duration' } => ({ kind: 'duration', value: 'TIME', says, config: true });
const size = (says: string): OptionInfo & { kind: 'size' } => ({ kind: 'size', value: 'SIZE', says, config: true });

export const OPTIONS = {
  // Asked of a verdict: shared by run and judge.
  report: list('GLOB', 'a report file; repeatable, `!` excludes; `none` for none at all (leniency)', true),
  runner: text('NAME', "the test runner, where it isn't recognised; `report-only` trusts exit and report (leniency)", true),
  footer: text('REGEX', 'the closing line of a home-made runner; groups (?<passed>…) (?<failed>…) (?<skipped>…) (?<tests>…) count', true),
  'min-tests': count('at least so many tests must be executed; 1 by default, 0 is a leniency'),
  'max-skipped': count('accept up to so many skipped tests, however many were executed'),
  suite: text('NAME', 'name of the suite and its folder; `default` by default', true),
  'allow-empty': flag('zero tests are right here (leniency)', true),
  'allow-cached': flag('results replayed from a cache count (leniency)', true),
  'allow-stale': flag("reports that this run didn't write count (leniency)", true),
  'allow-containers': flag("node:test's cases named like their file count as tests without results (leniency)", true),
  'allow-reruns': flag("a test that passes when its runner's own rerun mode runs it again counts as passed (leniency)", true),
  'max-log-size': size('the log beyond it is counted and hashed, not kept; 4GiB by default'),
  'max-report-size': size('a larger report is refused; 256MiB by default'),
  'max-token-size': size('a report with a longer text between two tags is refused; 64MiB by default'),
  'max-depth': count('a report with more elements within each other is refused; 128 by default'),
  'max-attributes': count('a report with more attributes in one element is refused; 256 by default'),
  'max-name-length': count('a report with a longer name of an element or attribute is refused; 1024 by default'),
  // Of run alone.
  timeout: duration('stop the command after this time; 60m by default, 0 for no limit'),
  shell: flag('run one string with bash --noprofile --norc -eo pipefail -c'),
  cwd: text('DIR', 'as if receipt were started there'),
  out: text('DIR', 'where evidence goes; `.receipt` by default', true),
  'pass-env': list('NAME', 'a variable that the command may see though CI runs drop it; repeatable', true),
  // Of judge, for evidence captured elsewhere.
  log: text('FILE', 'the whole output of the command; `-` reads standard input'),
  exit: text('N|SIG', 'how the command ended: a status (0, 137) or a signal (SIGKILL)'),
  'started-at': text('TIME', 'when the command was started (RFC 3339): an older report is stale'),
  'finished-at': text('TIME', 'when it ended'),
  // Of judge, for a run of GitHub Actions.
  run: text('ID', 'a run of GitHub Actions: its evidence is fetched and judged by the policy of the default branch'),
  policy: text('FILE', 'the policy on the default branch; `.github/receipt.policy.json` by default'),
  // Of verify.
  commit: text('REV', 'verify for this commit instead of the files in the work tree'),
  'require-signed': flag('an unsigned receipt does not hold'),
  // Of sweep.
  repository: text('OWNER/NAME', 'the repository on GitHub; GITHUB_REPOSITORY by default, else the remote of this checkout'),
  'older-than': { ...duration('leave checks alone that were opened later; 6h by default'), config: false },
  'dry-run': flag('say what would be done, and do nothing'),
  // Of clean.
  state: flag('remove .receipt/state as well (history, audit log)'),
  // Everywhere.
  json: flag('print JSON on standard output and nothing else (for a verdict: verdict.json)'),
  quiet: flag('print one line'),
  debug: flag('show the stack of an error of ours'),
  help: flag('print this'),
} as const satisfies Readonly<Record<string, OptionInfo>>;

export type OptionName = keyof typeof OPTIONS;

interface ValueOf {
  readonly flag: boolean;
  readonly text: string;
  readonly list: readonly string[];
  readonly count: number;
  /** Milliseconds. */
  readonly duration: number;
  /** Bytes. */
  readonly size: number;
}

/** Values of options that were given, checked for their kind. */
export type OptionValues = { readonly [N in OptionName]?: ValueOf[(typeof OPTIONS)[N]['kind']] };

/** What a report may ask for: shared by run, judge and lint. */
export const REPORT_LIMITS = [
  'max-report-size',
  'max-token-size',
  'max-depth',
  'max-attributes',
  'max-name-length',
] as const satisfies readonly OptionName[];

/** Shared by run and judge. */
export const VERDICT_OPTIONS = [
  'report',
  'runner',
  'footer',
  'min-tests',
  'max-skipped',
  'suite',
  'allow-empty',
  'allow-cached',
  'allow-stale',
  'allow-containers',
  'allow-reruns',
  'max-log-size',
  ...REPORT_LIMITS,
] as const satisfies readonly OptionName[];

export const CONFIG_OPTIONS = (Object.keys(OPTIONS) as OptionName[]).filter((name) => OPTIONS[name].config);
