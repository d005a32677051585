import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type JobOptions, runJob, runMain } from '../support/action-job.ts';
import { EVENTS } from '../support/events.ts';
import { useGithub } from '../support/github/use-github.ts';
import { type Checkout, checkout } from '../support/replay.ts';

const github = useGithub();

const cancelAt: (text: string) => NonNullable<JobOptions['onLine']> = (text) => (line, step) => line === text && step.cancel();

function options(repository: Checkout, script: string): JobOptions {
  return {
    event: EVENTS.push(repository.commits),
    workspace: repository.path,
    inputs: { command: script, shell: 'true' },
    server: github.server,
    onLine: cancelAt('started'),
  };
}

function job(repository: Checkout, script: string, more: Partial<JobOptions> = {}) {
  return runJob({ ...options(repository, script), ...more });
}

// The runner of these tests gives what GitHub's gives: SIGINT, 7.5 s, SIGTERM, 2.5 s, SIGKILL. Had any of these taken the last, main would
// have ended by a signal.
describe('a job that is cancelled', () => {
  test('the suite is ended, the receipt says so, the check is completed', async () => {
    const repository = checkout();
    const { main, post } = await job(repository, 'echo started; sleep 60');
    expect(main).toMatchObject({ code: 2, signal: null, outputs: { verdict: 'incomplete', 'decided-by': 'interrupted' } });
    const receipt = JSON.parse(readFileSync(join(repository.path, '.receipt/default/receipt.json'), 'utf8'));
    expect(receipt.run.exit).toEqual({ kind: 'interrupted', signal: 'SIGINT' });
    expect(github.server.checks).toMatchObject([
      { status: 'completed', conclusion: 'failure', title: 'INCOMPLETE · interrupted from outside' },
    ]);
    expect(post.stdout).toBe('');
  });

  test('a suite that ignores SIGINT and SIGTERM is killed, and the check still completed in time', async () => {
    const repository = checkout();
    const { main } = await job(repository, "trap '' INT TERM; echo started; for i in $(seq 60); do sleep 1; done");
    expect(main).toMatchObject({ code: 2, signal: null, outputs: { 'decided-by': 'interrupted' } });
    expect(github.server.checks).toMatchObject([
      { status: 'completed', conclusion: 'failure', title: 'INCOMPLETE · interrupted from outside' },
    ]);
  });

  test('with an API that hangs, main ends by itself before it would be killed; the check stays open, which blocks', async () => {
    const repository = checkout();
    github.server.fault = ({ number }) => (number > 2 ? { kind: 'hang' } : null);
    const main = await runMain(options(repository, 'echo started; sleep 60'));
    expect(main).toMatchObject({ code: 2, signal: null, outputs: { verdict: 'incomplete' } });
    expect(github.server.checks).toMatchObject([{ status: 'in_progress', conclusion: null }]);
  });

  test('before the suite was started: it never starts, and the check is a failure', async () => {
    const repository = checkout();
    let pid = 0;
    github.server.watch = ({ operation }, moment) => operation === 'checks/create' && moment === 'after' && process.kill(pid, 'SIGINT');
    const onStart: JobOptions['onStart'] = (step) => {
      pid ||= step.pid;
    };
    const { main } = await job(repository, 'touch it-ran', { onStart });
    expect(main).toMatchObject({ code: 2, signal: null, outputs: { verdict: 'incomplete', 'decided-by': 'interrupted' } });
    expect(existsSync(join(repository.path, 'it-ran'))).toBe(false);
    expect(github.server.checks).toMatchObject([
      { status: 'completed', conclusion: 'failure', title: 'INCOMPLETE · interrupted from outside' },
    ]);
  });
});
