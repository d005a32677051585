import { ReceiptError } from '../core/model/errors.ts';
import { POLICY_PATH } from '../core/model/policy.ts';
import { cutText } from '../core/present/escape.ts';
import type { JudgeMode } from '../core/trust/guard.ts';
import { nearestWord } from '../flow/nearest.ts';
import type { ToldDigest } from '../flow/read-evidence.ts';
import { variableOf } from './inputs.ts';

/** What the workflow asks of the judge: read once, all checked. */
export type JudgeInputs = RunInputs | AuditInputs;

/** Is the head of a branch judged? */
export interface AuditInputs {
  readonly mode: 'audit';
  /** Null for the default branch. */
  readonly branch: string | null;
  readonly policyPath: string;
  readonly token: string;
}

export interface RunInputs {
  readonly mode: JudgeMode;
  readonly runId: number;
  readonly attempt: number | null;
  readonly policyPath: string;
  readonly token: string;
  /** In a same run what `needs` passes on. */
  readonly told: readonly ToldDigest[];
  readonly runResult: string | null;
  readonly summary: boolean;
}

export const JUDGE_INPUT_NAMES = ['mode', 'run-id', 'attempt', 'branch', 'policy', 'token', 'digest', 'run-result', 'summary'] as const;
type Name = (typeof JUDGE_INPUT_NAMES)[number];
type Env = Readonly<Record<string, string | undefined>>;

/** @throws {ReceiptError} INPUT_INVALID listing all that is wrong. */
export function readJudgeInputs(env: Env): JudgeInputs {
  const problems: string[] = [];
  const text = (name: Name) => (env[variableOf(name)] ?? '').trim();
  const mode = text('mode') || 'workflow-run';
  if (mode !== 'workflow-run' && mode !== 'same-run' && mode !== 'audit')
    problems.push(`mode takes workflow-run, same-run or audit, not ${shown(mode)}`);
  const runId = wholeNumber(text('run-id'));
  if (runId === null && mode !== 'audit') problems.push('run-id takes the id of a run, which `github.event.workflow_run.id` holds');
  const attempt = wholeNumber(text('attempt'));
  if (attempt === null && text('attempt') !== '') problems.push(`attempt takes a whole number, not ${shown(text('attempt'))}`);
  if (text('token') === '')
    problems.push('token is empty: leave the input out, or give one that reads actions, contents and pull requests');
  const summary = text('summary') || 'true';
  if (summary !== 'true' && summary !== 'false') problems.push(`summary takes true or false, not ${shown(summary)}`);
  const told = digestsIn(text('digest'));
  if (told === null) problems.push('digest takes what the run stage gives as `evidence-digest`');
  problems.push(...unknownInputs(env));
  const [first, ...more] = problems;
  const policyPath = text('policy') || POLICY_PATH;
  if (first === undefined && mode === 'audit') return { mode, branch: text('branch') || null, policyPath, token: text('token') };
  if (first !== undefined || runId === null || told === null) {
    const remedy = 'docs/policy.md of test-receipt shows the workflow';
    throw more.length === 0
      ? new ReceiptError('INPUT_INVALID', `the input ${first}`, { remedy })
      : new ReceiptError('INPUT_INVALID', `${problems.length} inputs are wrong`, { remedy: [...problems, remedy].join('\n') });
  }
  return {
    mode: mode === 'same-run' ? 'same-run' : 'workflow-run',
    runId,
    attempt,
    policyPath,
    token: text('token'),
    told,
    runResult: text('run-result') || null,
    summary: summary === 'true',
  };
}

function wholeNumber(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** One digest for the only artifact; or a line `name sha256:digest` for each. An output of a job that did not get so far is empty. */
function digestsIn(text: string): ToldDigest[] | null {
  const told = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, name, sha256] = /^(?:(?:receipt-evidence )?(\S{1,200}) )?(?:sha256:)?([0-9a-f]{64})$/.exec(line) ?? [];
      return sha256 === undefined ? null : { name: name ?? null, sha256 };
    });
  return told.every((each) => each !== null) ? told : null;
}

/** GitHub's runner only warns of an input that the action doesn't have. */
function unknownInputs(env: Env): string[] {
  const known = new Set<string>(JUDGE_INPUT_NAMES.map(variableOf));
  return Object.keys(env).flatMap((variable) => {
    if (!variable.startsWith('INPUT_') || known.has(variable)) return [];
    const name = variable.slice('INPUT_'.length).toLowerCase();
    const nearest = nearestWord(name, JUDGE_INPUT_NAMES);
    return nearest === null ? [] : [`${shown(name)} is no input; did you mean ${nearest}?`];
  });
}

const shown = (text: string): string => JSON.stringify(cutText(text, 60));
