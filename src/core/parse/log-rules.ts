import type { CountLine, RunnerProfile } from '../runners/profile.ts';
import { toBytes } from './byte-patterns.ts';
import { firstPairs } from './first-bytes.ts';

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
  | 'notRun'
  | 'notRunItem'
  | 'interrupted'
  | 'stopped'
  | 'worker-crash'
  | 'crash-in-log'
  | 'tasks'
  | 'progress';

/** One expression of one profile, over bytes. */
export interface Rule {
  readonly kind: RuleKind;
  readonly profile: RunnerProfile;
  /** Place of the profile in the scanner's list. */
  readonly owner: number;
  readonly re: RegExp;
  /** Openings: needs closing lines of its own. Zero lines: closes. */
  readonly flag: boolean;
  readonly count: {
    readonly where: CountLine['where'];
    readonly item: RegExp | null;
    readonly words: NonNullable<CountLine['list']>['words'];
  } | null;
  /** Lines that a `notRun` or `completes` rule treats otherwise. */
  readonly except: RegExp | null;
}

export interface RuleTable {
  readonly profiles: readonly RunnerProfile[];
  /** Bucket of a pair of first bytes; 0 = no rule. */
  readonly bucketOf: Uint16Array;
  readonly buckets: readonly (readonly Rule[])[];
  /** Rules that may match anywhere in a line, and the literals that find such lines. */
  readonly glued: readonly { readonly literal: string; readonly rule: Rule }[];
  readonly literals: readonly string[];
}

/** Compiles profiles to rules, found by the first two bytes of a line. @throws Error where an expression could match any line, a mistake in a profile. */
export function compileRules(profiles: readonly RunnerProfile[]): RuleTable {
  const rules: { rule: Rule; glued: string | undefined }[] = [];
  for (const [owner, profile] of profiles.entries()) rules.push(...rulesOf(profile, owner));
  const glued = rules.flatMap(({ rule, glued: literal }) => (literal === undefined ? [] : [{ literal, rule }]));
  const members = new Map<number, Rule[]>();
  for (const { rule, glued: literal } of rules) {
    if (literal !== undefined) continue;
    for (const pair of pairsOf(rule)) {
      const list = members.get(pair);
      if (list) list.push(rule);
      else members.set(pair, [rule]);
    }
  }
  return {
    profiles,
    ...intern(
      members,
      rules.map(({ rule }) => rule),
    ),
    glued,
    literals: [...new Set(glued.map(({ literal }) => literal))],
  };
}

function pairsOf(rule: Rule): number[] {
  const pairs = firstPairs(rule.re);
  if (!rule.re.source.startsWith('^') || pairs.length > 20_000)
    throw new Error(`${rule.profile.name}: ${rule.re.source} could match any line`);
  return pairs;
}

function intern(members: ReadonlyMap<number, readonly Rule[]>, all: readonly Rule[]): Pick<RuleTable, 'bucketOf' | 'buckets'> {
  const ids = new Map(all.map((rule, id) => [rule, id]));
  const known = new Map<string, number>();
  const buckets: (readonly Rule[])[] = [[]];
  const bucketOf = new Uint16Array(0x10000);
  for (const [pair, rules] of members) {
    const key = rules.map((rule) => ids.get(rule)).join();
    let bucket = known.get(key);
    if (bucket === undefined) {
      bucket = buckets.push(rules) - 1;
      known.set(key, bucket);
    }
    bucketOf[pair] = bucket;
  }
  return { bucketOf, buckets };
}

/** In the order in which the kinds have to be applied to one line. */
function rulesOf(profile: RunnerProfile, owner: number): { rule: Rule; glued: string | undefined }[] {
  const { log } = profile;
  const found: { rule: Rule; glued: string | undefined }[] = [];
  const add = (
    kind: RuleKind,
    re: RegExp,
    more: { flag?: boolean; count?: Rule['count']; except?: RegExp | undefined; glued?: string | undefined } = {},
  ) => {
    const rule: Rule = {
      kind,
      profile,
      owner,
      re: toBytes(re),
      flag: more.flag ?? false,
      count: more.count ?? null,
      except: more.except ? toBytes(more.except) : null,
    };
    found.push({ rule, glued: more.glued });
  };
  for (const { line, session, glued } of log.openings ?? []) add('opening', line, { flag: session, glued });
  for (const line of log.results?.start ?? []) add('start', line);
  for (const { line, glued } of log.results?.end ?? []) add('end', line, { glued });
  if (log.results?.container) add('container', log.results.container);
  const { closing } = log;
  if (closing?.plan) add('plan', closing.plan);
  if (closing?.confirmed) add('confirm', closing.confirmed.line);
  for (const { line, closes } of log.zero ?? []) add('zero', line, { flag: closes });
  for (const { line, list, where } of closing?.counts ?? []) {
    add('count', line, { count: { where, item: list ? new RegExp(toBytes(list.item).source, 'g') : null, words: list?.words ?? {} } });
  }
  for (const line of log.red ?? []) add('red', line);
  if (log.cached) {
    add('replayed', log.cached.replayed);
    add('ran', log.cached.ran);
  }
  if (Array.isArray(closing?.completes)) for (const line of closing.completes) add('completes', line, { except: closing.confirmed?.of });
  for (const { line, items, except } of log.notRun ?? []) {
    add('notRun', line, { flag: items !== undefined, except });
    if (items) add('notRunItem', items, { except });
  }
  for (const line of log.interrupted ?? []) add('interrupted', line);
  for (const line of log.stopped ?? []) add('stopped', line);
  for (const { line, code } of log.fatal ?? []) add(code, line);
  for (const line of log.tasks ?? []) add('tasks', line);
  for (const { line, glued } of log.progress ?? []) add('progress', line, { glued });
  return found;
}
