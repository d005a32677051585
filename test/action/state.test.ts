import { beforeEach, describe, expect, test } from 'vitest';
import { formatCheckState, parseCheckState } from '../../src/action/state.ts';
import { formatExternalId } from '../../src/core/model/check-writer.ts';
import { runPost } from '../support/action-job.ts';
import { TARGET, WRITER } from '../support/check-world.ts';
import { EVENTS } from '../support/events.ts';
import { CHECKS } from '../support/github/checks.ts';
import { ACTIONS_APP } from '../support/github/family.ts';
import { useGithub } from '../support/github/use-github.ts';
import { temporaryFolder } from '../support/repository.ts';

const github = useGithub();
/** As the tests' runner says: see action-job.ts. */
const HERE = { ...WRITER, repositoryId: 17_273_051, runId: 4711, attempt: 1 };

test('what main leaves is read back', () => {
  const target = { ...TARGET, id: 12 };
  expect(parseCheckState(formatCheckState(target))).toMatchObject(target);
});

describe('what somebody else wrote there is no check', () => {
  const good = JSON.parse(formatCheckState(TARGET)) as Record<string, unknown>;
  test.each<[string, string]>([
    ['nothing', ''],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no commit', JSON.stringify({ ...good, headSha: '--upload-pack=x' })],
    ['no writer', JSON.stringify({ ...good, externalId: 'mine' })],
    ['no time', JSON.stringify({ ...good, startedAt: 'now' })],
    ['far too much', JSON.stringify({ ...good, name: 'x'.repeat(5000) })],
  ])('%s', (_, text) => expect(parseCheckState(text)).toBeNull());

  test.each([-1, 1.5, '7', null, Number.MAX_VALUE])('an id of %j', (id) => {
    expect(parseCheckState(JSON.stringify({ ...good, id }))).toMatchObject({ id: null });
  });
});

describe('post, by what it is given', () => {
  const add = (writer: typeof WRITER) =>
    github.server.of(CHECKS).runs.push({
      id: 1000,
      app: ACTIONS_APP,
      name: TARGET.name,
      head_sha: TARGET.headSha,
      external_id: formatExternalId(writer, null),
      status: 'in_progress',
      conclusion: null,
      started_at: TARGET.startedAt,
      completed_at: null,
      details_url: '',
      title: null,
      summary: null,
      text: null,
      annotations: [],
      hiddenFor: 0,
    });
  const commits = { head: TARGET.headSha, base: TARGET.headSha, merge: TARGET.headSha };
  const post = (writer: typeof WRITER) =>
    runPost(
      { event: EVENTS.push(commits), workspace: temporaryFolder(), inputs: {}, server: github.server },
      { check: formatCheckState({ ...TARGET, writer, id: 1000 }) },
    );
  beforeEach(() => expect(github.server.checks).toEqual([]));

  test('closes what this run left open', async () => {
    add(HERE);
    expect((await post(HERE)).code).toBe(0);
    expect(github.server.checks).toMatchObject([{ conclusion: 'failure' }]);
  });

  test.each([{ runId: 4712 }, { repositoryId: 1 }])('leaves alone what another run left open: %j', async (parts) => {
    const writer = { ...HERE, ...parts };
    add(writer);
    expect((await post(writer)).code).toBe(0);
    expect(github.server.checks).toMatchObject([{ status: 'in_progress' }]);
    expect(github.server.calls).toEqual([]);
  });
});
