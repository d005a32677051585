/** It won't, however often it is asked. */
export type LockedCode = 'bad-token' | 'permission' | 'saml' | 'not-yours' | 'hidden' | 'gone' | 'blocked';
/** It may later. `unsettled`: it took the request, but does not show what it did. */
export type WeatherCode = 'rate-limit' | 'secondary-limit' | 'server-error' | 'unreachable' | 'timeout' | 'nonsense' | 'unsettled';

/**
 * Why GitHub did not do what was asked. `locked`: a permission, a bad token, something hidden; asking again is of no use. `weather`: limits,
 * outages, time-outs, answers that make no sense; `retryAfterMs` is how long GitHub asks to be left alone. `ours`: the request itself was wrong.
 * `what` is one line for people; text of GitHub's answer in it is bounded, and hostile.
 */
export type Trouble =
  | {
      readonly kind: 'locked';
      readonly code: LockedCode;
      readonly status: number;
      readonly what: string;
      /** What GitHub says that the request needs, such as `checks=write`. */
      readonly permission: string | null;
    }
  | { readonly kind: 'weather'; readonly code: WeatherCode; readonly what: string; readonly retryAfterMs: number | null }
  | { readonly kind: 'ours'; readonly code: 'refused'; readonly status: number; readonly what: string };

/** What came of one request to GitHub's API. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble };
