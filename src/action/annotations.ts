import { realpathSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { findRepository, GitFailure, gitEntries } from '../adapters/git.ts';
import type { CheckAnnotation } from '../core/model/check-run.ts';
import { toAnnotations } from '../core/present/annotations.ts';
import { trackedPathIn } from '../core/present/tracked-path.ts';
import { failingTests } from '../core/present/verdict-json.ts';
import type { RunResult } from '../flow/options.ts';

const slashed = (path: string): string => path.split(sep).join('/');

/** Failing tests at their lines, as far as their files are tracked. */
export async function annotationsOf({ evidence, verdict }: RunResult, cwd: string): Promise<CheckAnnotation[]> {
  const failing = verdict.outcome === 'passed' ? [] : failingTests(evidence, verdict);
  if (failing.length === 0) return [];
  try {
    const repository = await findRepository(cwd);
    if ('missing' in repository) return [];
    const entries = await gitEntries(repository, ['ls-files', '-z']);
    const paths = entries.map((entry) => Buffer.from(entry, 'latin1').toString('utf8'));
    const below = relative(repository.root, realpathSync(cwd));
    // The same place without its links resolved: so the suite may know it.
    const asGiven = below === '' ? resolve(cwd) : resolve(cwd, ...below.split(sep).map(() => '..'));
    const files = { paths, roots: [repository.root, asGiven].map(slashed), cwd: slashed(below) };
    return toAnnotations(failing, trackedPathIn(files));
  } catch (error) {
    // A suite that took the repository away; the verdict says so, and needs no notes at lines.
    if (error instanceof GitFailure) return [];
    throw error;
  }
}
