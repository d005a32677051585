import { ACTIONS_APP, type Call, type Grant, type Level, OWN_APP, type World } from './family.ts';
import { type Answer, notFound } from './transport.ts';

/** Tokens that every test has, by what they may do. */
export function usualTokens(): Map<string, Grant> {
  return new Map<string, Grant>([
    ['full', { app: ACTIONS_APP, permissions: { checks: 'write', contents: 'read', pull_requests: 'write', actions: 'read' } }],
    ['reads', { app: ACTIONS_APP, permissions: { checks: 'read', contents: 'read' } }],
    ['nothing', { app: ACTIONS_APP, permissions: {} }],
    ['app', { app: OWN_APP, permissions: { checks: 'write', statuses: 'write' } }],
  ]);
}

/** What GitHub says to a token that may not do this; null where it may. */
export function refusal(call: Call, needs: readonly [string, Level] | null, world: World): Answer | null {
  const grant = call.token === null ? undefined : world.tokens.get(call.token);
  if (grant === undefined) return { status: 401, body: { message: 'Bad credentials', status: '401' } };
  if (!/^\/repos\/octo-org\/octo-repo(\/|$)/.test(call.path)) return notFound();
  if (needs === null) return null;
  const [permission, level] = needs;
  const granted = grant.permissions[permission];
  if (granted === 'write' || granted === level) return null;
  return {
    status: 403,
    headers: { 'x-accepted-github-permissions': `${permission}=${level}` },
    body: { message: 'Resource not accessible by integration', documentation_url: 'https://docs.github.com/rest', status: '403' },
  };
}
