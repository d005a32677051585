/** What a JUnit element is to the counts; `known` elements count nothing. */
export type ElementKind = 'suites' | 'suite' | 'case' | 'failure' | 'error' | 'skip' | 'rerun' | 'property' | 'known';

const KINDS: ReadonlyMap<string, ElementKind> = new Map([
  ['testsuites', 'suites'],
  ['testsuite', 'suite'],
  ['testcase', 'case'],
  ['failure', 'failure'],
  ['error', 'error'],
  ['skipped', 'skip'],
  ['ignored', 'skip'],
  ['disabled', 'skip'],
  ['flakyFailure', 'rerun'],
  ['flakyError', 'rerun'],
  ['rerunFailure', 'rerun'],
  ['rerunError', 'rerun'],
  ['property', 'property'],
  ['properties', 'known'],
  ['system-out', 'known'],
  ['system-err', 'known'],
]);

/** @param name local, case as written. @returns null for a name that JUnit doesn't have. */
export function elementKind(name: string): ElementKind | null {
  return KINDS.get(name) ?? null;
}

const SKIPPED_WORDS = ['skipped', 'disabled', 'notrun', 'suppressed'];
const RED_WORDS = [
  'failed',
  'failure',
  'fail',
  'error',
  'errored',
  'broken',
  'timeout',
  'timedout',
  'timed out',
  'aborted',
  'crashed',
  'interrupted',
];
const STATUS: ReadonlyMap<string, 'red' | 'skipped'> = new Map([
  ...SKIPPED_WORDS.map((word) => [word, 'skipped'] as const),
  ...RED_WORDS.map((word) => [word, 'red'] as const),
]);

/** What a `status` or `result` says; null for a word that says neither (`run`, `completed`, `passed`). */
export function statusKind(word: string | undefined): 'red' | 'skipped' | null {
  return word === undefined ? null : (STATUS.get(word) ?? STATUS.get(word.trim().toLowerCase()) ?? null);
}

const COUNTED = [...KINDS].filter(([, kind]) => kind !== 'known' && kind !== 'property').map(([name]) => name);
const DAMAGED_NAMES = withOneLost(COUNTED);
// `fail` and `failed` are both words: what is a word isn't damaged.
const DAMAGED_WORDS = withOneLost([...STATUS.keys()]);
const DAMAGED_ATTRIBUTES = withOneLost(['status', 'result']);

/** The words that lose one character to become the key. */
function withOneLost(words: readonly string[]): ReadonlyMap<string, string> {
  const lost = words.flatMap((word) => [...word].map((_, at) => [word.slice(0, at) + word.slice(at + 1), word] as const));
  return new Map(lost.filter(([damaged]) => !words.includes(damaged)));
}

/**
 * The counted element that a name has lost one character of (`failur`), or that it ends in (a lost `:` behind a prefix); null for other names.
 * One lost byte must not make a red case green without a word.
 */
export function damagedElement(name: string): string | null {
  return DAMAGED_NAMES.get(name) ?? COUNTED.find((counted) => name.length > counted.length && name.endsWith(counted)) ?? null;
}

/** The same for a status or result that counts: the attribute with its value as it may have been; null where nothing looks lost. */
export function damagedStatus(attributes: Readonly<Record<string, string>>): string | null {
  for (const name in attributes) {
    if (name === 'status' || name === 'result') {
      const word = DAMAGED_WORDS.get((attributes[name] ?? '').trim().toLowerCase());
      if (word !== undefined) return `${name}="${word}"`;
    } else if (name.length === 5 && DAMAGED_ATTRIBUTES.has(name) && statusKind(attributes[name]) !== null) {
      return `${DAMAGED_ATTRIBUTES.get(name)}="${attributes[name]}"`;
    }
  }
  return null;
}
