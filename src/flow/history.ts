import type { CommitSeen, ComparisonSeen } from '../core/model/trusted-run.ts';
import type { SourceReader } from '../core/ports.ts';
import type { Asking } from './asking.ts';

/** Branches and commits of a repository, each asked for once: so that all of a judgement speaks of one moment. */
export class History {
  readonly #asking: Asking;
  readonly #sources: SourceReader;
  readonly #tips = new Map<string, Promise<string | null>>();
  readonly #commits = new Map<string, Promise<CommitSeen | null>>();

  constructor(asking: Asking, sources: SourceReader) {
    this.#asking = asking;
    this.#sources = sources;
  }

  /** Commit that a branch is at; null where there is no such branch. @throws {Unanswered} */
  async tip(branch: string): Promise<string | null> {
    const known = this.#tips.get(branch) ?? this.#asking.ask(`the branch ${branch}`, (ms) => this.#sources.tip(branch, ms));
    this.#tips.set(branch, known);
    return await known;
  }

  /** Null where GitHub knows no such commit. @throws {Unanswered} */
  async commit(sha: string): Promise<CommitSeen | null> {
    const known = this.#commits.get(sha) ?? this.#asking.ask(`the commit ${sha.slice(0, 12)}`, (ms) => this.#sources.commit(sha, ms));
    this.#commits.set(sha, known);
    return await known;
  }

  /** @throws {Unanswered} */
  async compare(base: string, head: string): Promise<ComparisonSeen> {
    const what = `the comparison of ${base.slice(0, 12)} and ${head.slice(0, 12)}`;
    return await this.#asking.ask(what, (ms) => this.#sources.compare(base, head, ms));
  }

  /** Whether a commit is, or lies behind, the tip of one of the branches. @throws {Unanswered} */
  async liesOn(commit: string, branches: readonly string[]): Promise<boolean> {
    for (const branch of branches) {
      const tip = await this.tip(branch);
      if (tip === commit) return true;
      const status = tip === null ? null : (await this.compare(commit, tip)).status;
      if (status === 'ahead' || status === 'identical') return true;
    }
    return false;
  }
}
