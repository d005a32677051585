import type { CountKey } from '../runners/profile.ts';
import type { Rule } from './log-rules.ts';
import { addTo, type Counts, isCountKey, MAX_WORD } from './log-session.ts';

/** Groups of a match by their names. */
export type Groups = Readonly<Record<string, string | undefined>>;

const NO_GROUPS: Groups = {};

export function groupsOf(names: readonly string[], match: RegExpExecArray): Groups {
  if (names.length === 1) return NO_GROUPS;
  const groups: Record<string, string | undefined> = {};
  for (let place = 1; place < names.length; place++) {
    const name = names[place] ?? '';
    if (name !== '' && groups[name] === undefined) groups[name] = match[place];
  }
  return groups;
}

/** Adds what a counting line counts. */
export function addCounts(counts: Counts, { names, count: rule }: Rule, match: RegExpExecArray): void {
  if (rule === null) return;
  const add = (name: string, n: number) => {
    if (name === 'of') counts.set(name, n);
    else addTo(counts, name, n);
  };
  for (const [key, n] of rule.fixed) add(key, n);
  for (const [place, name] of names.entries()) {
    const value = match[place];
    if (value === undefined || name === '' || name === 'scope') continue;
    if (name !== 'list') add(rule.as[name] ?? name, Number(value.replaceAll(',', '')));
    else if (rule.item !== null) addList(value, rule.item, rule.words, add);
  }
}

function addList(text: string, item: RegExp, words: Readonly<Record<string, CountKey>>, add: (name: string, n: number) => void): void {
  for (const { groups } of text.matchAll(item)) {
    const n = Number(groups?.['n']);
    const word = (groups?.['word'] ?? '').slice(0, MAX_WORD);
    const key = words[word] ?? 'none';
    add(key, n);
    if (!isCountKey(word) && key !== 'tests') add(word, n);
  }
}
