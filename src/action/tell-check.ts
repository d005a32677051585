import type { GithubRun } from '../adapters/github-event.ts';
import type { Trouble } from '../core/model/api-answer.ts';
import type { Outcome } from '../core/model/verdict.ts';
import { EXIT, exitOf } from '../flow/exit-codes.ts';
import type { Published } from '../flow/publish.ts';
import type { ActionInputs } from './inputs.ts';

/** Known before the suite has run: there can be no check. */
export type Unpublished = { readonly kind: 'impossible'; readonly why: string } | Extract<Published, { kind: 'trouble' }>;

/**
 * Says in one line what is wrong with the check, if anything.
 * @param published null where no check was wanted.
 * @returns the step's exit status: the verdict's, unless a pass could not be told as it had to be.
 */
export async function tellCheck(
  outcome: Outcome,
  published: Published | Unpublished | null,
  { check, checkName }: ActionInputs,
  run: GithubRun | null,
): Promise<number> {
  const line = published === null ? null : lineOn(published, checkName, run);
  const code = exitOf(outcome);
  if (line === null) return code;
  const { error, notice, warning } = await import('@actions/core');
  const mustTell = check === 'always' || published?.kind === 'rival';
  if (mustTell) error(line);
  else if (published?.kind === 'trouble' && published.trouble.kind !== 'locked') warning(line);
  else notice(line);
  return mustTell && code === EXIT.passed ? EXIT.ours : code;
}

function lineOn(published: Published | Unpublished, checkName: string, run: GithubRun | null): string | null {
  switch (published.kind) {
    case 'trouble':
      return describeTrouble(published.trouble, run);
    case 'impossible':
      return `No check was written: ${published.why}. The verdict still decides this step.`;
    case 'superseded':
      return 'A newer attempt of this run holds the check; this one left it alone.';
    case 'rival':
      return `Two steps publish the check "${checkName}" in this attempt: give each a name of its own (\`check-name\` or \`suite\`).`;
    case 'done':
    case 'none':
      return null;
  }
}

/** One line: why there is no check, and what to do. */
export function describeTrouble(trouble: Trouble, run: GithubRun | null): string {
  if (trouble.kind !== 'locked') return `The check could not be written: ${trouble.what}. Run the job again to have it.`;
  // What GitHub names is what this one request needed; whoever grants no more meets the next locked door.
  const needed = (trouble.permission ?? 'checks=write').replace('checks=read', 'checks=write');
  const permission = `the token lacks the permission \`${needed.replace('=', ': ')}\``;
  if (trouble.status === 401) return `No check was written: ${trouble.what}; give a valid token in the input \`token\`.`;
  const who =
    run?.readOnly === 'fork' ? 'a pull request from a fork' : run?.readOnly === 'dependabot' ? 'a run started by Dependabot' : null;
  const remedy =
    who === null
      ? 'add it under `permissions:` of the job'
      : `${who} has a token that only reads, whatever the workflow says, so require this job's own check, or publish from a second workflow`;
  return `No check was written: ${permission} (${trouble.what}); ${remedy}. The verdict still decides this step.`;
}
