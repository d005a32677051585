import type { PolicySuite } from '../model/policy.ts';
import type { Receipt } from '../model/receipt.ts';
import { addTallies, executed } from '../model/tally.ts';
import type { Doubt, EvidenceSeen } from '../model/trusted-run.ts';
import { doubt, type EvidenceStage, type Guard, labelOf, listed } from './guard.ts';
import { newestJobs } from './job-guards.ts';

/** Is the evidence whole, of this very run, and of what the policy asks for? What it says about itself is believed nowhere. */

const wholeEvidence: Guard<EvidenceStage> = {
  name: 'wholeEvidence',
  check: ({ evidence }) => evidence.flatMap(({ problems }) => problems),
};

interface Held {
  readonly seen: EvidenceSeen;
  readonly receipt: Receipt;
  readonly stage: EvidenceStage;
}

/** Asks of each receipt; one that can't be read is refused by {@link wholeEvidence}. */
const ofEach = (check: (held: Held) => readonly (Doubt | null)[]) => (stage: EvidenceStage) =>
  stage.evidence.flatMap((seen) =>
    seen.receipt === null ? [] : check({ seen, receipt: seen.receipt, stage }).filter((found) => found !== null),
  );

/** A receipt of another time or place. */
function differs(held: Held, what: string, given: unknown, wanted: unknown): Doubt | null {
  return given === wanted ? null : mismatched(held, what, given, wanted);
}

function mismatched({ seen }: Held, what: string, given: unknown, wanted: unknown): Doubt {
  return doubt('run-mismatch', { artifact: seen.from.artifact.name, what, given: shown(given), wanted: shown(wanted) });
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

const sameRepository: Guard<EvidenceStage> = {
  name: 'sameRepository',
  check: ofEach((held) => {
    const given = held.receipt.source?.repository ?? null;
    return [differs(held, 'the repository', given?.toLowerCase() ?? null, held.stage.repository.fullName.toLowerCase())];
  }),
};

const sameRun: Guard<EvidenceStage> = {
  name: 'sameRun',
  check: ofEach((held) => [differs(held, 'the run', held.receipt.ci?.run_id ?? null, String(held.stage.run.id))]),
};

const sameAttempt: Guard<EvidenceStage> = {
  name: 'sameAttempt',
  check: ofEach((held) => [differs(held, 'the attempt', held.receipt.ci?.run_attempt ?? null, held.seen.from.attempt)]),
};

const sameEvent: Guard<EvidenceStage> = {
  name: 'sameEvent',
  check: ofEach((held) => [differs(held, 'the event', held.receipt.ci?.event ?? null, held.stage.run.event)]),
};

const sameSuite: Guard<EvidenceStage> = {
  name: 'sameSuite',
  check: ofEach((held) => [differs(held, 'the suite', held.receipt.suite.name, held.seen.from.suite)]),
};

const sameShard: Guard<EvidenceStage> = {
  name: 'sameShard',
  check: ofEach((held) => [differs(held, 'the shard', held.receipt.suite.shard ?? null, held.seen.from.shard)]),
};

const sameHead: Guard<EvidenceStage> = {
  name: 'sameHead',
  check: ofEach((held) => [differs(held, 'the commit', held.receipt.ci?.head_sha ?? null, held.stage.run.headSha)]),
};

/** The tested commit by GitHub's word: the head, one of the same tree, or, by the policy's leave, the head merged into a branch that it lists. */
const sameTree: Guard<EvidenceStage> = {
  name: 'sameTree',
  check: ofEach((held) => {
    const { seen, receipt, stage } = held;
    const { tested } = seen;
    const given = receipt.source?.git_head ?? null;
    if (tested === null || tested.sha !== given) return [mismatched(held, 'the tested commit', given, 'one that GitHub knows')];
    const tree = differs(held, 'the tested tree', receipt.source?.git_tree ?? null, tested.tree);
    if (tree !== null) return [tree];
    const isHead = tested.sha === stage.run.headSha || (stage.headTree !== null && tested.tree === stage.headTree);
    const isMerge =
      stage.policy.workflow.tests === 'merge' &&
      tested.parents.length === 2 &&
      tested.parents.includes(stage.run.headSha) &&
      seen.parentsKnown;
    return [isHead || isMerge ? null : differs(held, 'the tested commit', tested.sha, stage.run.headSha)];
  }),
};

const suiteOf = ({ seen, stage }: Held): PolicySuite | undefined => stage.policy.suites.find(({ name }) => name === seen.from.suite);

function unlike(suite: string, what: string, given: unknown, wanted: unknown): Doubt | null {
  return JSON.stringify(given) === JSON.stringify(wanted)
    ? null
    : doubt('wrong-command', { suite, what, given: shown(given), wanted: shown(wanted) });
}

const expectedCommand: Guard<EvidenceStage> = {
  name: 'expectedCommand',
  check: ofEach((held) => {
    const [suite, wanted] = [held.receipt.suite, suiteOf(held)];
    const name = labelOf(held.seen.from);
    return [
      unlike(name, 'the command', suite.command, wanted?.command),
      unlike(name, '`shell`', suite.shell, wanted?.shell),
      unlike(name, 'the folder', suite.cwd, wanted?.cwd),
    ];
  }),
};

const expectedExpectations: Guard<EvidenceStage> = {
  name: 'expectedExpectations',
  check: ofEach((held) => {
    const [asked, wanted] = [held.receipt.expectations, suiteOf(held)];
    const name = labelOf(held.seen.from);
    return [
      unlike(name, '`reports`', asked.reports, wanted?.reports),
      unlike(name, '`runner`', asked.runner, wanted?.runner),
      unlike(name, '`footer`', asked.footer, wanted?.footer),
      unlike(name, '`max_skipped`', asked.max_skipped, wanted?.max_skipped),
    ];
  }),
};

const allowedLeniencies: Guard<EvidenceStage> = {
  name: 'allowedLeniencies',
  check: ofEach((held) => {
    const allowed = suiteOf(held)?.allow ?? [];
    return held.receipt.suite.leniencies
      .filter((option) => !allowed.includes(option))
      .map((option) => doubt('leniency-refused', { suite: labelOf(held.seen.from), option }));
  }),
};

const bearableSecrets: Guard<EvidenceStage> = {
  name: 'bearableSecrets',
  check: ofEach((held) => {
    const redactions = held.receipt.evidence.redactions ?? [];
    if (redactions.length === 0 || held.stage.policy.secrets === 'redact') return [];
    const count = redactions.reduce((sum, each) => sum + each.count, 0);
    return [doubt('secrets-refused', { suite: labelOf(held.seen.from), count, files: listed(redactions.map(({ path }) => path)) })];
  }),
};

/** One run's evidence handed over under two names. */
const distinctEvidence: Guard<EvidenceStage> = {
  name: 'distinctEvidence',
  check: ({ evidence }) => {
    const first = new Map<string, EvidenceSeen>();
    return evidence.flatMap((seen) => {
      if (seen.receiptSha256 === null) return [];
      const other = first.get(seen.receiptSha256);
      if (other === undefined) {
        first.set(seen.receiptSha256, seen);
        return [];
      }
      return [
        doubt('shard-duplicate', { suite: seen.from.suite, what: `${labelOf(other.from)} and ${labelOf(seen.from)} have one receipt` }),
      ];
    });
  },
};

/** Shards that tested different commits make no whole: the branch may have moved between them. */
const oneCommit: Guard<EvidenceStage> = {
  name: 'oneCommit',
  check: (stage) => {
    const [first] = stage.evidence;
    return ofEach((held) => [
      differs(held, 'the tested commit', held.receipt.source?.git_tree ?? null, first?.receipt?.source?.git_tree ?? null),
    ])(stage);
  },
};

/** The sum over the shards of a suite. */
const enoughTests: Guard<EvidenceStage> = {
  name: 'enoughTests',
  check: ({ evidence, policy }) =>
    policy.suites.flatMap((suite) => {
      const own = evidence.filter(({ from }) => from.suite === suite.name);
      // Where a part did not pass, that is said, and the count with it.
      if (own.some(({ verdict }) => verdict?.outcome !== 'passed') || suite.allow.includes('allow-empty')) return [];
      const count = executed(addTallies(own.flatMap(({ verdict }) => verdict?.tally ?? [])));
      return count >= suite.min_tests ? [] : [doubt('below-minimum', { executed: count, minimum: suite.min_tests })];
    }),
};

/** What GitHub says of the run must not be worse than its evidence: another step of a job may have failed. */
const runAgrees: Guard<EvidenceStage> = {
  name: 'runAgrees',
  check: ({ evidence, run, request, jobs, policy }) => {
    if (evidence.some(({ verdict }) => verdict?.outcome !== 'passed')) return [];
    // A job that may fail doesn't make its run fail.
    const red = newestJobs(jobs.items).filter(({ name, conclusion }) => policy.workflow.jobs.includes(name) && conclusion !== 'success');
    if (red.length > 0)
      return [doubt('jobs-unexpected', { what: `all evidence is green, and ${listed(red.map(({ name }) => name))} failed` })];
    const result = request.mode === 'same-run' ? request.runResult : run.conclusion;
    return result === 'success'
      ? []
      : [doubt('jobs-unexpected', { what: `all evidence is green, and the run ended with ${result ?? 'nothing'}` })];
  },
};

/** Somebody may have run it again meanwhile. */
const stillNewest: Guard<EvidenceStage> = {
  name: 'stillNewest',
  check: ({ run, runAgain }) =>
    runAgain.attempt === run.attempt && runAgain.headSha === run.headSha
      ? []
      : [doubt('run-superseded', { what: `attempt ${runAgain.attempt} began while attempt ${run.attempt} was judged` })],
};

export const EVIDENCE_GUARDS: readonly Guard<EvidenceStage>[] = [
  wholeEvidence,
  sameRepository,
  sameRun,
  sameAttempt,
  sameEvent,
  sameSuite,
  sameShard,
  sameHead,
  sameTree,
  expectedCommand,
  expectedExpectations,
  allowedLeniencies,
  bearableSecrets,
  distinctEvidence,
  oneCommit,
  enoughTests,
  runAgrees,
  stillNewest,
];
