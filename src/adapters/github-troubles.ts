import type { LockedCode, Trouble, WeatherCode } from '../core/model/api-answer.ts';

/** What is known of an answer that is no success. */
interface Signs {
  /** 0: there was no answer. */
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** GitHub's sentence, or the network's. */
  readonly message: string;
  /** Milliseconds since 1970, by the server's clock where it told. */
  readonly now: number;
}

type FailureClass = {
  readonly when: (signs: Signs) => boolean;
} & (
  | { readonly kind: 'locked'; readonly code: LockedCode }
  | { readonly kind: 'weather'; readonly code: WeatherCode; readonly waitMs: (signs: Signs) => number | null }
  | { readonly kind: 'ours'; readonly code: 'refused' }
);

const is =
  (...statuses: number[]) =>
  ({ status }: Signs) =>
    statuses.includes(status);
const says = (pattern: RegExp) => (signs: Signs) => pattern.test(signs.message);
const limited = is(403, 429);
/** Of a secondary limit that names no time, GitHub asks to wait a minute at least. */
const SECONDARY_MS = 60_000;

/** Every way in which a request can fail, and what it means: the first row that fits. */
export const FAILURE_CLASSES: readonly FailureClass[] = [
  { code: 'timeout', kind: 'weather', when: (signs) => signs.status === 0 && signs.message === TIMED_OUT, waitMs: () => null },
  { code: 'unreachable', kind: 'weather', when: is(0), waitMs: () => null },
  {
    code: 'rate-limit',
    kind: 'weather',
    when: (signs) => limited(signs) && String(signs.headers['x-ratelimit-remaining']) === '0' && retryAfter(signs) === null,
    waitMs: (signs) => untilReset(signs),
  },
  {
    code: 'secondary-limit',
    kind: 'weather',
    when: (signs) => signs.status === 429 || (signs.status === 403 && (retryAfter(signs) !== null || says(/rate limit|abuse/i)(signs))),
    waitMs: (signs) => retryAfter(signs) ?? SECONDARY_MS,
  },
  { code: 'bad-token', kind: 'locked', when: is(401) },
  {
    code: 'saml',
    kind: 'locked',
    when: (signs) => signs.status === 403 && (signs.headers['x-github-sso'] !== undefined || says(/\bSAML\b/)(signs)),
  },
  { code: 'not-yours', kind: 'locked', when: (signs) => signs.status === 403 && says(/app_id/)(signs) },
  { code: 'permission', kind: 'locked', when: is(403) },
  { code: 'hidden', kind: 'locked', when: is(404) },
  { code: 'gone', kind: 'locked', when: is(410) },
  { code: 'blocked', kind: 'locked', when: is(402, 451) },
  { code: 'server-error', kind: 'weather', when: is(408, 409, 425), waitMs: retryAfter },
  { code: 'refused', kind: 'ours', when: ({ status }) => status >= 400 && status < 500 },
  { code: 'server-error', kind: 'weather', when: ({ status }) => status >= 500, waitMs: retryAfter },
  // A success whose body is none, a redirect that leads nowhere: it says nothing about what the request did.
  { code: 'nonsense', kind: 'weather', when: () => true, waitMs: () => null },
];

const TIMED_OUT = 'no answer in time';

function retryAfter({ headers }: Signs): number | null {
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

function untilReset({ headers, now }: Signs): number {
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN) * 1000;
  return Number.isFinite(reset) ? Math.max(0, reset - now) + 1000 : SECONDARY_MS;
}

export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** An answer of another shape than it has to have: HTML of a proxy, half a body. It says nothing about what the request did. */
export function nonsense(): Trouble {
  return { kind: 'weather', code: 'nonsense', what: 'GitHub gave an answer that makes no sense', retryAfterMs: null };
}

/** What an error of octokit means. */
export function troubleOf(error: unknown): Trouble {
  const signs = signsOf(error);
  const { status, message, headers } = signs;
  const found = FAILURE_CLASSES.find(({ when }) => when(signs));
  if (found === undefined || found.code === 'nonsense') return nonsense();
  const what = status === 0 ? `GitHub could not be reached: ${message}` : `GitHub answered ${status}: ${message}`;
  switch (found.kind) {
    case 'locked':
      return { kind: 'locked', code: found.code, status, what, permission: permissionIn(headers) };
    case 'weather':
      return { kind: 'weather', code: found.code, what, retryAfterMs: found.waitMs(signs) };
    case 'ours':
      return { kind: 'ours', code: found.code, status, what };
  }
}

function signsOf(error: unknown): Signs {
  // Octokit gives errors of the network a status as well (500); only an answer has one.
  const response = isObject(error) && isObject(error['response']) ? error['response'] : {};
  const status = typeof response['status'] === 'number' ? response['status'] : 0;
  const headers = isObject(response['headers']) ? response['headers'] : {};
  const data = isObject(response['data']) ? response['data'] : {};
  const said = textOf(data['message']) ?? (status === 0 ? networkMessage(error) : 'no sentence of GitHub came with it');
  const date = Date.parse(textOf(headers['date']) ?? '');
  return { status, headers, message: said.replaceAll(/\s+/g, ' ').slice(0, 300), now: Number.isNaN(date) ? Date.now() : date };
}

function permissionIn(headers: Readonly<Record<string, unknown>>): string | null {
  const text = textOf(headers['x-accepted-github-permissions']);
  return text !== null && /^[a-z_=,; ]{1,200}$/.test(text) ? text : null;
}

function networkMessage(error: unknown): string {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (at.name === 'TimeoutError') return TIMED_OUT;
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    if (/^[A-Z_]{3,40}$/.test(code)) return code;
  }
  return error instanceof Error ? error.message : 'unknown error';
}
