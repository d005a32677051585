import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findRepository, gitText, type Repository, readHead } from '../adapters/git.ts';
import { findFiles } from '../adapters/globs.ts';
import { bytePathIn, digestSnapshot, takeSnapshot } from '../adapters/worktree.ts';
import { ReceiptError } from '../core/model/errors.ts';
import { type BytePath, differingFiles, type FilesList, fromBytePath, parseFilesList, toBytePath } from '../core/model/files-list.ts';
import type { Reason } from '../core/model/reasons.ts';
import type { Receipt, Source } from '../core/model/receipt.ts';
import type { Outcome, Verdict } from '../core/model/verdict.ts';
import { distrusted, toVerdictJson, type VerdictJson } from '../core/present/verdict-json.ts';
import { type FileDifferences, type VerifiedSuite, verifiedOutcome, worstOf } from '../core/present/verify-text.ts';
import { reportPathsOf } from '../core/receipt.ts';
import { findSuites, type SuiteFolder } from './find-suites.ts';
import { type Distrust, type Gathered, gatherEvidence } from './gather.ts';

export interface VerifyOptions {
  /** Absolute; what the user named, or null for where he stands. */
  readonly folder: string | null;
  /** Name of the out folder. */
  readonly out: string;
  /** Absolute. */
  readonly cwd: string;
  /** Verify for this commit instead of the work tree. */
  readonly commit: string | null;
  readonly requireSigned: boolean;
}

export interface Verification {
  readonly suites: readonly VerifiedSuite[];
  /** In the form of verdict.json: that of the suite that decides. */
  readonly json: string;
}

/**
 * Does every receipt found hold: is it whole, does its evidence give the same verdict, was it made for the files before us?
 * @throws ReceiptError INPUT_INVALID where the folder or commit named isn't there; IO_FAILED, GIT_FAILED.
 */
export async function verifyReceipts(options: VerifyOptions): Promise<Verification> {
  const { folder, out, cwd } = options;
  const found = await findSuites(folder, out, cwd);
  const suites: { suite: VerifiedSuite; gathered: Gathered }[] = [];
  for (const suite of found) {
    const gathered = await gatherEvidence(suite.path);
    suites.push({ suite: await verifySuite(suite, gathered, options), gathered });
  }
  if (suites.length === 0) suites.push(nothingFound(options));
  const verified = suites.map(({ suite }) => suite);
  const worst = worstOf(verified);
  const deciding = suites.find(({ suite }) => verifiedOutcome(suite) === worst) ?? suites[0];
  return { suites: verified, json: deciding === undefined ? '' : verifiedJson(deciding.suite, deciding.gathered, verified) };
}

function nothingFound({ folder, out }: VerifyOptions): { suite: VerifiedSuite; gathered: Gathered } {
  const problem: Distrust = { code: 'receipt-missing', args: { looked: `looked in ${folder ?? out}` } };
  const suite = {
    name: 'default',
    folder: folder ?? out,
    receipt: null,
    verdict: null,
    notes: [],
    files: null,
    differing: null,
    commit: null,
  };
  return { suite: { ...suite, problems: [problem] }, gathered: { receipt: null, problems: [problem] } };
}

async function verifySuite(suite: SuiteFolder, gathered: Gathered, options: VerifyOptions): Promise<VerifiedSuite> {
  const base = { name: suite.name, folder: suite.shown, commit: options.commit, files: null, differing: null, notes: [] };
  if (gathered.receipt === null) return { ...base, receipt: null, verdict: null, problems: gathered.problems };
  const { receipt, verdict, problems } = gathered;
  const compared = await compareSource(receipt, suite, options);
  const unsigned: Distrust[] = options.requireSigned ? [{ code: 'unsigned' }] : [];
  const renamed: Distrust[] = receipt.suite.name === suite.name || options.folder !== null ? [] : [misplaced(receipt, suite)];
  return { ...base, ...compared, receipt, verdict, problems: [...renamed, ...problems, ...compared.problems, ...unsigned] };
}

/** A green suite's folder copied over a red one's. */
function misplaced(receipt: Receipt, suite: SuiteFolder): Distrust {
  return { code: 'digest-mismatch', args: { file: suite.shown, why: `the receipt in it is that of suite ${receipt.suite.name}` } };
}

interface Compared {
  readonly problems: readonly Distrust[];
  readonly notes: readonly Reason[];
  readonly files: number | null;
  readonly differing: FileDifferences | null;
}

const same = (files: number | null, notes: readonly Reason[] = []): Compared => ({ problems: [], notes, files, differing: null });

function stale(what: string, more: Record<string, string> = {}, differing: FileDifferences | null = null): Compared {
  return { problems: [{ code: 'receipt-stale', args: { what, ...more } }], notes: [], files: null, differing };
}

async function compareSource(receipt: Receipt, suite: SuiteFolder, options: VerifyOptions): Promise<Compared> {
  const { source } = receipt;
  if (source === null) {
    return stale('nobody can tell whether these files differ', {
      why: `the run was bound to no files: ${receipt.source_missing ?? 'it was outside git'}`,
      do: 'Put the files under git (git init, git add, git commit), then run the suite again.',
    });
  }
  const repository = await findRepository(await standpoint(options));
  if ('missing' in repository) {
    return stale('nobody can tell whether these files differ', {
      why: repository.missing,
      do: 'Run verify inside the repository that was tested.',
    });
  }
  if (options.commit !== null) return await compareCommit(repository, source, options.commit);
  return await compareWorktree(repository, receipt, source, suite, resolve(options.cwd, options.out));
}

/** Where the user stands, as long as that is a work tree: a repository inside an evidence folder has no say. */
async function standpoint({ cwd, folder }: VerifyOptions): Promise<string> {
  return folder === null || !('missing' in (await findRepository(cwd))) ? cwd : folder;
}

async function compareWorktree(
  repository: Repository,
  receipt: Receipt,
  source: Source,
  suite: SuiteFolder,
  out: string,
): Promise<Compared> {
  const { root } = repository;
  const view = { outFolder: out, rulesFrom: source.git_head, by: source.worktree_by ?? 'bytes' } as const;
  const snapshot = await takeSnapshot(repository, view);
  const reportPaths = reportPathsIn(root, receipt, suite);
  const ownOutput = new Set(source.own_output?.map(toBytePath));
  const now = digestSnapshot(root, snapshot, { outFolder: suite.evidenceRoot, reportPaths, ownOutput });
  if (now.sha256 === source.worktree || now.sha256 === source.after.worktree) {
    const { commit } = await readHead(repository);
    const moved = commit !== source.git_head && commit !== source.after.git_head;
    return same(now.files.size, moved ? [{ code: 'same-tree' }] : []);
  }
  const differing = await nameDifferences(suite.path, now.files);
  const count = differing?.total ?? 0;
  return stale(count === 1 ? '1 file differs' : count > 1 ? `${count} files differ` : 'the files differ', {}, differing);
}

/** Reports are no part of what is tested, by the rule of the run: those it took, and whatever the named globs match. */
function reportPathsIn(root: string, receipt: Receipt, { evidenceRoot }: SuiteFolder): Set<BytePath> {
  const paths = reportPathsOf(receipt);
  const named = receipt.expectations.reports.filter((glob) => glob !== 'auto' && glob !== 'none');
  for (const { absolute } of findFiles(named, { cwd: resolve(root, receipt.suite.cwd), workspace: root, outFolder: evidenceRoot })) {
    const path = bytePathIn(root, absolute);
    if (path !== null) paths.add(path);
  }
  return paths;
}

const NAMED_FILES = 100;

/** From files.txt, which was whole or is a problem of its own; null where it tells nothing. */
async function nameDifferences(folder: string, now: FilesList): Promise<FileDifferences | null> {
  const tested = await readFile(join(folder, 'files.txt')).then(parseFilesList, () => null);
  if (tested === null) return null;
  const { changed, added, missing } = differingFiles(tested, now);
  const names = (paths: readonly string[]) => paths.slice(0, NAMED_FILES).map(fromBytePath);
  return { changed: names(changed), added: names(added), deleted: names(missing), total: changed.length + added.length + missing.length };
}

async function compareCommit(repository: Repository, source: Source, rev: string): Promise<Compared> {
  const tree = rev.startsWith('-') ? null : await gitText(repository, ['rev-parse', '--verify', '--quiet', `${rev}^{tree}`]);
  if (tree === null || tree === '') {
    throw new ReceiptError('INPUT_INVALID', `--commit ${rev} names no commit here`, {
      remedy: 'name a commit, branch or tag of this repository',
    });
  }
  if (source.dirty) {
    return stale(`${rev} differs`, {
      why: 'files with uncommitted changes were tested, which are in no commit',
      do: 'Commit, then run the suite again; or verify the work tree, without --commit.',
    });
  }
  if (source.sparse !== undefined) {
    return stale(`${rev} differs`, {
      why: `a sparse checkout left ${source.sparse} of its files out`,
      do: 'Run the suite on a whole checkout (git sparse-checkout disable).',
    });
  }
  return tree === source.git_tree
    ? same(null)
    : stale(`${rev} differs`, { why: `its tree is ${tree.slice(0, 8)}…, tested was ${source.git_tree?.slice(0, 8) ?? 'none'}…` });
}

/** A verdict of verify in the form of verdict.json; with several suites, all outcomes beside it. */
function verifiedJson(suite: VerifiedSuite, gathered: Gathered, all: readonly VerifiedSuite[]): string {
  const verdict = verifiedVerdict(suite);
  const { value, bytes } =
    gathered.receipt === null
      ? toVerdictJson(null, null, verdict, null)
      : toVerdictJson(gathered.receipt, gathered.evidence, verdict, gathered.sha256);
  if (all.length === 1) return new TextDecoder().decode(bytes);
  const suites = all.map((one) => ({ name: one.name, outcome: verifiedOutcome(one), decided_by: decidedBy(one) }));
  return `${JSON.stringify({ ...value, suites } satisfies VerdictJson & { suites: { name: string; outcome: Outcome; decided_by: string | null }[] }, null, 1)}\n`;
}

function decidedBy({ problems, verdict }: VerifiedSuite): string | null {
  return problems[0]?.code ?? verdict?.decidedBy ?? null;
}

function verifiedVerdict({ problems, verdict, notes }: VerifiedSuite): Verdict {
  const [first, ...more] = problems;
  if (first !== undefined) return distrusted(verdict, [first, ...more]);
  if (verdict === null) return distrusted(null, [{ code: 'receipt-missing', args: { looked: 'none was found' } }]);
  return verdict.outcome === 'passed' ? { ...verdict, reasons: [...verdict.reasons, ...notes] } : verdict;
}
