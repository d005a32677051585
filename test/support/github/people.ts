import { ACTIONS_APP } from './family.ts';

/** A user or organisation as the API shows it. */
export function userShown(login: string, id: number, type: 'User' | 'Organization' | 'Bot' = 'User'): Record<string, unknown> {
  const url = `https://api.github.invalid/users/${login}`;
  const links = ['followers', 'following', 'gists', 'starred', 'subscriptions', 'organizations', 'repos', 'events', 'received_events'];
  return {
    login,
    id,
    node_id: `U_${id}`,
    avatar_url: `${url}/avatar`,
    gravatar_id: '',
    url,
    html_url: `https://github.invalid/${login}`,
    ...Object.fromEntries(links.map((link) => [`${link}_url`, `${url}/${link}`])),
    type,
    site_admin: false,
  };
}

/** A GitHub App as the API shows it. */
export function appShown(id: number): Record<string, unknown> {
  const name = id === ACTIONS_APP ? 'GitHub Actions' : `App ${id}`;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    id,
    slug,
    node_id: `APP_${id}`,
    owner: userShown('github', 9919, 'Organization'),
    name,
    description: '',
    external_url: 'https://help.github.invalid',
    html_url: `https://github.invalid/apps/${slug}`,
    created_at: '2018-07-30T09:30:17Z',
    updated_at: '2024-04-10T20:33:16Z',
    permissions: { checks: 'write' },
    events: ['push'],
  };
}
