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

/** Elements whose presence changes a count. */
export const COUNTED_ELEMENTS = [...KINDS].filter(([, kind]) => kind !== 'known' && kind !== 'property').map(([name]) => name);
/** Words of a status or result that change a count. */
export const STATUS_WORDS = [...STATUS.keys()];
