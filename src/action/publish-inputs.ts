import { ReceiptError } from '../core/model/errors.ts';
import { cutText } from '../core/present/escape.ts';
import { nearestWord } from '../flow/nearest.ts';
import { variableOf } from './inputs.ts';

/** What the workflow asks of the publishing stage: read once, all checked. */
export interface PublishInputs {
  readonly runId: number;
  /** As given: what it holds is for {@link ../flow/publish-judged.ts} to believe or not. */
  readonly judged: string;
  readonly judgeResult: string;
  readonly checkName: string;
  /** Null for where it usually lies. */
  readonly policyPath: string | null;
  /** Writes the check. */
  readonly token: string;
  /** Reads the run and the policy. */
  readonly readToken: string;
}

export const PUBLISH_INPUT_NAMES = ['run-id', 'judged', 'judge-result', 'check-name', 'policy', 'token', 'read-token'] as const;
type Name = (typeof PUBLISH_INPUT_NAMES)[number];
type Env = Readonly<Record<string, string | undefined>>;

const DEFAULT_CHECK_NAME = 'receipt / verdict';

/** @throws {ReceiptError} INPUT_INVALID listing all that is wrong. */
export function readPublishInputs(env: Env): PublishInputs {
  const problems: string[] = [];
  const text = (name: Name) => (env[variableOf(name)] ?? '').trim();
  const runId = /^\d{1,15}$/.test(text('run-id')) ? Number(text('run-id')) : null;
  if (runId === null) problems.push('run-id takes the id of a run, which `github.event.workflow_run.id` holds');
  if (text('judge-result') === '')
    problems.push('judge-result is empty: give `needs.judge.result`, or `steps.judge.outcome` within one job');
  const checkName = text('check-name') || DEFAULT_CHECK_NAME;
  if (checkName.length > 100 || /[\x00-\x1f\x7f]/.test(checkName)) problems.push('check-name takes one line of at most 100 characters');
  if (text('token') === '') problems.push('token is empty: it writes the check, and needs `checks` `write`');
  problems.push(...unknownInputs(env));
  const [first, ...more] = problems;
  if (first !== undefined || runId === null) {
    const remedy = 'docs/action.md of test-receipt lists the inputs';
    throw more.length === 0
      ? new ReceiptError('INPUT_INVALID', `the input ${first}`, { remedy })
      : new ReceiptError('INPUT_INVALID', `${problems.length} inputs are wrong`, { remedy: [...problems, remedy].join('\n') });
  }
  return {
    runId,
    judged: text('judged'),
    judgeResult: text('judge-result'),
    checkName,
    policyPath: text('policy') || null,
    token: text('token'),
    readToken: text('read-token') || text('token'),
  };
}

/** GitHub's runner only warns of an input that the action doesn't have. */
function unknownInputs(env: Env): string[] {
  const known = new Set<string>(PUBLISH_INPUT_NAMES.map(variableOf));
  return Object.keys(env).flatMap((variable) => {
    if (!variable.startsWith('INPUT_') || known.has(variable)) return [];
    const name = variable.slice('INPUT_'.length).toLowerCase();
    const nearest = nearestWord(name, PUBLISH_INPUT_NAMES);
    return nearest === null ? [] : [`${JSON.stringify(cutText(name, 60))} is no input; did you mean ${nearest}?`];
  });
}
