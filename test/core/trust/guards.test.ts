import { describe, expect, test } from 'vitest';
import { GUARDS } from '../../../src/core/trust/guards.ts';
import { executionOf, newestJobs } from '../../../src/core/trust/job-guards.ts';
import { conclusionOfRun, verdictOfRun } from '../../../src/core/trust/verdict.ts';
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
  judgeFacts,
  MERGE,
  MERGE_TREE,
  OTHER,
  PINNED,
  POLICY,
  RUN_WORKFLOW,
  TREE,
  without,
} from '../../support/trust-facts.ts';
import { ATTACKS, TWO_SHARDS } from './attacks.ts';

const first = <T>(items: readonly T[]): T => {
  const [item] = items;
  if (item === undefined) throw new Error('there is none');
  return item;
};

type Healthy = readonly [string, Facts, (changed: Facts) => unknown];

const changed = [{ path: POLICY, blob: OTHER, previousPath: null }];
const group = (run: Facts) => {
  Object.assign(run.run, { event: 'merge_group', headBranch: `gh-readonly-queue/main/pr-7-${BASE}` });
  firstEvidence(run).ci.event = 'merge_group';
  first(run.bases).pull = null;
};

const HEALTHY: readonly Healthy[] = [
  ['a pull request', facts(), () => {}],
  ['a run of which the event told the attempt', facts(), ({ request }) => Object.assign(request, { attempt: 1 })],
  ['a merge group', facts(), group],
  [
    'a push to a protected branch',
    facts(),
    (run) => {
      Object.assign(run.run, { event: 'push', headBranch: 'main' });
      firstEvidence(run).ci.event = 'push';
      Object.assign(first(run.bases), { pull: null, changes: [] });
    },
  ],
  ['a pull request into a release branch', facts(), ({ bases }) => Object.assign(first(bases), { branch: 'release/1.2' })],
  ['a run workflow that main has changed since', facts(), ({ bases }) => Object.assign(first(bases).workflow, { tips: [OTHER] })],
  [
    'a run workflow taken over from main, as main has it',
    facts(),
    ({ bases }) =>
      Object.assign(first(bases), {
        changes: [{ path: RUN_WORKFLOW, blob: OTHER, previousPath: null }],
        workflow: { head: OTHER, mergeBase: '1'.repeat(40), tips: [OTHER] },
        tipBlobs: new Map([[RUN_WORKFLOW, OTHER]]),
      }),
  ],
  [
    'a protected change that an approver approved',
    facts(),
    ({ bases }) => Object.assign(first(bases), { changes: changed, approvals: [anApproval(new Map([[POLICY, OTHER]]))] }),
  ],
  [
    'a change of the run workflow that an approver approved and commented on later',
    facts(),
    ({ bases }) => {
      const approval = anApproval(new Map([[RUN_WORKFLOW, OTHER]]));
      approval.reviews.push({ ...first(approval.reviews), state: 'COMMENTED' });
      Object.assign(first(bases), {
        changes: [{ path: RUN_WORKFLOW, blob: OTHER, previousPath: null }],
        workflow: { head: OTHER, mergeBase: '1'.repeat(40), tips: [] },
        approvals: [approval],
      });
    },
  ],
  [
    'a merge group of an approved change',
    facts(),
    (run) => {
      group(run);
      const approval = anApproval(new Map([[POLICY, OTHER]]), { headSha: OTHER });
      Object.assign(first(run.bases), { changes: changed, approvals: [approval] });
    },
  ],
  [
    'an approved change of policy and run workflow that calls a newer commit',
    facts(),
    (run) => {
      const blobs = new Map([
        [POLICY, OTHER],
        [RUN_WORKFLOW, OTHER],
      ]);
      run.run.referenced = [{ path: CALLED, sha: OTHER }];
      Object.assign(first(run.bases), {
        changes: [...blobs].map(([path, blob]) => ({ path, blob, previousPath: null })),
        workflow: { head: OTHER, mergeBase: '1'.repeat(40), tips: [] },
        approvals: [anApproval(blobs)],
        proposed: aPolicy({ workflow: { ...run.policy.workflow, calls: { path: CALLED, shas: [OTHER] } } }),
      });
    },
  ],
  ['two pull requests with one head, both all right', facts(), ({ bases }) => bases.push(aBase({ pull: 8, branch: 'release/1' }))],
  [
    'the head merged into a listed branch was tested, as the policy says',
    facts(),
    (run) => {
      run.policy.workflow.tests = 'merge';
      const { evidence, source } = firstEvidence(run);
      Object.assign(source, { git_head: MERGE, git_tree: MERGE_TREE });
      Object.assign(evidence, { tested: { sha: MERGE, tree: MERGE_TREE, parents: [BASE, HEAD] }, parentsKnown: true });
    },
  ],
  [
    'another commit of the same tree was tested',
    facts(),
    (run) => {
      const { evidence, source } = firstEvidence(run);
      source.git_head = MERGE;
      evidence.tested = { sha: MERGE, tree: TREE, parents: [BASE] };
    },
  ],
  ['two shards', TWO_SHARDS(), () => {}],
  [
    'two shards, of which the second alone was run again',
    TWO_SHARDS({ '2': 2 }),
    (run) => {
      run.run.attempt = 2;
      run.runAgain.attempt = 2;
      const [, second] = run.jobs.items;
      if (second !== undefined) second.attempt = 2;
      run.jobs.items.push(aJob({ id: 99, name: 'receipt / suite (2)', conclusion: 'failure', startedAt: '2026-03-01T09:14:00Z' }));
      run.artifacts.items.push({ ...first(run.artifacts.items), id: 901, name: 'receipt~unit~2~1', digest: null });
    },
  ],
  [
    'artifacts of somebody else beside ours',
    facts(),
    ({ artifacts }) => artifacts.items.push({ ...first(artifacts.items), name: 'coverage' }),
  ],
  [
    'a repository whose name is written in capitals elsewhere',
    facts(),
    (run) => Object.assign(firstEvidence(run).source, { repository: 'Octo-Org/Octo-Repo' }),
  ],
  [
    'a leniency that the policy allows',
    facts(aPolicy({ suites: [{ name: 'default', command: ['npx', 'vitest', 'run'], allow: ['report-none'], reports: ['none'] }] })),
    (run) => {
      const { receipt } = firstEvidence(run);
      receipt.suite.leniencies = ['report-none'];
      receipt.expectations.reports = ['none'];
    },
  ],
  [
    'a suite that may be empty, and is',
    facts(aPolicy({ suites: [{ name: 'default', command: ['npx', 'vitest', 'run'], allow: ['allow-empty'] }] })),
    (run) => {
      const { evidence, receipt } = firstEvidence(run);
      receipt.suite.leniencies = ['allow-empty'];
      evidence.verdict = { outcome: 'passed', empty: true, decidedBy: null, tally: aTally({}), reasons: [] };
    },
  ],
  [
    'the same run, from within',
    facts(),
    (run) => {
      Object.assign(run.request, { mode: 'same-run', runResult: 'success' });
      Object.assign(run.run, {
        status: 'in_progress',
        conclusion: null,
        path: '.github/workflows/required.yml',
        workflowId: 5,
        referenced: [],
      });
      run.workflow = null;
      Object.assign(first(run.bases), { workflow: { head: null, mergeBase: null, tips: [] } });
      run.jobs.items.push(aJob({ id: 22, name: 'verdict', status: 'in_progress', conclusion: null }));
    },
  ],
];

const decide = (of: Facts, guards = GUARDS) => {
  const { outcome, decidedBy } = judgeFacts(of, guards);
  return decidedBy === null ? outcome : `${outcome} ${decidedBy}`;
};

describe('passes', () => {
  test.each<Healthy>([...HEALTHY])('%s', (_, run, change) => {
    change(run);
    expect(judgeFacts(run).reasons).toEqual([]);
    expect(decide(run)).toBe('passed');
  });
});

describe('does not pass', () => {
  test.each(ATTACKS.map((attack) => [`${attack.threat} ${attack.does}`.trim(), attack] as const))('%s', (_, { facts: make, code }) => {
    const { outcome, decidedBy } = judgeFacts(make());
    expect(decidedBy).toBe(code);
    expect(outcome).not.toBe('passed');
  });

  test('whatever else is asked of a same run', () => {
    const inSameRun = (of: Facts) => {
      Object.assign(of.request, { mode: 'same-run', runResult: 'success' });
      return of;
    };
    const open = ATTACKS.filter(({ facts: make }) => decide(inSameRun(make())) === 'passed').map(({ does }) => does);
    // What a ruleset pins, or what isn't over yet.
    expect(open.sort()).toEqual(
      [
        'another workflow of the same name',
        'a workflow that only says that it lies there',
        'a run that still goes on',
        'a caller on an evil base that calls nothing',
        'an approved policy for one branch, and none for another',
        'an older policy, as a release branch still has it, brought along by a pull request into that',
        'the reusable workflow at another commit',
        'a second reusable workflow beside it',
        'a reusable workflow of the same name elsewhere',
        'a run workflow that is gone',
        'a job more',
        'a failed step beside green evidence',
      ].sort(),
    );
  });

  test('a same run whose needed job did not succeed', () => {
    for (const runResult of ['failure', 'skipped', 'cancelled', null]) {
      const run = facts();
      Object.assign(run.request, { mode: 'same-run', runResult });
      expect(decide(run)).toBe('incomplete jobs-unexpected');
    }
  });
});

test('what needs a person is told so, all else as a failure', () => {
  const told = new Map(ATTACKS.map((attack) => [attack.code, conclusionOfRun(judgeFacts(attack.facts()))]));
  const waiting = [...told].filter(([, conclusion]) => conclusion === 'action_required').map(([code]) => code);
  expect(waiting.sort()).toEqual(['protected-changed', 'workflow-changed']);
  expect([...told.values()]).not.toContain('success');
  expect(conclusionOfRun(judgeFacts(facts()))).toBe('success');
});

test('a name of a repository is one in capitals, that of a file is not', () => {
  const run = facts();
  run.run.referenced = [{ path: CALLED.replace('octo-org/ci', 'Octo-Org/CI'), sha: PINNED }];
  expect(decide(run)).toBe('passed');
  run.run.referenced = [{ path: CALLED.replace('suite.yml', 'SUITE.yml'), sha: PINNED }];
  expect(decide(run)).toBe('incomplete workflow-changed');
});

test('the sum of the shards is the tally of the run', () => {
  expect(judgeFacts(TWO_SHARDS()).tally).toEqual(aTally({ passed: 8 }));
});

test('no evidence is no pass, whatever the guards say', () => {
  expect(verdictOfRun([], [])).toMatchObject({ outcome: 'incomplete', decidedBy: 'facts-missing' });
});

test('of several red parts the first reason in the order of the table decides', () => {
  const run = TWO_SHARDS();
  run.evidence = run.evidence.map((each, at) => {
    const code = at === 0 ? ('no-tests' as const) : ('test-failures' as const);
    const outcome = at === 0 ? ('incomplete' as const) : ('failed' as const);
    return { ...each, verdict: { outcome, decidedBy: code, tally: aTally({}), reasons: [{ code }] } };
  });
  expect(decide(run)).toBe('failed test-failures');
});

/** Guards that have another one behind them for every attack that they meet. */
const LAYERED: Readonly<Record<string, readonly string[]>> = {
  // A skipped or cancelled job is refused before anything is downloaded; once more beside green evidence, where any job must have succeeded.
  jobsRan: ['runAgrees'],
};

describe('every guard is needed', () => {
  const names = Object.values(GUARDS).flatMap((guards: readonly { readonly name: string }[]) => guards.map(({ name }) => name));
  const usual = new Map(ATTACKS.map((attack) => [attack, decide(attack.facts())]));
  const changes = new Map<string, string[]>();
  const changedBy = (...removed: readonly string[]): string[] => {
    const known = changes.get(removed.join());
    if (known !== undefined) return known;
    const guards = without(...removed);
    const changed = [...usual].flatMap(([attack, before]) => {
      const after = decide(attack.facts(), guards);
      return after === before ? [] : [`${`${attack.threat} ${attack.does}`.trim()}: ${before} → ${after}`];
    });
    changes.set(removed.join(), changed);
    return changed;
  };

  test('by name, once', () => expect(new Set(names).size).toBe(names.length));

  test.each(names)('without %s an attack ends differently', (name) => {
    const layers = LAYERED[name] ?? [];
    expect(changedBy(name, ...layers)).not.toEqual([]);
    if (layers.length > 0) expect(changedBy(name)).toEqual([]);
  });

  test('as this table shows', () => {
    const table = names.map((name) => {
      const [change, ...more] = changedBy(name, ...(LAYERED[name] ?? []));
      const layers = LAYERED[name] === undefined ? '' : ` (with ${LAYERED[name].join(', ')})`;
      return `${`${name}${layers}`.padEnd(22)} ${change ?? 'nothing'}${more.length > 0 ? `, and ${more.length} more` : ''}`;
    });
    console.log(table.join('\n'));
    expect(table).toHaveLength(names.length);
  });
});

describe('jobs of several attempts', () => {
  const jobs = [
    aJob({ id: 1, name: 'a' }),
    aJob({ id: 2, name: 'b', conclusion: 'failure', startedAt: '2026-03-02T09:15:00Z' }),
    aJob({ id: 3, name: 'b', attempt: 2, startedAt: '2026-03-02T10:15:00Z' }),
  ];

  test('the newest execution of each counts', () => {
    expect(newestJobs(jobs).map(({ id }) => id)).toEqual([1, 3]);
  });

  test('one that is listed again under a newer attempt is the older execution', () => {
    const again = aJob({ id: 4, name: 'a', attempt: 2 });
    expect(newestJobs([...jobs, again]).map(({ id }) => id)).toEqual([3, 4]);
    expect(executionOf(again, [...jobs, again]).id).toBe(1);
    expect(executionOf(first(jobs.slice(2)), jobs).id).toBe(3);
  });
});
