import { createHash } from 'node:crypto';
import { z } from 'zod';
import { LENIENCIES } from './expectations.ts';

/**
 * The schema of the policy, a file on the default branch (docs/policy.md), the single source of docs/policy-v1.schema.json. Strict: unknown keys and
 * wrong types are refused, and a policy that can't be read has no defaults in its place. Its author is trusted: whoever may change the default branch.
 */

/** Where it lies, unless another place is named. */
export const POLICY_PATH = '.github/receipt.policy.json';

const text = (max: number) => z.string().min(1).max(max);
const path = text(1000).regex(/^[^\\]+$/, 'a path is written with /');
const count = z.int().min(0);
/** As artifacts name suites and shards. */
const part = z.string().regex(/^[A-Za-z0-9._-]{1,64}$/, 'letters, digits, `.`, `_` and `-`, at most 64');
const sha = z.string().regex(/^[0-9a-f]{40}$/, 'a commit is written as 40 lower-case hex digits');

export const RUN_EVENTS = ['pull_request', 'merge_group', 'push'] as const;
export type RunEvent = (typeof RUN_EVENTS)[number];

const workflowSchema = z.strictObject({
  /** The workflow that runs the suites, as it lies in the repository. */
  path: path.regex(/^\.github\/workflows\/[^/]+\.ya?ml$/, 'a workflow lies in .github/workflows/'),
  /** Names of all its jobs, as a run shows them: of a called workflow `caller / called`, of a matrix `job (value)`. */
  jobs: z.array(text(200)).min(1).max(256),
  /** The one reusable workflow that it calls and the commits at which it may; null where it calls none, which leaves T59 open. */
  calls: z
    .strictObject({
      path: z.string().regex(/^[\w.-]+\/[\w.-]+\/\.github\/workflows\/[^/@]+\.ya?ml$/, 'owner/repo/.github/workflows/file.yml'),
      shas: z.array(sha).min(1).max(20),
    })
    .nullable(),
  /** Labels that each job's runner must have been asked for; null takes any. */
  labels: z.array(text(100)).min(1).max(20).nullable().default(null),
  /**
   * What it checks out of a pull request: the `head` itself, or GitHub's `merge` of it. No API says whether a merge's files are what merging gives,
   * so that a set-up step that runs code of the pull request could check out another one.
   */
  tests: z.enum(['head', 'merge']).default('head'),
});

const suiteSchema = z.strictObject({
  name: part,
  command: z.array(z.string().max(131072)).min(1).max(10000),
  shell: z.boolean().default(false),
  cwd: path.default('.'),
  /** How many (1, 2, …) or which shards the suite runs in; null where it runs in one piece. */
  shards: z
    .union([z.int().min(1).max(256), z.array(part).min(1).max(256)])
    .nullable()
    .default(null),
  /** Over all shards. */
  min_tests: count.default(1),
  max_skipped: count.nullable().default(null),
  reports: z.array(text(4096)).min(1).max(1000).default(['auto']),
  runner: text(64).nullable().default(null),
  footer: text(1000).nullable().default(null),
  /** Leniencies that it may be run with. */
  allow: z.array(z.enum(LENIENCIES)).max(LENIENCIES.length).default([]),
});

const unique = (names: readonly string[]) => new Set(names).size === names.length;

export const policySchema = z.strictObject({
  /** For editors. */
  $schema: z.string().max(1000).optional(),
  version: z.literal(1),
  /** Name of the check that the verdict is told as. */
  check: text(100),
  /** Id of the app that writes it; null where it is GitHub Actions itself, which anybody who may push a workflow can speak for. */
  app: z.int().min(1).nullable().default(null),
  workflow: workflowSchema,
  suites: z
    .array(suiteSchema)
    .min(1)
    .max(100)
    .refine((suites) => unique(suites.map(({ name }) => name)), 'two suites have one name'),
  /** Protected branches by their names: only what goes into one of them is judged. No globs: somebody would make a branch that fits one. */
  branches: z
    .array(text(255).regex(/^[^*?[\]\\^~:]+$/, 'branches are listed by their whole names, without globs'))
    .min(1)
    .max(100),
  events: z.array(z.enum(RUN_EVENTS)).min(1).default(['pull_request', 'merge_group', 'push']),
  /** Globs of files that a pull request may change only with an approval; the workflow, the policy and code owners are always among them. */
  protected: z.array(text(1000).regex(/^[^!]/, 'a glob takes nothing out of what the others protect')).max(1000).default(['.github/**']),
  /** Logins of people whose approval of exactly the tested commit lets a change of protected files through; never its author's. */
  approvers: z
    .array(text(100).regex(/^[^@/\s]+$/, 'a login is written without @, and no team'))
    .max(100)
    .default([]),
  max_attempts: z.int().min(1).default(10),
  /** What becomes of evidence in which secrets were found and blanked: judged all the same, or refused. */
  secrets: z.enum(['redact', 'refuse']).default('redact'),
});

export type Policy = z.infer<typeof policySchema>;
export type PolicySuite = Policy['suites'][number];

const MAX_BYTES = 256 * 1024;

/** @returns the policy, or why it can't be used, as the end of a sentence. */
export function parsePolicy(bytes: Uint8Array): { readonly policy: Policy } | { readonly why: string } {
  if (bytes.length > MAX_BYTES) return { why: `it is larger than ${MAX_BYTES} bytes` };
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    return { why: `it is not whole JSON: ${error instanceof Error ? error.message : ''}`.slice(0, 300) };
  }
  const parsed = policySchema.safeParse(value);
  if (parsed.success) return { policy: parsed.data };
  const [issue] = parsed.error.issues;
  return { why: `${issue?.path.join('.') || 'the whole'}: ${issue?.message ?? 'unknown'}`.slice(0, 300) };
}

/** SHA-256 of what a policy says, defaults filled in: the same however its file is laid out. */
export function digestOfPolicy(policy: Policy): string {
  return createHash('sha256').update(JSON.stringify(policy)).digest('hex');
}

/** The shards that a suite runs in, by name; `[null]` where it runs in one piece. */
export function shardsOf({ shards }: Pick<PolicySuite, 'shards'>): readonly (string | null)[] {
  if (shards === null) return [null];
  return typeof shards === 'number' ? Array.from({ length: shards }, (_, i) => String(i + 1)) : shards;
}
