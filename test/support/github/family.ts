import type { Answer } from './transport.ts';

export type Level = 'read' | 'write';

/** What a token may do, and for which app it speaks (null: a person's). */
export interface Grant {
  readonly app: number | null;
  readonly permissions: Readonly<Record<string, Level>>;
}

/** GitHub Actions: the app that GITHUB_TOKEN speaks for. */
export const ACTIONS_APP = 15368;
/** An app of one's own, as a trusted workflow has it. */
export const OWN_APP = 424242;

/** A request as it came. */
export interface Call {
  /** Counts from 1. */
  readonly number: number;
  readonly method: string;
  readonly path: string;
  /** Name in GitHub's description; '' where it has none. */
  readonly operation: string;
  readonly body: Readonly<Record<string, unknown>> | null;
  readonly token: string | null;
  /** What was answered; 0 where nothing was. */
  status: number;
  /** How the request, or our own answer to it, broke GitHub's description. */
  readonly breaches: string[];
}

/** What an operation gets to see. */
export interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** By GitHub's description, as far as it goes. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly call: Call;
  readonly grant: Grant;
  readonly world: World;
}

/** What all families share. */
export interface World {
  /** Where the server listens, with the API's base path. */
  readonly url: string;
  /** Commits that the repository has; null: every one. */
  commits: Set<string> | null;
  /** What each token may do; a token that isn't here is a bad one. */
  readonly tokens: Map<string, Grant>;
  /** What was just made is not listed for so many readings of a list. */
  lag: number;
  /** A family's part of the state. */
  of<S>(family: Family<S>): S;
}

export interface Operation<S> {
  /** What the token has to have; null: nothing. */
  readonly needs: readonly [permission: string, level: Level] | null;
  readonly handle: (part: S, asked: Asked) => Answer;
}

/** Operations of the API that belong together, and what they remember. */
export interface Family<S> {
  readonly name: string;
  /** The part of the state that is this family's, with nothing in it. */
  readonly empty: () => S;
  /** By their names in GitHub's description. */
  readonly operations: Readonly<Record<string, Operation<S>>>;
  /** Answers what is not part of the described API (storage, other services); null: not mine. */
  readonly outside?: (part: S, request: RawRequest, world: World) => Answer | null;
}

export interface RawRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A family with its part of the state found by itself. */
export interface BoundFamily {
  readonly operations: Readonly<Record<string, { readonly needs: Operation<never>['needs']; readonly handle: (asked: Asked) => Answer }>>;
  readonly outside: (request: RawRequest, world: World) => Answer | null;
}

export function bound<S>(family: Family<S>): BoundFamily {
  const operations = Object.entries(family.operations).map(([name, { needs, handle }]) => {
    return [name, { needs, handle: (asked: Asked) => handle(asked.world.of(family), asked) }] as const;
  });
  return {
    operations: Object.fromEntries(operations),
    outside: (request, world) => family.outside?.(world.of(family), request, world) ?? null,
  };
}
