import type { Receipt } from '../core/model/receipt.ts';
import type { Verdict } from '../core/model/verdict.ts';
import { escapeJson } from '../core/present/escape.ts';
import { distrusted, toVerdictJson } from '../core/present/verdict-json.ts';
import { type VerifiedSuite, verifiedOutcome, worstOf } from '../core/present/verify-text.ts';
import type { Distrust } from './check-folder.ts';
import { compareSource, type Standpoint } from './compare-source.ts';
import { findSuites, type SuiteFolder } from './find-suites.ts';
import { type Gathered, gatherEvidence } from './gather.ts';

export interface VerifyOptions extends Omit<Standpoint, 'snapshots'> {
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
  const snapshots: Standpoint['snapshots'] = new Map();
  const suites: { suite: VerifiedSuite; gathered: Gathered }[] = [];
  for (const suite of found) {
    const gathered = await gatherEvidence(suite.path);
    suites.push({ suite: await verifySuite(suite, gathered, { ...options, snapshots }), gathered });
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

async function verifySuite(suite: SuiteFolder, gathered: Gathered, options: VerifyOptions & Standpoint): Promise<VerifiedSuite> {
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

/** A verdict of verify in the form of verdict.json; with several suites, all outcomes beside it. */
function verifiedJson(suite: VerifiedSuite, gathered: Gathered, all: readonly VerifiedSuite[]): string {
  const verdict = verifiedVerdict(suite);
  const { value, bytes } =
    gathered.receipt === null
      ? toVerdictJson(null, null, verdict, null)
      : toVerdictJson(gathered.receipt, gathered.evidence, verdict, gathered.sha256);
  if (all.length === 1) return new TextDecoder().decode(bytes);
  const suites = all.slice(0, 50).map((one) => ({ name: one.name, outcome: verifiedOutcome(one), decided_by: decidedBy(one) }));
  return `${escapeJson(JSON.stringify({ ...value, suites }, null, 1))}\n`;
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
