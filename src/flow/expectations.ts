import { DEFAULT_LIMITS, type Expectations, LENIENCIES, type Leniency, type Limits } from '../core/model/expectations.ts';
import { cutText } from '../core/present/escape.ts';
import { nearestWord } from './nearest.ts';

/** What a user said of a verdict, each value checked for its kind; absent: not said. */
export interface AskedValues {
  readonly report?: readonly string[];
  readonly runner?: string;
  readonly footer?: string;
  readonly suite?: string;
  readonly 'min-tests'?: number;
  readonly 'max-skipped'?: number;
  readonly 'max-log-size'?: number;
  readonly 'max-report-size'?: number;
  readonly 'max-token-size'?: number;
  readonly 'max-depth'?: number;
  readonly 'max-attributes'?: number;
  readonly 'max-name-length'?: number;
  readonly 'allow-empty'?: boolean;
  readonly 'allow-cached'?: boolean;
  readonly 'allow-stale'?: boolean;
  readonly 'allow-containers'?: boolean;
  readonly 'allow-reruns'?: boolean;
}

/** How the face calls an option: `--report`, or the action's input `reports`. */
export type NameOption = (option: 'report' | 'runner' | 'footer' | 'suite') => string;

export interface Asked {
  readonly expectations: Expectations;
  readonly leniencies: readonly Leniency[];
  readonly suite: string;
}

const REPORT_ONLY = 'report-only';

/**
 * What a verdict is asked for, from checked options. Every problem with them is added to `problems`.
 * @param runnerNames the profiles there are.
 */
export function readExpectations(
  values: AskedValues,
  runnerNames: readonly string[],
  problems: string[],
  name: NameOption = (option) => `--${option}`,
): Asked {
  const reports = values.report ?? ['auto'];
  const expectations: Expectations = {
    reports,
    runner: values.runner ?? null,
    footer: values.footer ?? null,
    min_tests: values['min-tests'] ?? 1,
    max_skipped: values['max-skipped'] ?? null,
    limits: readLimits(values, problems),
  };
  const suite = values.suite ?? 'default';
  problems.push(
    ...reportProblems(reports, name('report')),
    ...runnerProblems(values.runner, runnerNames, name('runner')),
    ...footerProblems(values.footer, name('footer')),
    ...suiteProblems(suite, name('suite')),
  );
  return { expectations, leniencies: grantedLeniencies(expectations, values), suite };
}

/** Deeper documents would be more than the stack of the parser that describes failing tests can take. */
const DEEPEST = 1000;
/** So much of a JSON key is looked at. */
const LONGEST_NAME = 8192;

/** The limits that the options set, the others as by default. Every problem with them is added to `problems`. */
export function readLimits(values: AskedValues, problems: string[]): Limits {
  const limits: Limits = {
    log_bytes: values['max-log-size'] ?? DEFAULT_LIMITS.log_bytes,
    report_bytes: values['max-report-size'] ?? DEFAULT_LIMITS.report_bytes,
    token_bytes: values['max-token-size'] ?? DEFAULT_LIMITS.token_bytes,
    depth: values['max-depth'] ?? DEFAULT_LIMITS.depth,
    attributes: values['max-attributes'] ?? DEFAULT_LIMITS.attributes,
    name_length: values['max-name-length'] ?? DEFAULT_LIMITS.name_length,
  };
  if (limits.depth > DEEPEST) problems.push(`--max-depth takes at most ${DEEPEST}`);
  if (limits.name_length > LONGEST_NAME) problems.push(`--max-name-length takes at most ${LONGEST_NAME}`);
  return limits;
}

/** Every option in effect that makes `passed` easier, in the table's order. */
function grantedLeniencies(expectations: Expectations, values: AskedValues): Leniency[] {
  const granted: Readonly<Record<Leniency, boolean>> = {
    'allow-empty': values['allow-empty'] === true,
    'report-none': expectations.reports.includes('none'),
    'runner-report-only': expectations.runner === REPORT_ONLY,
    'allow-cached': values['allow-cached'] === true,
    'allow-stale': values['allow-stale'] === true,
    'allow-containers': values['allow-containers'] === true,
    'allow-reruns': values['allow-reruns'] === true,
    'min-tests-0': expectations.min_tests === 0,
  };
  return LENIENCIES.filter((leniency) => granted[leniency]);
}

function reportProblems(reports: readonly string[], name: string): string[] {
  const alone = reports.find((report) => report === 'none' || report === 'auto');
  if (alone !== undefined && reports.length > 1) return [`${name} ${alone} stands alone, without others`];
  if (reports.every((report) => report.startsWith('!'))) return [`${name} only excludes; name a report as well`];
  return [];
}

function runnerProblems(runner: string | undefined, known: readonly string[], name: string): string[] {
  if (runner === undefined || runner === REPORT_ONLY || known.includes(runner)) return [];
  const nearest = nearestWord(runner, known);
  const advice = nearest === null ? `known are ${[...known].sort().join(', ')}, ${REPORT_ONLY}` : `did you mean ${nearest}?`;
  return [`${name} ${JSON.stringify(cutText(runner, 60))} is not known; ${advice}`];
}

function footerProblems(footer: string | undefined, name: string): string[] {
  if (footer === undefined) return [];
  if (footer.length > 1000) return [`${name} takes at most 1000 characters`];
  try {
    new RegExp(footer);
    return [];
  } catch (error) {
    return [`${name} is no regular expression: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function suiteProblems(suite: string, name: string): string[] {
  // The name becomes a folder's, on every system, beside `state` and `<suite>.previous`.
  if (!/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,98}[A-Za-z0-9_-])?$/.test(suite)) {
    return [`${name} takes letters, digits, ".", "_" and "-", at most 100, beginning with a letter or digit`];
  }
  return suite === 'state' || suite.endsWith('.previous') ? [`${name} ${suite} is a name that receipt keeps for itself`] : [];
}
