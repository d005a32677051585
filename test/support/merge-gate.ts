/** A check run, as far as a merge depends on it; the server's records and the API's answers both are. */
export interface GateCheck {
  readonly id: number;
  readonly app: number | null;
  readonly name: string;
  readonly head_sha: string;
  readonly status: string;
  readonly conclusion: string | null;
}

export interface GateStatus {
  readonly id: number;
  readonly app: number | null;
  readonly context: string;
  readonly sha: string;
  readonly state: 'error' | 'failure' | 'pending' | 'success';
}

export interface GateState {
  readonly checks: readonly GateCheck[];
  readonly statuses?: readonly GateStatus[];
}

export interface GateHead {
  readonly sha: string;
  /** The test merge commit, where GitHub has made one. */
  readonly mergeSha?: string | null;
  /** The base's newest commit is in it. */
  readonly upToDate?: boolean;
}

/** A branch's rules, as far as they are about checks. */
export interface GateRules {
  readonly required: readonly { readonly context: string; readonly integrationId?: number | null }[];
  /** The head must hold the base's newest commit. */
  readonly strict?: boolean;
}

export interface Gate {
  readonly open: boolean;
  /** Why not, a line for each thing that is missing. */
  readonly why: readonly string[];
}

const SATISFIES: readonly (string | null)[] = ['success', 'neutral', 'skipped'];

/**
 * May this head be merged? As GitHub answers by its documentation: a required name is satisfied by the newest check run of it (of each app that has one,
 * or of the app that the rule names), which must have ended as success, neutral or skipped; a commit status of the same name is required beside
 * it; what is not there blocks. Where the test merge commit has checks or statuses, these are asked instead of the head's.
 */
export function mayMerge(state: GateState, head: GateHead, { required, strict = false }: GateRules): Gate {
  const { checks, statuses = [] } = state;
  const has = (sha: string) => checks.some((check) => check.head_sha === sha) || statuses.some((status) => status.sha === sha);
  const sha = head.mergeSha != null && has(head.mergeSha) ? head.mergeSha : head.sha;
  const why = required.flatMap(({ context, integrationId = null }) => {
    const from = (app: number | null) => integrationId === null || app === integrationId;
    const runs = newest(
      checks.filter((check) => check.head_sha === sha && check.name === context && from(check.app)),
      ({ app }) => String(app),
    );
    const said = newest(
      statuses.filter((status) => status.sha === sha && status.context === context && from(status.app)),
      () => context,
    );
    if (runs.length + said.length === 0) return [`${context}: expected, waiting for it to be reported`];
    return [
      ...runs
        .filter(({ status, conclusion }) => status !== 'completed' || !SATISFIES.includes(conclusion))
        .map((run) => `${context}: ${run.conclusion ?? run.status}`),
      ...said.filter((status) => status.state !== 'success').map((status) => `${context}: status ${status.state}`),
    ];
  });
  if (strict && head.upToDate !== true) why.push('the head is behind its base');
  return { open: why.length === 0, why };
}

function newest<T extends { readonly id: number }>(all: readonly T[], key: (each: T) => string): T[] {
  const latest = new Map<string, T>();
  for (const each of [...all].sort((a, b) => a.id - b.id)) latest.set(key(each), each);
  return [...latest.values()];
}
