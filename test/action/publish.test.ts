import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type JobOptions, runJob } from '../support/action-job.ts';
import { EVENTS } from '../support/events.ts';
import { useGithub } from '../support/github/use-github.ts';
import { type Checkout, checkout } from '../support/replay.ts';
import { maySkip, node24, nodeHere, type Tool } from '../support/tools.ts';

const github = useGithub();

function job(repository: Checkout, options: Partial<JobOptions> = {}) {
  return runJob({
    event: EVENTS.push(repository.commits),
    workspace: repository.path,
    inputs: repository.inputs('passes'),
    server: github.server,
    ...options,
  });
}

const absent: Tool = { name: 'node 24', file: '/nowhere/node', version: '' };

describe.each([nodeHere, node24() ?? absent])('on $name', (tool) => {
  const { file: node } = tool;

  test.skipIf(tool === absent && maySkip(null))('a pass', async () => {
    const repository = checkout();
    const { main, post, result } = await job(repository, { node });
    expect(main).toMatchObject({ code: 0, stderr: '', complaints: [], leftStopped: false, annotations: [] });
    expect(github.server.checks).toMatchObject([{ name: 'receipt', head_sha: repository.commits.head, conclusion: 'success' }]);
    expect(github.server.checks[0]?.title).toBe('PASSED · 3 tests, 1 skipped · vitest');
    expect(main.outputs).toMatchObject({ verdict: 'passed', 'decided-by': '', tests: '3', passed: '2', skipped: '1', failed: '0' });
    expect(main.outputs).toMatchObject({
      receipt: '.receipt/default/receipt.json',
      'check-url': 'https://github.invalid/octo-org/octo-repo/runs/1000',
    });
    expect(main.summary).toContain('PASSED');
    expect(post).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(result).toBe('success');
  });
});

describe('what people read', () => {
  test('a failure: title, failing test, its line, the error of the step, the job summary', async () => {
    const { main } = await job(checkout(), { inputs: checkout().inputs('fails') });
    const [check] = github.server.checks;
    expect(check?.title).toBe('FAILED · 1 of 2 tests');
    expect(check?.annotations).toEqual([
      {
        path: 'src/cart.test.js',
        start_line: 2,
        end_line: 2,
        annotation_level: 'failure',
        title: expect.stringContaining('cart > adds tax'),
        message: expect.stringContaining('expected 19.9 to be 20'),
      },
    ]);
    for (const text of [check?.summary, main.summary]) {
      expect(text).toContain('cart &#62; adds tax');
      expect(text).toContain('<b>Do:</b>');
    }
    expect(main.annotations).toMatchObject([
      { level: 'error', properties: { title: 'FAILED · 1 of 2 tests' }, message: expect.stringMatching(/^1 of 2 tests failed\./) },
    ]);
  });

  test('an exit that hides failures', async () => {
    const { main } = await job(checkout(), { inputs: checkout().inputs('hides-failures') });
    expect(main.code).toBe(1);
    expect(github.server.checks[0]?.title).toBe('FAILED · 1 of 2 tests · the exit code hid them');
  });

  test('a pass by leave says so in its title', async () => {
    const { main } = await job(checkout(), { inputs: { ...checkout().inputs('no-report'), reports: 'none' } });
    expect(main.outputs['verdict']).toBe('passed');
    expect(github.server.checks[0]?.title).toMatch(/^PASSED · 3 tests, 1 skipped · .*\(--report none\)$/);
    expect(github.server.checks[0]?.summary).toContain('By leave of');
  });

  test('notes at lines and the summary can be switched off', async () => {
    const { main } = await job(checkout(), { inputs: { ...checkout().inputs('fails'), annotations: 'false', summary: 'false' } });
    expect(github.server.checks[0]?.annotations).toEqual([]);
    expect(main.summary).toBe('');
  });

  test('in a folder of a monorepo, paths of notes are those of the repository', async () => {
    const repository = checkout();
    repository.write({ 'packages/shop/src/cart.test.js': 'a\nb\nc\n' });
    repository.commit('a package');
    const commits = { ...repository.commits, head: repository.git('rev-parse', 'HEAD').trim() };
    await job({ ...repository, commits }, { inputs: { ...repository.inputs('fails'), 'working-directory': 'packages/shop' } });
    expect(github.server.checks[0]?.annotations).toMatchObject([{ path: 'packages/shop/src/cart.test.js' }]);
  });
});

describe('trouble of our own', () => {
  test('inputs that are wrong: all are named, nothing is started', async () => {
    const { main, post } = await job(checkout(), { inputs: { command: 'npm test | tee log', shell: 'perhaps' } });
    expect(main).toMatchObject({ code: 3, outputs: {}, summary: '' });
    expect(main.annotations).toMatchObject([
      {
        level: 'error',
        message: expect.stringMatching(/2 inputs are wrong\nshell takes true or false.*\ncommand has `\|` outside quotes/),
      },
    ]);
    expect(github.server.calls).toEqual([]);
    expect(post.code).toBe(0);
  });

  test('a working directory that is not there', async () => {
    const { main } = await job(checkout(), { inputs: { ...checkout().inputs('passes'), 'working-directory': 'nowhere' } });
    expect(main).toMatchObject({ code: 3, outputs: {}, annotations: [{ level: 'error' }] });
    expect(main.annotations[0]?.message).toMatch(/^the input working-directory names no folder: nowhere\n/);
    expect(github.server.checks).toEqual([]);
  });

  test('behind the opening of the check: the check says that there is no verdict', async () => {
    const repository = checkout();
    symlinkSync('/tmp', join(repository.path, '.receipt'));
    const { main, post } = await job(repository);
    expect(main).toMatchObject({ code: 3, outputs: {}, annotations: [{ level: 'error', message: expect.stringContaining('.receipt') }] });
    expect(github.server.checks).toMatchObject([{ conclusion: 'failure', title: expect.stringMatching(/^INCOMPLETE · .*\.receipt/) }]);
    expect(post.stdout).toBe('');
  });
});
