import type { LockedCode, Trouble } from '../model/api-answer.ts';
import { escapeTerminal } from './escape.ts';

/** What the remedy for a locked door depends on. */
export interface TroubleContext {
  /** Where the token only reads, whatever the workflow says; null: it is as the workflow says. */
  readonly readOnly: 'fork' | 'dependabot' | null;
  /** Where our page on the action is. */
  readonly page: string;
}

const WHO = { fork: 'a pull request from a fork', dependabot: 'a run started by Dependabot' } as const;

/** The part of our page that helps. */
const PART: Readonly<Record<LockedCode, string>> = {
  'bad-token': 'permissions-forks-dependabot',
  permission: 'permissions-forks-dependabot',
  saml: 'permissions-forks-dependabot',
  'not-yours': 'matrix-several-suites',
  hidden: 'permissions-forks-dependabot',
  gone: 'when-github-does-not-answer',
  blocked: 'when-github-does-not-answer',
};

/** One line: why there is no check, what to do, and which page helps. */
export function troubleText(trouble: Trouble, context: TroubleContext): string {
  const what = escapeTerminal(trouble.what, 400);
  if (trouble.kind !== 'locked') {
    return `The check could not be written: ${what}. Run the job again to have it; see ${context.page}#when-github-does-not-answer`;
  }
  const page = `${context.page}#${PART[trouble.code]}`;
  return `No check was written: ${whyLocked(trouble, context, what)}; see ${page}`;
}

function whyLocked(trouble: Trouble & { kind: 'locked' }, { readOnly }: TroubleContext, what: string): string {
  switch (trouble.code) {
    case 'bad-token':
      return `${what}; give a valid token in the input \`token\` (an app's token lives for an hour)`;
    case 'saml':
      return `${what}; authorise the token for single sign-on to this organisation`;
    case 'not-yours':
      return `${what}; another app holds a check of this name: give ours another \`check-name\``;
    case 'gone':
    case 'blocked':
      return `${what}; nothing that the workflow says can change that`;
    case 'permission':
    case 'hidden':
      return `the token lacks the permission \`${permissionOf(trouble)}\` (${what}); ${remedyFor(readOnly)}`;
  }
}

/** What GitHub names is what this one request needed; whoever grants no more meets the next locked door. */
function permissionOf({ permission }: Trouble & { kind: 'locked' }): string {
  return (permission ?? 'checks=write').replace('checks=read', 'checks=write').replaceAll('=', ': ');
}

function remedyFor(readOnly: TroubleContext['readOnly']): string {
  if (readOnly === null) return 'add it under `permissions:` of the job';
  return `${WHO[readOnly]} has a token that only reads, whatever the workflow says, so require this job's own check, or publish from a second workflow`;
}

/** One line: why there is no comment, and what to do. The verdict is not touched by it. */
export function commentTroubleText(trouble: Trouble, { readOnly, page }: TroubleContext): string {
  const what = escapeTerminal(trouble.what, 400);
  if (trouble.kind !== 'locked' || (trouble.code !== 'permission' && trouble.code !== 'hidden')) {
    return `The comment could not be written: ${what}. The verdict does not depend on it.`;
  }
  const remedy =
    readOnly === null
      ? 'add it under `permissions:` of the job'
      : `${WHO[readOnly]} has a token that only reads, whatever the workflow says`;
  return `No comment was written: the token lacks the permission \`pull-requests: write\` (${what}); ${remedy}; see ${page}#comment`;
}
