import { describe, expect, test } from 'vitest';
import { type JobOptions, runJob, runMain, runPost } from '../support/action-job.ts';
import type { Phase } from '../support/actions-runner.ts';
import { EVENTS } from '../support/events.ts';
import type { Call } from '../support/github/family.ts';
import { useGithub } from '../support/github/use-github.ts';
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

/** Runs the job, and kills `main` with SIGKILL when a given request comes, before or after it takes effect. */
async function killedAt(
  repository: Checkout,
  number: number,
  moment: 'before' | 'after',
): Promise<{ main: Phase; post: Phase | null; calls: Call[] }> {
  let pid = 0;
  let killed = false;
  // A request whose sender was killed before it took effect gets lost on the way.
  github.server.fault = (call) => (call.number === number && moment === 'before' ? { kind: 'hang' } : null);
  github.server.watch = (call, when) => {
    if (killed || call.number !== number || when !== moment) return;
    killed = true;
    process.kill(pid, 'SIGKILL');
  };
  const main = await runMain(
    options(repository, {
      onStart: (step) => {
        pid = step.pid;
      },
    }),
  );
  const calls = [...github.server.calls];
  return { main, post: killed ? await runPost(options(repository), main.state) : null, calls };
}

describe('main killed with SIGKILL', () => {
  test('at every request, before and after it takes effect: the check ends as a failure, or as what the evidence gave', async () => {
    let points = 0;
    for (let number = 1; ; number++) {
      for (const moment of ['before', 'after'] as const) {
        github.server.reset();
        const repository = checkout();
        const { main, post, calls } = await killedAt(repository, number, moment);
        if (post === null) {
          expect(main.code, 'no request was left to be killed at').toBe(0);
          console.log(`killed at ${points} points`);
          expect(points).toBe(8);
          return;
        }
        points += 1;
        expect(main.signal).toBe('SIGKILL');
        expect(main.result).toBe('failure');
        expect(post).toMatchObject({ code: 0, stderr: '' });
        const point = `request ${number}, ${calls[number - 1]?.method} ${calls[number - 1]?.operation}, ${moment}`;
        const opened = github.server.calls.some(
          (call) => call.operation === 'checks/create' && (call.number !== number || moment === 'after'),
        );
        expect(github.server.checks.length, point).toBe(opened ? 1 : 0);
        // Only where the last request had taken effect was the verdict told; nobody may make it worse or better then.
        const told = number === 4 && moment === 'after';
        for (const check of github.server.checks) {
          expect(check, point).toMatchObject({ status: 'completed', conclusion: told ? 'success' : 'failure' });
          if (!told) expect(check.title).toBe('INCOMPLETE · the step ended before its verdict was published');
        }
      }
    }
  }, 120_000);

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
