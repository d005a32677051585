import { describe, expect, test } from 'vitest';
import { parseExternalId } from '../../src/core/model/check-writer.ts';
import { type JobOptions, runJob, runMain, runPost } from '../support/action-job.ts';
import { EVENTS } from '../support/events.ts';
import { ACTIONS_APP, type Call } from '../support/github/family.ts';
import { type GithubServer, githubServer } from '../support/github/server.ts';
import { useGithub } from '../support/github/use-github.ts';
import { mayMerge } from '../support/merge-gate.ts';
import { type Checkout, checkout } from '../support/replay.ts';

const github = useGithub();

function options(repository: Checkout, more: Partial<JobOptions> = {}): JobOptions {
  return {
    event: EVENTS.push(repository.commits),
    workspace: repository.path,
    inputs: repository.inputs('passes'),
    server: github.server,
    ...more,
  };
}

const gate = (server: GithubServer, { commits }: Checkout) =>
  mayMerge(server, { sha: commits.head }, { required: [{ context: 'receipt', integrationId: ACTIONS_APP }] }).open;

interface Point {
  readonly run: string;
  /** Of the request at which main dies; a later one than there are: it lives. */
  readonly number: number;
  readonly moment: 'before' | 'after';
}

/** Runs the job and kills `main` with SIGKILL at a request; then `post`, as GitHub does; then the job once more as a second attempt. */
async function dieAt({ run, number, moment }: Point) {
  const server = await githubServer();
  try {
    const repository = checkout();
    let pid = 0;
    let death: Call | null = null;
    // A request whose sender was killed before it took effect gets lost on the way.
    server.fault = (call) => (call.number === number && moment === 'before' ? { kind: 'hang' } : null);
    server.watch = (call, when) => {
      if (death !== null || call.number !== number || when !== moment) return;
      death = call;
      process.kill(pid, 'SIGKILL');
    };
    const onStart: JobOptions['onStart'] = (step) => {
      pid ||= step.pid;
    };
    const inputs = repository.inputs(run);
    const job = options(repository, { server, inputs, onStart });
    const main = await runMain(job);
    server.watch = () => {};
    const first = { main, post: await runPost(job, main.state) };
    const seen = server.checks.map((check) => ({ ...check }));
    const open = gate(server, repository);
    server.fault = () => null;
    const second = await runJob(options(repository, { server, inputs, attempt: 2 }));
    expect(server.breaches()).toEqual([]);
    return { first, second, seen, open, server, repository, death: death as Call | null };
  } finally {
    await server.close();
  }
}

async function killAndRunAgain(point: Point): Promise<boolean> {
  const { first, second, seen, open, server, repository, death } = await dieAt(point);
  const green = point.run === 'passes';
  if (death === null) {
    expect(first.main.code).toBe(green ? 0 : 1);
    return false;
  }
  const name = `${point.run}: request ${point.number}, ${death.method} ${death.operation}, ${point.moment}`;
  expect(first.main, name).toMatchObject({ signal: 'SIGKILL', result: 'failure' });
  expect(first.post, name).toMatchObject({ code: 0, stderr: '' });
  expect(seen.length, name).toBeLessThanOrEqual(1);
  // What main told stays told; all else is closed as a failure. Nobody is let through whom the evidence wouldn't.
  for (const check of seen) expect(check.status, name).toBe('completed');
  for (const { title } of seen) expect(title, name).toMatch(/^(PASSED|FAILED|INCOMPLETE · the step ended before)/);
  if (open) expect(seen, name).toMatchObject([{ conclusion: 'success', title: expect.stringMatching(/^PASSED/) }]);
  if (!green) expect(open, name).toBe(false);
  expect(second.result, name).toBe(green ? 'success' : 'failure');
  expect(gate(server, repository), name).toBe(green);
  const last = server.checks.filter(({ external_id }) => parseExternalId(external_id)?.attempt === 2);
  expect(last, name).toMatchObject([{ status: 'completed', conclusion: green ? 'success' : 'failure' }]);
  return true;
}

describe('main killed with SIGKILL', () => {
  test('at every request, before and after it takes effect, and run again: exactly one check of the last attempt, as the evidence gives', async () => {
    const runs = ['passes', 'fails'];
    const moments = ['before', 'after'] as const;
    let points = 0;
    for (let number = 1, left = true; left; number++) {
      const all = runs.flatMap((run) => moments.map((moment) => ({ run, number, moment })));
      const killed = (await Promise.all(all.map(killAndRunAgain))).filter(Boolean).length;
      points += killed;
      left = killed > 0;
    }
    console.log(`killed for real at ${points} points`);
    expect(points).toBe(20);
  }, 180_000);

  test('while the suite runs', async () => {
    const repository = checkout();
    const { main, post } = await runJob(
      options(repository, {
        inputs: { command: 'echo started; sleep 60', shell: 'true' },
        onLine: (line, step) => {
          if (line === 'started') step.child.kill('SIGKILL');
        },
      }),
    );
    expect(main.signal).toBe('SIGKILL');
    expect(post.code).toBe(0);
    expect(github.server.checks).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
  });

  test('and post killed as well: the check stays in progress, which blocks', async () => {
    const repository = checkout();
    let pid = 0;
    const onStart: JobOptions['onStart'] = (step) => {
      pid = step.pid;
    };
    // The third request is the first one behind the suite; whatever comes then, from main or post, is its sender's last.
    github.server.watch = (call) => call.number > 2 && process.kill(pid, 'SIGKILL');
    const { main, post } = await runJob(options(repository, { onStart }));
    expect([main.signal, post.signal]).toEqual(['SIGKILL', 'SIGKILL']);
    expect(github.server.checks).toMatchObject([{ status: 'in_progress', conclusion: null }]);
  });

  test('by its own suite, which forges what post gets to read: at best the check stays open, which blocks', async () => {
    const forged =
      'for f in "$RUNNER_TEMP"/_runner_file_commands/save_state_*; do printf "done=true\\ncheck={}\\n" >> "$f"; done; kill -9 $PPID; sleep 9';
    const { main, result } = await runJob(options(checkout(), { inputs: { command: forged, shell: 'true' } }));
    expect(main).toMatchObject({ signal: 'SIGKILL', state: { done: 'true', check: '{}' } });
    expect(result).toBe('failure');
    expect(github.server.checks).toMatchObject([{ status: 'in_progress', conclusion: null }]);
  });
});
