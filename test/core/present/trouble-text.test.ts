import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LockedCode, Trouble } from '../../../src/core/model/api-answer.ts';
import { troubleText } from '../../../src/core/present/trouble-text.ts';
import { ROOT } from '../../support/root.ts';

const locked = (code: LockedCode, permission: string | null = null): Trouble => ({
  kind: 'locked',
  code,
  status: 403,
  what: 'GitHub answered 403: no',
  permission,
});
const ours = { readOnly: null, page: 'docs/action.md' } as const;

test.each<[string, Trouble, 'fork' | 'dependabot' | null, RegExp]>([
  [
    'a permission',
    locked('permission', 'checks=write'),
    null,
    /lacks the permission `checks: write` .*add it under `permissions:` of the job/,
  ],
  ['a permission to read, where the next request needs more', locked('permission', 'checks=read'), null, /`checks: write`/],
  ['a permission that GitHub does not name', locked('permission'), null, /`checks: write`/],
  ['a fork', locked('permission'), 'fork', /a pull request from a fork has a token that only reads, .*require this job's own check/],
  ['Dependabot', locked('permission'), 'dependabot', /a run started by Dependabot has a token that only reads/],
  ['hidden', locked('hidden'), null, /lacks the permission/],
  ['a bad token', locked('bad-token'), null, /give a valid token in the input `token`/],
  ['SAML', locked('saml'), null, /authorise the token for single sign-on/],
  ['another app', locked('not-yours'), null, /another `check-name`/],
  ['gone', locked('gone'), null, /nothing that the workflow says can change that/],
  [
    'weather',
    { kind: 'weather', code: 'server-error', what: 'GitHub answered 502', retryAfterMs: null },
    null,
    /Run the job again to have it/,
  ],
])('%s: one line, what to do, and a page that is there', (_, trouble, readOnly, says) => {
  const text = troubleText(trouble, { ...ours, readOnly });
  expect(text).toMatch(says);
  expect(text).not.toContain('\n');
  const [, part = ''] = /docs\/action\.md#([\w-]+)$/.exec(text) ?? [];
  const headings = [...readFileSync(join(ROOT, 'docs', 'action.md'), 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  expect(headings).toContain(part);
});

test('what GitHub, or whoever sits between, says is shown as text', () => {
  const what = `GitHub answered 403: \u001b[31m\n::error::x ${'y'.repeat(1000)}`;
  const text = troubleText({ ...locked('permission'), what } as Trouble, ours);
  expect(text).not.toContain('\u001b');
  expect(text).not.toContain('\n');
  expect(text.length).toBeLessThan(800);
});
