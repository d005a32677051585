import type { Doubt } from '../../../src/core/model/trusted-run.ts';
import { aTally } from '../../support/builders.ts';
import {
  aBase,
  aJob,
  anApproval,
  aPolicy,
  BASE,
  CALLED,
  type Facts,
  facts,
  firstEvidence,
  HEAD,
  MERGE,
  MERGE_TREE,
  OTHER,
  PINNED,
  POLICY,
  passedVerdict,
  RUN_WORKFLOW,
  redVerdict,
} from '../../support/trust-facts.ts';

/** A run that must not pass, made of one that does. */
export interface Attack {
  /** Its number in docs/threat-model.md, where it has one. */
  readonly threat: string;
  readonly does: string;
  readonly facts: () => Facts;
  readonly code: Doubt['code'];
}

const attack = (
  threat: string,
  does: string,
  code: Doubt['code'],
  change: (healthy: Facts) => void,
  healthy: () => Facts = facts,
): Attack => ({
  threat,
  does,
  code,
  facts: () => {
    const changed = healthy();
    change(changed);
    return changed;
  },
});

const first = <T>(items: readonly T[]): T => {
  const [item] = items;
  if (item === undefined) throw new Error('there is none');
  return item;
};

const shards = (attempts: Readonly<Record<string, number>> = {}) =>
  facts(
    aPolicy({
      workflow: {
        path: RUN_WORKFLOW,
        jobs: ['receipt / suite (1)', 'receipt / suite (2)'],
        calls: { path: CALLED, shas: [PINNED] },
        labels: null,
      },
      suites: [{ name: 'unit', command: ['npx', 'vitest', 'run'], shards: 2, min_tests: 6 }],
    }),
    attempts,
  );
export const TWO_SHARDS = shards;

const changes = (path: string, blob: string | null = OTHER, previousPath: string | null = null) => [{ path, blob, previousPath }];
const edits = (path: string) => (run: Facts) => {
  first(run.bases).changes = changes(path);
};
const approvedBy = (change: (approval: ReturnType<typeof anApproval>) => void) => (run: Facts) => {
  const approval = anApproval(new Map([[POLICY, OTHER]]));
  change(approval);
  Object.assign(first(run.bases), { changes: changes(POLICY), approvals: [approval] });
};

export const ATTACKS: readonly Attack[] = [
  attack('T3', 'a run of another repository', 'run-unexpected', ({ run }) => {
    run.repositoryId = 99;
  }),
  attack('T6', 'another workflow of the same name', 'run-unexpected', ({ run }) => {
    run.path = '.github/workflows/evil.yml';
  }),
  attack('T6', 'a workflow that only says that it lies there', 'run-unexpected', ({ run }) => {
    run.workflowId = 666;
  }),
  attack('T6', 'the run workflow started by hand', 'run-unexpected', ({ run }) => {
    run.event = 'workflow_dispatch';
  }),
  attack('T50', 'a run that still goes on', 'run-superseded', ({ run }) => {
    Object.assign(run, { status: 'in_progress', conclusion: 'success' });
  }),
  attack('T50', 'an older attempt than the newest', 'run-superseded', (changed) => {
    changed.request.attempt = 1;
    changed.run.attempt = 2;
    changed.runAgain.attempt = 2;
  }),
  attack('T4', 'run again until a flaky test passes', 'attempts-exceeded', ({ run, runAgain }) => {
    run.attempt = 11;
    runAgain.attempt = 11;
  }),

  attack('T59', 'a base branch with another run workflow', 'branch-unlisted', ({ bases }) => {
    first(bases).branch = 'evil';
  }),
  attack('T59', 'a caller on an evil base that calls nothing', 'workflow-changed', ({ run }) => {
    run.referenced = [];
  }),
  attack('T59', 'the reusable workflow at another commit', 'workflow-changed', ({ run }) => {
    run.referenced = [{ path: CALLED, sha: OTHER }];
  }),
  attack('T59', 'a second reusable workflow beside it', 'workflow-changed', ({ run }) => {
    run.referenced.push({ path: 'evil/ci/.github/workflows/x.yml', sha: OTHER });
  }),
  attack(
    'T58',
    'a newer commit of the reusable workflow, by a policy that nobody approved',
    'workflow-changed',
    ({ run, bases, policy }) => {
      run.referenced = [{ path: CALLED, sha: OTHER }];
      const proposed = aPolicy({ workflow: { ...policy.workflow, calls: { path: CALLED, shas: [OTHER] } } });
      Object.assign(first(bases), { changes: changes(POLICY), proposed });
    },
  ),
  attack('T58', 'an approved policy for one branch, and none for another', 'workflow-changed', ({ run, bases, policy }) => {
    run.referenced = [{ path: CALLED, sha: OTHER }];
    const proposed = aPolicy({ workflow: { ...policy.workflow, calls: { path: CALLED, shas: [OTHER] } } });
    Object.assign(first(bases), { changes: changes(POLICY), proposed, approvals: [anApproval(new Map([[POLICY, OTHER]]))] });
    bases.push(aBase({ pull: 8, branch: 'release/1' }));
  }),
  attack(
    'T58',
    'an older policy, as a release branch still has it, brought along by a pull request into that',
    'workflow-changed',
    ({ run, bases, policy }) => {
      run.referenced = [{ path: CALLED, sha: OTHER }];
      const proposed = aPolicy({ workflow: { ...policy.workflow, calls: { path: CALLED, shas: [OTHER] } } });
      Object.assign(first(bases), { branch: 'release/1', changes: changes(POLICY), proposed, tipBlobs: new Map([[POLICY, OTHER]]) });
    },
  ),
  attack(
    'T58',
    'a merge group with a change that was approved once, in a pull request that was given up',
    'protected-changed',
    ({ run, bases }) => {
      Object.assign(run, { event: 'merge_group' });
      Object.assign(first(bases), {
        pull: null,
        changes: changes(POLICY),
        approvals: [anApproval(new Map([[POLICY, OTHER]]), { open: false })],
      });
    },
  ),
  attack('T58', 'an approved policy that names another approver, who approves the rest', 'protected-changed', ({ bases }) => {
    const own = anApproval(new Map([[POLICY, OTHER]]));
    const other = anApproval(new Map([['.github/x.yml', OTHER]]));
    first(other.reviews).user = 'mallory';
    const proposed = aPolicy({ approvers: ['mallory'], protected: [] });
    Object.assign(first(bases), { changes: [...changes(POLICY), ...changes('.github/x.yml')], proposed, approvals: [own, other] });
  }),
  attack('T48', 'a reusable workflow of the same name elsewhere', 'workflow-changed', ({ run }) => {
    run.referenced = [{ path: CALLED.replace('octo-org', 'octo-0rg'), sha: PINNED }];
  }),
  attack('T13', 'a second pull request with this head, into an unlisted branch', 'branch-unlisted', ({ bases }) => {
    bases.push(aBase({ branch: 'weak', pull: 8 }));
  }),
  attack('T13', 'a second pull request with this head, to which it changes the policy', 'protected-changed', ({ bases }) => {
    bases.push(aBase({ pull: 8, branch: 'release/1', changes: changes(POLICY) }));
  }),
  attack('T50', 'no open pull request has this head any more', 'run-superseded', (changed) => {
    changed.bases = [];
  }),
  attack('T11', 'a pushed tag named like the branch', 'run-superseded', ({ bases, run }) => {
    run.event = 'push';
    Object.assign(first(bases), { pull: null, holdsHead: false });
  }),
  attack('T58', 'more changed files than GitHub lists', 'facts-missing', ({ bases }) => {
    first(bases).changes = null;
  }),
  attack('T5', 'an edited run workflow', 'workflow-changed', ({ bases }) => {
    Object.assign(first(bases), {
      changes: changes(RUN_WORKFLOW),
      workflow: { head: OTHER, mergeBase: '1'.repeat(40), tips: ['1'.repeat(40)] },
    });
  }),
  attack('T5', 'a run workflow that is gone', 'workflow-changed', ({ bases }) => {
    first(bases).workflow = { head: null, mergeBase: null, tips: [null] };
  }),
  attack('T58', 'an edited policy', 'protected-changed', edits(POLICY)),
  attack('T58', 'edited code owners', 'protected-changed', edits('docs/CODEOWNERS')),
  attack('T58', 'another workflow, in capitals', 'protected-changed', edits('.GitHub/workflows/receipt-verdict.yml')),
  attack('T58', 'a protected name with a line end in it', 'protected-changed', edits('.github/workflows/a\nb.yml')),
  attack('T58', 'a protected file renamed away', 'protected-changed', ({ bases }) => {
    first(bases).changes = changes('old.json', OTHER, POLICY);
  }),
  attack('T58', 'a deleted policy', 'protected-changed', ({ bases }) => {
    first(bases).changes = changes(POLICY, null);
  }),
  attack(
    'T58',
    'approved by its author',
    'protected-changed',
    approvedBy(({ pull }) => Object.assign(pull, { author: 'OctoCat' })),
  ),
  attack(
    'T58',
    'approved by nobody that the policy names',
    'protected-changed',
    approvedBy(({ reviews }) => Object.assign(first(reviews), { user: 'mallory' })),
  ),
  attack(
    'T58',
    'approved under a login that changed hands',
    'protected-changed',
    approvedBy(({ reviews }) => Object.assign(first(reviews), { association: 'NONE' })),
  ),
  attack(
    'T58',
    'approved before the last push',
    'protected-changed',
    approvedBy(({ reviews }) => Object.assign(first(reviews), { commit: OTHER })),
  ),
  attack(
    'T58',
    'approved, and dismissed',
    'protected-changed',
    approvedBy(({ reviews }) => reviews.push({ ...first(reviews), state: 'DISMISSED' })),
  ),
  attack(
    'T58',
    'approved, and changes requested after that',
    'protected-changed',
    approvedBy(({ reviews }) => reviews.push({ ...first(reviews), state: 'CHANGES_REQUESTED' })),
  ),
  attack(
    'T58',
    'another pull request is approved',
    'protected-changed',
    approvedBy(({ pull }) => Object.assign(pull, { number: 8 })),
  ),
  attack(
    'T58',
    'an approval of another content',
    'protected-changed',
    approvedBy((approval) => approval.blobs.set(POLICY, BASE)),
  ),
  attack('T58', 'a merge group with a change that nobody approved', 'protected-changed', ({ run, bases }) => {
    Object.assign(run, { event: 'merge_group' });
    Object.assign(first(bases), {
      pull: null,
      changes: changes(POLICY),
      approvals: [anApproval(new Map([[POLICY, OTHER]]), { author: 'octocat' })],
    });
  }),
  attack('T58', 'a merge group with a change approved for another branch', 'protected-changed', ({ run, bases }) => {
    Object.assign(run, { event: 'merge_group' });
    Object.assign(first(bases), {
      pull: null,
      changes: changes(POLICY),
      approvals: [anApproval(new Map([[POLICY, OTHER]]), { baseBranch: 'release/1' })],
    });
  }),

  attack(
    'T59',
    'a job that takes the name of the reviewed one in a later attempt, having been skipped in the first',
    'jobs-unexpected',
    (changed) => {
      changed.run.attempt = 2;
      changed.runAgain.attempt = 2;
      changed.jobs.items.push(
        aJob({ id: 90, conclusion: 'skipped', startedAt: null }),
        aJob({ id: 91, attempt: 2, startedAt: '2026-03-03T09:14:00Z' }),
      );
    },
  ),
  attack('T58', 'a new protected file whose blob GitHub does not tell', 'protected-changed', ({ bases }) => {
    Object.assign(first(bases), { changes: changes('.github/x.yml', ''), tipBlobs: new Map([['.github/x.yml', null]]) });
  }),
  attack('T5', 'a job more', 'jobs-unexpected', ({ jobs }) => {
    jobs.items.push(aJob({ id: 22, name: 'replace artifacts' }));
  }),
  attack('T5', 'a job of the same name beside it', 'jobs-unexpected', ({ jobs }) => {
    jobs.items.push(aJob({ id: 22 }));
  }),
  attack('T5', 'a job less', 'jobs-unexpected', ({ jobs }) => {
    jobs.items = [];
  }),
  attack('T5', 'a job that was skipped', 'jobs-unexpected', ({ jobs }) => {
    first(jobs.items).conclusion = 'skipped';
  }),
  attack('T12', 'a job that was cancelled', 'jobs-unexpected', ({ jobs }) => {
    first(jobs.items).conclusion = 'cancelled';
  }),
  attack('T12', 'a neutral job', 'jobs-unexpected', ({ jobs }) => {
    first(jobs.items).conclusion = 'neutral';
  }),
  attack('T49', "a job on somebody's own machine", 'wrong-platform', ({ jobs }) => {
    first(jobs.items).labels = ['self-hosted'];
  }),
  attack('T49', "a job on somebody's own machine that has our label too", 'wrong-platform', ({ jobs }) => {
    first(jobs.items).labels = ['ubuntu-24.04', 'self-hosted'];
  }),
  attack('T5', 'more jobs than GitHub lists', 'facts-missing', ({ jobs }) => {
    jobs.whole = false;
  }),

  attack('T31', 'more artifacts than GitHub lists', 'facts-missing', ({ artifacts }) => {
    artifacts.whole = false;
  }),
  attack('T31', 'evidence of a suite that nobody asked for', 'artifact-mismatch', ({ artifacts }) => {
    artifacts.items.push({ ...first(artifacts.items), id: 900, name: 'receipt~extra~~1' });
  }),
  attack('T31', 'evidence of an attempt that there is none of', 'artifact-mismatch', (changed) => {
    const [artifact, handed] = [first(changed.artifacts.items), first(changed.handedOver)];
    Object.assign(artifact, { name: 'receipt~default~~9' });
    handed.attempt = 9;
    const { evidence, ci } = firstEvidence(changed);
    evidence.from.attempt = 9;
    ci.run_attempt = 9;
  }),
  attack('T55', 'no artifact', 'suite-missing', (changed) => {
    changed.artifacts.items = [];
    changed.evidence = [];
    changed.handedOver = [];
  }),
  attack('T55', 'an expired artifact', 'suite-missing', ({ artifacts }) => {
    first(artifacts.items).expired = true;
  }),
  attack(
    '',
    'a shard less',
    'shard-missing',
    (changed) => {
      changed.artifacts.items.pop();
      changed.evidence.pop();
      changed.handedOver.pop();
    },
    shards,
  ),
  attack('T31', 'two artifacts of one name', 'shard-duplicate', ({ artifacts }) => {
    artifacts.items.push({ ...first(artifacts.items), id: 900 });
  }),
  attack('T31', 'an artifact of another run', 'artifact-mismatch', ({ artifacts }) => {
    first(artifacts.items).runId = 1;
  }),
  attack('T31', 'an artifact of another head', 'artifact-mismatch', ({ artifacts }) => {
    first(artifacts.items).headSha = OTHER;
  }),
  attack('T32', 'a zip of a gigabyte', 'artifact-unsafe', ({ artifacts }) => {
    first(artifacts.items).sizeBytes = 2 ** 30;
  }),
  attack('T31', 'bytes that are not those of the artifact', 'artifact-mismatch', ({ handedOver }) => {
    const handed = first(handedOver);
    handed.artifact = { ...handed.artifact, digest: `sha256:${'f'.repeat(64)}` };
  }),
  attack('', 'a server that knows no digests', 'facts-missing', ({ handedOver }) => {
    const handed = first(handedOver);
    handed.artifact = { ...handed.artifact, digest: null };
  }),
  attack('T31', 'an artifact replaced after it was handed over', 'artifact-mismatch', ({ handedOver }) => {
    first(handedOver).told = ['f'.repeat(64)];
  }),
  attack('T31', 'an artifact of which no job told', 'artifact-mismatch', ({ handedOver }) => {
    first(handedOver).told = [];
  }),
  attack('T31', 'a second digest line, printed by the tests', 'artifact-mismatch', ({ handedOver }) => {
    const handed = first(handedOver);
    handed.told = [handed.sha256, handed.sha256];
  }),

  attack('T2', 'evidence that is not as its receipt says', 'digest-mismatch', (changed) => {
    firstEvidence(changed).evidence.problems = [{ code: 'digest-mismatch', args: { file: 'log.txt', why: 'its content was changed' } }];
  }),
  attack('T32', 'an archive that is not safe', 'artifact-unsafe', (changed) => {
    const { evidence } = firstEvidence(changed);
    const problems = [{ code: 'artifact-unsafe' as const, args: { artifact: 'x', why: 'a link' } }];
    Object.assign(evidence, { receipt: null, receiptSha256: null, verdict: null, problems });
  }),
  attack('T3', 'a receipt of another repository', 'run-mismatch', (changed) => {
    firstEvidence(changed).source.repository = 'octo-org/other';
  }),
  attack('T3', 'a receipt without a repository', 'run-mismatch', (changed) => {
    firstEvidence(changed).source.repository = null;
  }),
  attack('T3', 'a receipt of another run', 'run-mismatch', (changed) => {
    firstEvidence(changed).ci.run_id = '1';
  }),
  attack('T3', 'a receipt of an earlier attempt', 'run-mismatch', (changed) => {
    firstEvidence(changed).ci.run_attempt = 0;
  }),
  attack('T3', 'a receipt of another event', 'run-mismatch', (changed) => {
    firstEvidence(changed).ci.event = 'push';
  }),
  attack('T3', 'a receipt of another suite', 'run-mismatch', (changed) => {
    firstEvidence(changed).receipt.suite.name = 'quick';
  }),
  attack(
    'T3',
    'a receipt of another shard',
    'run-mismatch',
    (changed) => {
      firstEvidence(changed).receipt.suite.shard = '2';
    },
    shards,
  ),
  attack('T3', 'a receipt of another commit', 'run-mismatch', (changed) => {
    firstEvidence(changed).ci.head_sha = OTHER;
  }),
  attack('T3', 'a tested commit that GitHub does not know', 'run-mismatch', (changed) => {
    firstEvidence(changed).evidence.tested = null;
  }),
  attack('T3', 'a receipt of another tree', 'run-mismatch', (changed) => {
    firstEvidence(changed).source.git_tree = OTHER;
  }),
  attack('T3', 'another commit of this repository was tested', 'run-mismatch', (changed) => {
    const { evidence, source } = firstEvidence(changed);
    Object.assign(source, { git_head: OTHER, git_tree: MERGE_TREE });
    evidence.tested = { sha: OTHER, tree: MERGE_TREE, parents: [HEAD] };
  }),
  attack('T59', 'the head was tested merged into a branch that is not listed', 'run-mismatch', (changed) => {
    const { evidence, source } = firstEvidence(changed);
    Object.assign(source, { git_head: MERGE, git_tree: MERGE_TREE });
    evidence.tested = { sha: MERGE, tree: MERGE_TREE, parents: [OTHER, HEAD] };
  }),
  attack('T5', 'another command', 'wrong-command', (changed) => {
    firstEvidence(changed).receipt.suite.command = ['true'];
  }),
  attack('T18', 'the command as one line of a shell', 'wrong-command', (changed) => {
    firstEvidence(changed).receipt.suite.shell = true;
  }),
  attack('T5', 'the command in another folder', 'wrong-command', (changed) => {
    firstEvidence(changed).receipt.suite.cwd = 'examples';
  }),
  attack('T20', 'other reports', 'wrong-command', (changed) => {
    firstEvidence(changed).receipt.expectations.reports = ['planted/*.xml'];
  }),
  attack('T23', 'closing lines of its own', 'wrong-command', (changed) => {
    firstEvidence(changed).receipt.expectations.footer = '^ok';
  }),
  attack('T15', 'any number of skipped tests', 'wrong-command', (changed) => {
    firstEvidence(changed).receipt.expectations.max_skipped = 100000;
  }),
  attack('T15', 'a run by leave', 'leniency-refused', (changed) => {
    firstEvidence(changed).receipt.suite.leniencies = ['report-none'];
  }),
  attack('T60', 'secrets in the log, where the policy refuses that', 'secrets-refused', (changed) => {
    changed.policy.secrets = 'refuse';
    firstEvidence(changed).receipt.evidence.redactions = [{ path: 'log.txt', raw_sha256: 'a'.repeat(64), count: 1, spans: [[0, 8]] }];
  }),
  attack(
    'T3',
    'one run handed over for two shards',
    'shard-duplicate',
    ({ evidence }) => {
      const [one, two] = evidence;
      if (one !== undefined && two !== undefined) two.receiptSha256 = one.receiptSha256;
    },
    shards,
  ),
  attack(
    'T28',
    'a merge of the head, made and checked out by a set-up step, where the workflow checks out the head',
    'run-mismatch',
    (changed) => {
      const { evidence, source } = firstEvidence(changed);
      Object.assign(source, { git_head: MERGE, git_tree: MERGE_TREE });
      Object.assign(evidence, { tested: { sha: MERGE, tree: MERGE_TREE, parents: [BASE, HEAD] }, parentsKnown: true });
    },
  ),
  attack(
    'T3',
    'shards that tested two commits',
    'run-mismatch',
    (changed) => {
      changed.policy.workflow.tests = 'merge';
      const { evidence, source } = firstEvidence(changed);
      Object.assign(source, { git_head: MERGE, git_tree: MERGE_TREE });
      Object.assign(evidence, { tested: { sha: MERGE, tree: MERGE_TREE, parents: [BASE, HEAD] }, parentsKnown: true });
    },
    shards,
  ),
  attack(
    'T14',
    'fewer tests than the policy asks for',
    'below-minimum',
    ({ evidence }) => {
      for (const each of evidence) each.verdict = passedVerdict(aTally({ passed: 2 })) as (typeof evidence)[number]['verdict'];
    },
    shards,
  ),
  attack(
    'T15',
    'a shard without tests',
    'no-tests',
    ({ evidence }) => {
      first(evidence).verdict = redVerdict('no-tests', 'incomplete', aTally({})) as (typeof evidence)[number]['verdict'];
    },
    shards,
  ),
  attack('', 'a failing test', 'test-failures', ({ evidence, run }) => {
    run.conclusion = 'failure';
    first(evidence).verdict = redVerdict(
      'test-failures',
      'failed',
      aTally({ passed: 3, failed: 1 }),
    ) as (typeof evidence)[number]['verdict'];
  }),
  attack('', 'a failed step beside green evidence', 'jobs-unexpected', ({ run }) => {
    run.conclusion = 'failure';
  }),
  attack('T5', 'a job that may fail, and did, beside green evidence', 'jobs-unexpected', ({ jobs }) => {
    first(jobs.items).conclusion = 'failure';
  }),
  attack('T50', 'run again while it was judged', 'run-superseded', ({ runAgain }) => {
    runAgain.attempt = 2;
  }),
];
