import type { CheckRunSeen } from '../core/model/check-run.ts';
import type { Doubt } from '../core/model/trusted-run.ts';
import { verdictCheckName } from '../core/model/verdict-check.ts';
import type { CheckRuns, RunReader, SourceReader } from '../core/ports.ts';
import { Asking, Unanswered } from './asking.ts';
import { Doubted } from './doubted.ts';
import { History } from './history.ts';
import type { PatiencePorts } from './patience.ts';
import { readPolicy } from './read-policy.ts';

export interface AuditPorts extends PatiencePorts {
  readonly runs: RunReader;
  readonly sources: SourceReader;
  readonly checks: CheckRuns;
}

export interface AuditRequest {
  readonly policyPath: string;
  /** Null for the default branch. */
  readonly branch: string | null;
  readonly budgetMs: number;
}

/** What a branch is at, and what stands in the way of calling it judged; empty where its head has a green verdict. */
export interface Audited {
  readonly branch: string;
  readonly sha: string | null;
  readonly doubts: readonly Doubt[];
}

/**
 * Whether the head of a protected branch has a green verdict of the App that the policy names: administrators, deploy keys and whoever may bypass the
 * rules merge without one. For a schedule: just after a push its run still goes on.
 */
export async function auditBranch(ports: AuditPorts, { policyPath, branch, budgetMs }: AuditRequest): Promise<Audited> {
  const asking = new Asking(ports, { totalMs: budgetMs, limitsMs: budgetMs });
  const history = new History(asking, ports.sources);
  let at = { branch: branch ?? '', sha: null as string | null };
  try {
    const repository = await asking.ask('the repository', (ms) => ports.runs.repository(ms));
    const policy = await readPolicy(asking, ports.sources, history, repository, policyPath);
    at = { branch: branch ?? repository.defaultBranch, sha: null };
    const sha = await history.tip(at.branch);
    at = { ...at, sha };
    if (sha === null) return { ...at, doubts: [missing(at, 'there is no such branch')] };
    const find = (name: string) =>
      asking.ask(`the checks of ${sha.slice(0, 12)}`, (ms) => ports.checks.find({ ref: sha, name, appId: policy.app }, ms));
    // That of the push decides; where a merge made no new commit, that of the pull request is as good.
    const pushed = await find(verdictCheckName(policy.check, 'push'));
    return { ...at, doubts: doubtsOf(at, pushed.length > 0 ? pushed : await find(policy.check), policy.check) };
  } catch (error) {
    if (error instanceof Doubted) return { ...at, doubts: error.doubts };
    if (error instanceof Unanswered) return { ...at, doubts: [error.doubt] };
    throw error;
  }
}

function doubtsOf(at: { branch: string; sha: string | null }, checks: readonly CheckRunSeen[], name: string): Doubt[] {
  const [newest] = checks;
  if (newest === undefined) return [missing(at, `no check ${name} is there`)];
  if (newest.status !== 'completed') return [missing(at, `the check ${name} is ${newest.status}`)];
  return newest.conclusion === 'success' ? [] : [missing(at, `the check ${name} ended with ${newest.conclusion ?? 'nothing'}`)];
}

function missing({ branch, sha }: { branch: string; sha: string | null }, why: string): Doubt {
  return { code: 'verdict-missing', args: { commit: sha?.slice(0, 12) ?? 'unknown', branch: branch.slice(0, 200), why } };
}
