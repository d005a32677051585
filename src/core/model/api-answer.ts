/**
 * Why GitHub did not do what was asked. `locked`: it won't, however often it is asked (a permission, a bad token, something hidden).
 * `weather`: it may later (limits, outages, time-outs, answers that make no sense). `ours`: the request itself was wrong.
 */
export type Trouble =
  | { readonly kind: 'locked'; readonly status: number; readonly what: string; readonly permission: string | null }
  | { readonly kind: 'weather'; readonly what: string; readonly retryAfterMs: number | null }
  | { readonly kind: 'ours'; readonly status: number; readonly what: string };

/** What came of one request to GitHub's API. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble };
