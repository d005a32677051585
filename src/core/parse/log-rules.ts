import type { CountKey, CountLine, RunnerProfile } from '../runners/profile.ts';
import { ByteAutomaton } from './byte-automaton.ts';
import { toBytes } from './byte-patterns.ts';
import { SYSTEM_RULES, type SystemRule } from './log-signs.ts';

/** What a line that a rule matches says. */
export type RuleKind =
  | 'opening'
  | 'start'
  | 'end'
  | 'container'
  | 'plan'
  | 'confirm'
  | 'zero'
  | 'count'
  | 'red'
  | 'replayed'
  | 'ran'
  | 'completes'
  | 'final'
  | 'finalDue'
  | 'usually'
  | 'notRun'
  | 'notRunItem'
  | 'interrupted'
  | 'stopped'
  | 'worker-crash'
  | 'crash-in-log'
  | 'tasks'
  | 'reopens'
  | 'progress';

/** One expression of one profile, over bytes. */
export interface Rule {
  readonly kind: RuleKind;
  readonly profile: RunnerProfile;
  /** Place of the profile in the scanner's list. */
  readonly owner: number;
  readonly re: RegExp;
  /** Names of the groups, by number. */
  readonly names: readonly string[];
  /** Numbers of the groups of a result, -1 where there is none. */
  readonly places: { readonly id: number; readonly scope: number; readonly failed: number; readonly skipped: number };
  /** Openings: needs closing lines of its own. Zero lines: closes. Lines of what did not run: a list follows. */
  readonly flag: boolean;
  /** Openings: what they announce adds up. */
  readonly sums: boolean;
  /** Openings: nothing where a run is open already. */
  readonly once: boolean;
  /** Of counting lines. */
  readonly count: {
    readonly where: CountLine['where'];
    readonly announced: boolean;
    readonly running: boolean;
    readonly first: boolean;
    readonly item: RegExp | null;
    readonly words: Readonly<Record<string, CountKey>>;
    /** Keys of groups that aren't named as one. */
    readonly as: Readonly<Record<string, CountKey>>;
    readonly fixed: readonly (readonly [string, number])[];
  } | null;
  /** Of lines of what did not run: those that may be. Of completing lines: those that need confirmation. */
  readonly except: RegExp | null;
}

/** What a line may mean, by its beginning. */
export interface LinePlan {
  /** In the order of profiles, and of kinds within one. */
  readonly rules: readonly Rule[];
  readonly system: readonly SystemRule[];
  /** Nothing but weak traces, and results that matter only behind closing lines. */
  readonly faint: boolean;
  /** The line is the result of a test that passed, and nothing else: known by its bytes alone, no expression has to be asked. */
  readonly passed: Rule | null;
}

export interface RuleTable {
  readonly automaton: ByteAutomaton<LinePlan>;
  /** Rules whose lines are found by a literal. `alone`: by nothing else, because they begin with anything. */
  readonly glued: readonly { readonly literal: string; readonly rule: Rule; readonly alone: boolean }[];
}

/** Compiles profiles to rules. @throws Error for syntax that a profile's expressions may not use. */
export function compileRules(profiles: readonly RunnerProfile[]): RuleTable {
  const found = profiles.flatMap((profile, owner) => rulesOf(profile, owner));
  const byBeginning = found.filter(({ rule, glued }) => glued === undefined || !isAnchored(rule)).map(({ rule }) => rule);
  const system = SYSTEM_RULES;
  const automaton = new ByteAutomaton<LinePlan>([...byBeginning, ...system].map(anchored), (places, settled) => {
    const own = places.flatMap((place) => byBeginning[place] ?? []);
    const others = places.flatMap((place) => system[place - byBeginning.length] ?? []);
    return {
      rules: own,
      system: others,
      faint: others.length === 0 && own.every(({ kind }) => kind === 'progress' || kind === 'reopens'),
      passed: settled && own.length === 1 && others.length === 0 && isPlainPass(own[0]) ? own[0] : null,
    };
  });
  const glued = found.flatMap(({ rule, glued: literal }) => (literal === undefined ? [] : [{ literal, rule, alone: isAnchored(rule) }]));
  return { automaton, glued };
}

/** A passed test's result without groups, by an expression that the automaton reads exactly: no look-around, word boundary or bounded repetition. */
function isPlainPass(rule: Rule | undefined): rule is Rule {
  if (rule?.kind !== 'end' || rule.names.length > 1 || rule.profile.log.results?.start !== undefined) return false;
  return isAnchored(rule) && !/\(\?(?!:)|\\[bB1-9]|\{/.test(rule.re.source);
}

function isAnchored({ re }: { readonly re: RegExp }): boolean {
  return re.source.startsWith('^');
}

/** A line that a glued rule knows may also stand alone. */
function anchored({ re }: { readonly re: RegExp }): RegExp {
  return isAnchored({ re }) ? re : new RegExp(`^[ \\t]*(?:${re.source})`, re.flags);
}

interface Options {
  readonly flag?: boolean;
  readonly sums?: boolean | undefined;
  readonly once?: boolean | undefined;
  readonly count?: Rule['count'];
  readonly except?: RegExp | undefined;
  readonly glued?: string | undefined;
}

interface FoundRule {
  readonly rule: Rule;
  readonly glued: string | undefined;
}

/** In the order in which the kinds have to be applied to one line. */
function rulesOf(profile: RunnerProfile, owner: number): FoundRule[] {
  const { log } = profile;
  const found: FoundRule[] = [];
  const add = (kind: RuleKind, line: RegExp, { flag = false, sums = false, once = false, count = null, except, glued }: Options = {}) => {
    const { re, names } = toBytes(line);
    const [id, scope, failed, skipped] = ['id', 'scope', 'failed', 'skipped'].map((name) => names.indexOf(name));
    const places = { id: id ?? -1, scope: scope ?? -1, failed: failed ?? -1, skipped: skipped ?? -1 };
    found.push({
      rule: { kind, profile, owner, re, names, places, flag, sums, once, count, except: except ? toBytes(except).re : null },
      glued,
    });
  };
  for (const { line, session, sums, once, glued } of log.openings ?? []) add('opening', line, { flag: session, sums, once, glued });
  for (const line of log.results?.start ?? []) add('start', line);
  for (const { line, glued } of log.results?.end ?? []) add('end', line, { glued });
  for (const line of log.results?.container ?? []) add('container', line);
  const { closing } = log;
  if (closing?.plan) add('plan', closing.plan);
  if (closing?.confirmed) add('confirm', closing.confirmed.line);
  for (const { line, closes } of log.zero ?? []) add('zero', line, { flag: closes });
  const anyFirst = closing?.counts.some(({ first }) => first) !== true;
  for (const { line, list, where, announced = false, running = false, first = anyFirst, glued, as = {}, fixed = {} } of closing?.counts ??
    []) {
    const item = list ? new RegExp(list.item.source, 'g') : null;
    add('count', line, {
      glued,
      count: { where, announced, running, first, item, words: list?.words ?? {}, as, fixed: Object.entries(fixed) },
    });
  }
  if (log.cached) {
    add('replayed', log.cached.replayed);
    add('ran', log.cached.ran);
  }
  for (const line of closing?.completes ?? []) if (typeof line !== 'string') add('completes', line, { except: closing?.confirmed?.of });
  for (const line of closing?.final ?? []) add('final', line);
  for (const line of closing?.usually ?? []) add('usually', line);
  for (const red of log.red ?? []) {
    if (red instanceof RegExp) add('red', red);
    else add('red', red.line, { glued: red.glued });
  }
  for (const { line, items, except } of log.notRun ?? []) {
    add('notRun', line, { flag: items !== undefined, except });
    if (items) add('notRunItem', items, { except });
  }
  for (const line of log.interrupted ?? []) add('interrupted', line);
  for (const line of log.stopped ?? []) add('stopped', line);
  for (const { line, code, glued } of log.fatal ?? []) add(code, line, { glued });
  for (const line of log.tasks ?? []) add('tasks', line);
  for (const line of log.reopens ?? []) add('reopens', line);
  for (const { line, glued } of log.progress ?? []) add('progress', line, { glued });
  if (closing?.finalWith) add('finalDue', closing.finalWith);
  return found;
}
