import { type Policy, parsePolicy } from '../core/model/policy.ts';
import type { ApprovalSeen, BaseSeen, ComparisonSeen, FileChange, PullSeen } from '../core/model/trusted-run.ts';
import type { SourceReader } from '../core/ports.ts';
import { protectedPaths, touchedPaths } from '../core/trust/definition-guards.ts';
import type { RunStage } from '../core/trust/guard.ts';
import type { Asking } from './asking.ts';
import type { History } from './history.ts';
import { TreeChanges } from './tree-changes.ts';

/** Reads what the definition of a run is held against: one base for each way in which its commit goes into a branch. */
export class DefinitionReader {
  readonly #asking: Asking;
  readonly #sources: SourceReader;
  readonly #stage: RunStage;
  readonly #isProtected: (path: string) => boolean;
  readonly #history: History;
  readonly #trees: TreeChanges;

  constructor(asking: Asking, sources: SourceReader, history: History, stage: RunStage) {
    this.#asking = asking;
    this.#sources = sources;
    this.#history = history;
    this.#trees = new TreeChanges(asking, sources);
    this.#stage = stage;
    this.#isProtected = protectedPaths(stage.policy, stage.request.policyPath);
  }

  /** @throws {Unanswered} */
  async read(): Promise<BaseSeen[]> {
    const { run } = this.#stage;
    switch (run.event) {
      case 'pull_request':
        return await this.#ofPulls();
      case 'merge_group':
        return await this.#ofGroup();
      default:
        return await this.#ofPush();
    }
  }

  async #ofPulls(): Promise<BaseSeen[]> {
    const { run, repository } = this.#stage;
    const found = await this.#asking.ask('the pull requests of this commit', (ms) => this.#sources.pulls(run.headSha, ms));
    // What goes into another repository is no concern of this one's checks.
    const own = ({ baseRepositoryId: id }: PullSeen) => id === null || id === repository.id;
    const open = [...found.items, ...(await this.#unlisted(found.items))].filter(
      (pull) => pull.open && pull.headSha === run.headSha && own(pull),
    );
    // More pull requests than are listed can't be shown to be all right.
    const rest = found.whole && open.length <= MOST_PULLS ? [] : [this.#unread({ branch: '(more than are listed)', pull: null })];
    return [...(await Promise.all(open.slice(0, MOST_PULLS).map(async (pull) => await this.#ofPull(pull)))), ...rest];
  }

  /** Of a commit that the default branch holds GitHub lists the pull request that brought it there, and none by which it goes on to a release branch. */
  async #unlisted(listed: readonly PullSeen[]): Promise<PullSeen[]> {
    const hints = this.#stage.run.pulls.filter((hint) => !listed.some(({ number }) => number === hint));
    const found = await Promise.all(
      hints.map(async (number) => await this.#asking.ask(`pull request ${number}`, (ms) => this.#sources.pull(number, ms))),
    );
    return found.filter((pull) => pull !== null);
  }

  async #ofPull(pull: PullSeen): Promise<BaseSeen> {
    const { run } = this.#stage;
    const base = { branch: pull.baseBranch, pull: pull.number };
    const compared = await this.#compared(base.branch);
    if (compared === null) return this.#unread(base);
    const changes = compared.files.whole ? compared.files.items : await this.#trees.between(compared.mergeBase, run.headSha);
    const touched = this.#protectedOf(changes);
    const workflow = await this.#workflow(base.branch, compared.mergeBase);
    const needed = touched.size > 0 || workflow.head !== workflow.mergeBase;
    const approvals = needed ? [await this.#approval(pull, withWorkflow(touched, this.#stage.policy.workflow.path, workflow.head))] : [];
    const tipBlobs = await this.#blobsAtTip(base.branch, touched);
    return { ...base, changes, workflow, tipBlobs, approvals, proposed: await this.#proposed(touched), holdsHead: true };
  }

  /** The branch that a group of the merge queue goes into is in the name of its own, which GitHub gives. */
  async #ofGroup(): Promise<BaseSeen[]> {
    const { run, policy } = this.#stage;
    const [, branch, number] = /^gh-readonly-queue\/(.{1,400})\/pr-(\d{1,9})-[0-9a-f]{40}$/.exec(run.headBranch ?? '') ?? [];
    if (branch === undefined) return [];
    const base = { branch, pull: null };
    const compared = await this.#compared(branch);
    if (compared === null) return [this.#unread(base)];
    const changes = compared.files.whole ? compared.files.items : await this.#trees.between(compared.mergeBase, run.headSha);
    const touched = this.#protectedOf(changes);
    const workflow = await this.#workflow(branch, compared.mergeBase);
    const needed = touched.size > 0 || workflow.head !== workflow.mergeBase;
    const paths = withWorkflow(touched, policy.workflow.path, workflow.head);
    const approvals = needed ? await this.#approvalsInGroup(Number(number), compared.subjects, paths) : [];
    const tipBlobs = await this.#blobsAtTip(branch, touched);
    return [{ ...base, changes, workflow, tipBlobs, approvals, proposed: await this.#proposed(touched), holdsHead: true }];
  }

  /** What was pushed to a protected branch went through its protection; it must lie there, whatever its tag or branch is called. */
  async #ofPush(): Promise<BaseSeen[]> {
    const { run } = this.#stage;
    const branch = run.headBranch ?? '';
    const holdsHead = branch !== '' && (await this.#history.liesOn(run.headSha, [branch]));
    const blob = await this.#blob(this.#stage.policy.workflow.path, run.headSha);
    const workflow = { head: blob, mergeBase: blob, tips: [] };
    return [{ branch, pull: null, changes: [], workflow, tipBlobs: new Map(), approvals: [], proposed: null, holdsHead }];
  }

  /** Null where the branch is gone. */
  async #compared(branch: string): Promise<ComparisonSeen | null> {
    const tip = await this.#history.tip(branch);
    return tip === null ? null : await this.#history.compare(tip, this.#stage.run.headSha);
  }

  #unread(base: Pick<BaseSeen, 'branch' | 'pull'>): BaseSeen {
    const workflow = { head: null, mergeBase: null, tips: [] };
    return { ...base, changes: null, workflow, tipBlobs: new Map(), approvals: [], proposed: null, holdsHead: true };
  }

  #protectedOf(changes: readonly FileChange[] | null): Map<string, string | null> {
    return new Map([...touchedPaths(changes ?? [])].filter(([path]) => this.#isProtected(path)));
  }

  async #blob(path: string, sha: string): Promise<string | null> {
    return (await this.#asking.ask(`${path} at ${sha.slice(0, 12)}`, (ms) => this.#sources.file(path, sha, ms)))?.blob ?? null;
  }

  async #proposed(touched: ReadonlyMap<string, string | null>): Promise<Policy | null> {
    const { request, run } = this.#stage;
    if (touched.get(request.policyPath) == null) return null;
    const file = await this.#asking.ask(`the policy at ${run.headSha.slice(0, 12)}`, (ms) =>
      this.#sources.file(request.policyPath, run.headSha, ms),
    );
    const parsed = file === null || file.bytes === null ? { why: '' } : parsePolicy(file.bytes);
    return 'policy' in parsed ? parsed.policy : null;
  }

  /** Of the run workflow. */
  async #workflow(branch: string, mergeBase: string): Promise<BaseSeen['workflow']> {
    const { run, policy, repository } = this.#stage;
    const { path } = policy.workflow;
    const head = await this.#blob(path, run.headSha);
    const before = await this.#blob(path, mergeBase);
    if (head === before) return { head, mergeBase: before, tips: [] };
    const tips = await Promise.all([...new Set([branch, repository.defaultBranch])].map((each) => this.#history.tip(each)));
    return { head, mergeBase: before, tips: await Promise.all(tips.flatMap((tip) => (tip === null ? [] : this.#blob(path, tip)))) };
  }

  async #blobsAtTip(branch: string, touched: ReadonlyMap<string, string | null>): Promise<Map<string, string | null>> {
    const tip = await this.#history.tip(branch);
    return tip === null ? new Map() : await this.#blobsAt(tip, touched);
  }

  /** A few files one by one; of many the whole tree, where GitHub lists it. */
  async #blobsAt(sha: string, touched: ReadonlyMap<string, string | null>): Promise<Map<string, string | null>> {
    const paths = [...touched.keys()];
    if (paths.length > MOST_BLOBS) {
      const tree = await this.#trees.blobs(sha);
      return tree === null ? new Map() : new Map(paths.map((path) => [path, tree.get(path) ?? null]));
    }
    return new Map(await Promise.all(paths.map(async (path) => [path, await this.#blob(path, sha)] as const)));
  }

  async #approval(pull: PullSeen, blobs: ReadonlyMap<string, string | null>): Promise<ApprovalSeen> {
    const { items, whole } = await this.#asking.ask(`the reviews of pull request ${pull.number}`, (ms) =>
      this.#sources.reviews(pull.number, ms),
    );
    // The last word of a reviewer counts, and may be on a page that isn't listed.
    return { pull, reviews: whole ? items : [], blobs };
  }

  /** Numbers of pull requests in a group are hints, taken from texts that anybody may write; what counts is what GitHub says of each. */
  async #approvalsInGroup(
    number: number,
    subjects: readonly string[],
    touched: ReadonlyMap<string, string | null>,
  ): Promise<ApprovalSeen[]> {
    const hints = subjects.flatMap((subject) => [...subject.matchAll(/#(\d{1,9})\b/g)].map(([, digits]) => Number(digits)));
    const numbers = [...new Set([number, ...hints.reverse()])].slice(0, MOST_PULLS);
    const approvals: ApprovalSeen[] = [];
    for (const each of numbers) {
      const pull = await this.#asking.ask(`pull request ${each}`, (ms) => this.#sources.pull(each, ms));
      if (pull !== null) approvals.push(await this.#approval(pull, await this.#blobsAt(pull.headSha, touched)));
    }
    return approvals;
  }
}

const MOST_BLOBS = 10;
const MOST_PULLS = 20;

function withWorkflow(touched: ReadonlyMap<string, string | null>, path: string, blob: string | null): Map<string, string | null> {
  return new Map([...touched, [path, blob]]);
}
