import type { Fault } from './transport.ts';

const html = '<!DOCTYPE html><html><body>Unicorn!</body></html>';
type AnswerFault = Extract<Fault, { kind: 'answer' }>;
const answer = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): AnswerFault => ({
  kind: 'answer',
  status,
  body,
  headers,
});
const says = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): AnswerFault =>
  answer(status, { message }, headers);
const at = (seconds: number) => ({ date: new Date(1_800_000_000_000).toUTCString(), 'x-ratelimit-reset': String(1_800_000_000 + seconds) });

/** What GitHub, or what lies before it, may do to any request; by name. */
export const FAULTS = {
  '500': answer(500, undefined),
  '502 of a proxy': answer(502, html, { 'content-type': 'text/html' }),
  '503 with Retry-After': says(503, 'Service Unavailable', { 'retry-after': '2' }),
  'a reset': { kind: 'reset' },
  'no answer': { kind: 'hang' },
  'a byte at a time': { kind: 'drip' },
  'HTML for JSON': answer(200, html, { 'content-type': 'text/html' }),
  'half an answer': answer(200, '{"id": 1000, "name": "rec'),
  'an answer of another shape': answer(200, { hello: 'world' }),
  'the limit is used up': says(403, 'API rate limit exceeded for installation ID 1.', { 'x-ratelimit-remaining': '0', ...at(30) }),
  'the limit is used up (429)': says(429, 'API rate limit exceeded', { 'x-ratelimit-remaining': '0', ...at(30) }),
  'a secondary limit with Retry-After': says(403, 'You have exceeded a secondary rate limit.', { 'retry-after': '5' }),
  'a secondary limit': says(403, 'You have exceeded a secondary rate limit.'),
  '429 with Retry-After': says(429, 'Too Many Requests', { 'retry-after': '5' }),
  '429': says(429, 'Too Many Requests'),
  '409': says(409, 'Conflict'),
  'a bad token': says(401, 'Bad credentials'),
  'no permission': says(403, 'Resource not accessible by integration', { 'x-accepted-github-permissions': 'checks=write' }),
  SAML: says(403, 'Resource protected by organization SAML enforcement.', { 'x-github-sso': 'required; url=https://github.invalid/sso' }),
  'another app’s': says(403, 'Invalid app_id `1` - check run can only be modified by the GitHub App that created it.'),
  hidden: says(404, 'Not Found'),
  gone: says(410, 'Checks are disabled for this repository'),
  'legal reasons': says(451, 'Repository access blocked'),
  refused: says(422, 'Validation Failed'),
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];

/** The fault when the request has taken effect all the same: only those that don't themselves say that it didn't. */
export const AFTER_EFFECT: readonly FaultName[] = [
  '500',
  '502 of a proxy',
  '503 with Retry-After',
  'a reset',
  'no answer',
  'a byte at a time',
  'HTML for JSON',
  'half an answer',
  'an answer of another shape',
];
