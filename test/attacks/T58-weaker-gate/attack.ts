import { type Attack, blocked, healthy } from '../../support/attack/attack.ts';
import { pushAndRun } from '../../support/attack/moves.ts';
import { POLICY, policy, tests, VERDICT_WORKFLOW, workflow } from '../../support/attack/victim.ts';
import type { AttackWorld } from '../../support/attack/world.ts';
import { CONTENTS } from '../../support/github/contents.ts';

const WEAK = policy({ suites: [{ name: 'default', command: ['true'], min_tests: 0, allow: ['report-none', 'allow-empty'] }] });
const edits = (path: string, text: string) => blocked('incomplete', 'protected-changed', (world) => world.push({ [path]: text }));

/** Somebody says that a change of the policy is all right. */
function reviewed(world: AttackWorld, review: Partial<AttackWorld['pull']['reviews'][number]>): void {
  world.push({ [POLICY]: policy({ max_attempts: 2 }) });
  world.pull.reviews.push({ user: 'octocat', association: 'COLLABORATOR', state: 'APPROVED', commit: world.pull.headSha, ...review });
}

export default {
  'the policy': edits(POLICY, WEAK),
  'the code owners': edits('.github/CODEOWNERS', '* @hubot\n'),
  'code owners elsewhere': edits('CODEOWNERS', '* @hubot\n'),
  'the verdict workflow': edits(VERDICT_WORKFLOW, workflow('receipt-verdict').replace('always()', 'false')),
  'a new workflow': edits('.github/workflows/other.yml', 'on: push\njobs: {}\n'),
  'the policy, by a pull request that builds on one': blocked('incomplete', 'protected-changed', (world) => {
    world.commit('topic', { [POLICY]: WEAK });
    world.push({ 'cart.test.mjs': null });
  }),
  'the policy, whose next pull request is judged by that of main': blocked('incomplete', 'below-minimum', async (world) => {
    world.commit('weak', { [POLICY]: WEAK });
    await pushAndRun(world, { 'cart.test.mjs': tests('assert.ok(true);') });
  }),
  // Its run is judged as a push, of which protected files are no matter: that verdict must not stand for the pull request.
  'the policy, by a new branch whose name the policy lists': {
    attempt: async (world) => {
      world.push({ [POLICY]: WEAK });
      world.repository.git('branch', 'release/1', 'topic');
      Object.assign(world.run, { event: 'push', headBranch: 'release/1' });
      await world.runSuite();
    },
    expect: { gate: 'blocked', outcome: 'passed', code: null, conclusion: null },
  },
  'the policy, among more files than GitHub lists': blocked('incomplete', 'facts-missing', (world) => {
    world.github.of(CONTENTS).truncated = true;
    const many = Array.from({ length: 3001 }, (_, at): [string, string] => [`.a/${at}`, `${at}\n`]);
    world.push({ ...Object.fromEntries(many), [POLICY]: WEAK });
  }),
  'the policy, among many files, while the pull request has another head for a moment': blocked(
    'incomplete',
    'protected-changed',
    (world) => {
      const many = Object.fromEntries(Array.from({ length: 320 }, (_, i) => [`notes/${i}.md`, '']));
      world.push({ ...many, [POLICY]: WEAK });
      const [head, harmless] = [world.pull.headSha, world.at('main')];
      world.github.fault = ({ operation }) => {
        world.pull.headSha = operation === 'pulls/list-files' ? harmless : head;
        return null;
      };
    },
  ),
  'approved by its author': blocked('incomplete', 'protected-changed', (world) => {
    world.pull.author = 'octocat';
    reviewed(world, {});
  }),
  'approved by somebody whom the policy does not name': blocked('incomplete', 'protected-changed', (world) =>
    reviewed(world, { user: 'friend' }),
  ),
  'approved by a stranger of an approver’s name': blocked('incomplete', 'protected-changed', (world) =>
    reviewed(world, { association: 'NONE' }),
  ),
  'approved for the commit before': blocked('incomplete', 'protected-changed', (world) => reviewed(world, { commit: world.at('topic~1') })),
  'approved, and then not': blocked('incomplete', 'protected-changed', (world) => {
    reviewed(world, {});
    world.pull.reviews.push({ user: 'octocat', association: 'COLLABORATOR', state: 'CHANGES_REQUESTED', commit: world.pull.headSha });
  }),
  'approved by an approver': healthy(async (world) => {
    reviewed(world, {});
    await world.runSuite();
  }),
} satisfies Attack;
