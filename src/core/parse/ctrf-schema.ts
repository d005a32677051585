/** What of CTRF's schema the counts need. Whatever else a report holds is not looked at. */

export type JsonValue = string | number | boolean | null;
/** What stands behind a key: a value, or what begins there. */
export interface Held {
  readonly type: 'object' | 'array' | 'value';
  /** Null for an object or an array. */
  readonly value: JsonValue;
}

// `other` is what the producer has no word for (interrupted, todo): not passed, and not red either.
const STATUSES = { passed: 'passed', failed: 'failed', skipped: 'skipped', pending: 'skipped', other: 'skipped' } as const;

/** How a test of such a status is counted; null for a word that CTRF doesn't have. */
export function endOfStatus(status: JsonValue): 'passed' | 'failed' | 'skipped' | null {
  return typeof status === 'string' && Object.hasOwn(STATUSES, status) ? STATUSES[status as keyof typeof STATUSES] : null;
}

type Expected =
  | 'object'
  | 'array'
  | 'count'
  | 'status'
  | 'text'
  | 'text or nothing'
  | 'number or nothing'
  | 'flag or nothing'
  | 'suite'
  | 'anything';

interface Part {
  readonly keys: Readonly<Record<string, Expected>>;
  readonly required: readonly string[];
}

const COUNTS = { tests: 'count', passed: 'count', failed: 'count', pending: 'count', skipped: 'count', other: 'count' } as const;

/** The parts that are looked at, by path; `[]` is an entry of a list. */
export const CTRF_PARTS: Readonly<Record<string, Part>> = {
  '': { keys: { results: 'anything', reportFormat: 'anything' }, required: [] },
  results: { keys: { tool: 'object', summary: 'object', tests: 'array' }, required: ['tool', 'summary', 'tests'] },
  'results.tool': { keys: { name: 'text' }, required: ['name'] },
  'results.summary': { keys: COUNTS, required: Object.keys(COUNTS) },
  'results.tests[]': {
    keys: {
      name: 'text',
      status: 'status',
      message: 'text or nothing',
      trace: 'text or nothing',
      line: 'number or nothing',
      filePath: 'text or nothing',
      suite: 'suite',
      flaky: 'flag or nothing',
    },
    required: ['name', 'status'],
  },
};

const FITS: Readonly<Record<Expected, (held: Held) => boolean>> = {
  object: ({ type }) => type === 'object',
  array: ({ type }) => type === 'array',
  count: ({ value }) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0,
  status: ({ value }) => endOfStatus(value) !== null,
  text: ({ value }) => typeof value === 'string',
  'text or nothing': (held) => typeof held.value === 'string' || isNothing(held),
  'number or nothing': (held) => typeof held.value === 'number' || isNothing(held),
  'flag or nothing': (held) => typeof held.value === 'boolean' || isNothing(held),
  suite: (held) => held.type === 'array' || typeof held.value === 'string' || isNothing(held),
  anything: () => true,
};

const isNothing = ({ type, value }: Held) => type === 'value' && value === null;

/** What is wrong with what stands behind a key of a part: "is no count"; null where it fits, or isn't looked at. */
export function misfit(part: string, key: string, held: Held): string | null {
  const keys = CTRF_PARTS[part]?.keys ?? {};
  const expected = Object.hasOwn(keys, key) ? keys[key] : undefined;
  if (expected === undefined || FITS[expected](held)) return null;
  if (expected === 'status') return 'is none of passed, failed, skipped, pending, other';
  return `is no ${expected === 'suite' ? 'text or array' : expected.replace(' or nothing', '')}`;
}
