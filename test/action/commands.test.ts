import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Job, runJob } from '../support/action-job.ts';
import { EVENTS } from '../support/events.ts';
import { useGithub } from '../support/github/use-github.ts';
import { checkout } from '../support/replay.ts';
import { ROOT } from '../support/root.ts';

const github = useGithub();

const HOSTILE = join(ROOT, 'fixtures', 'programs', 'speaks-to-the-runner.mjs');

/** Runs a script before the recorded passing suite. */
async function job(words: readonly string[], inputs: Readonly<Record<string, string>> = {}): Promise<Job> {
  const repository = checkout();
  const replay = JSON.parse(repository.inputs('passes')['command'] ?? '[]') as string[];
  const quoted = (parts: readonly string[]) => parts.map((part) => `'${part}'`).join(' ');
  const command = `${quoted(words)}; status=$?; echo; ${quoted(replay)}; exit $status`;
  return await runJob({
    event: EVENTS.push(repository.commits),
    workspace: repository.path,
    inputs: { command: `set +e\n${command}`, shell: 'true', ...inputs },
    server: github.server,
  });
}

describe('a suite that prints every workflow command, old and new, and writes to the files by which steps speak', () => {
  test.each(['append', 'half-open', 'replace'])('%s: no output, mask, state, variable or annotation of ours changes', async (ways) => {
    const { main, post, result } = await job([process.execPath, HOSTILE, ways]);
    expect(result, main.stdout).toBe('success');
    expect(main).toMatchObject({ code: 0, env: {}, path: [], matchers: [], complaints: [], leftStopped: false });
    // The only mask is the token that stops commands, which nobody else can know.
    expect(main.masks).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(main.outputs).toMatchObject({ verdict: 'passed', tests: '3' });
    expect(Object.keys(main.outputs)).not.toContain('HACKED');
    expect(Object.keys(main.outputs)).not.toContain('swallow');
    expect(main.state).toMatchObject({ done: 'true', check: expect.stringContaining('"name":"receipt"') });
    expect(main.summary).toContain('<h3>PASSED <code>receipt</code>');
    expect(main.summary).not.toContain('HACKED');
    expect(main.annotations).toEqual([
      { level: 'warning', properties: {}, message: expect.stringMatching(/^The suite wrote to files by which steps speak to GitHub/) },
    ]);
    expect(post).toMatchObject({ code: 0, stdout: '' });
    expect(github.server.checks).toMatchObject([{ conclusion: 'success' }]);
    // It is all shown, as text.
    expect(main.shown).toContain('in the middle of a line ##[add-mask]passed');
    expect(main.shown).toContain('::set-output name=verdict::failed');
  });

  test.skipIf(process.platform !== 'linux')('a process left behind that writes while the check is published comes too early', async () => {
    const late = 'sleep 0.7; for f in "$RUNNER_TEMP"/_runner_file_commands/*; do printf "swallow<<NEVER\\n" >> "$f"; done';
    let answered = 0;
    github.server.fault = ({ operation }) =>
      operation === 'checks/update' && answered++ === 0 ? { kind: 'answer', status: 429, headers: { 'retry-after': '2' } } : null;
    const { main } = await job(['bash', '-c', `setsid bash -c "$1" >/dev/null 2>&1 </dev/null &`, 'x', late]);
    expect(main).toMatchObject({ code: 0, complaints: [], outputs: { verdict: 'passed' }, state: { done: 'true' } });
    expect(main.annotations).toMatchObject([{ level: 'warning', message: expect.stringContaining('GITHUB_OUTPUT, GITHUB_STATE') }]);
  });

  test('the harness itself would have seen each of them', async () => {
    const { CommandReader, LineSplitter } = await import('../support/workflow-commands.ts');
    const { main } = await job([process.execPath, HOSTILE]);
    const reader = new CommandReader();
    const splitter = new LineSplitter((line) => reader.read(line));
    splitter.write(main.stdout.replace(/^::stop-commands::[0-9a-f]{32}$/m, '').replace(/^::stop-commands::hacked$/gim, ''));
    const { effects } = reader;
    expect(effects.masks).toContain('passed');
    expect(effects.outputs['verdict']).toBe('failed');
    expect(effects.failed).toBe(true);
    expect(effects.annotations.map(({ message }) => message)).toContain('hacked');
  });

  test('test names are shown between the same marks', async () => {
    const { main } = await job([process.execPath, '-e', 'console.log("##[add-mask]passed")']);
    const stops = main.stdout.indexOf('::stop-commands::');
    const [, token = ''] = /::stop-commands::([0-9a-f]{32})/.exec(main.stdout) ?? [];
    const resumes = main.stdout.indexOf(`::${token}::`);
    expect(main.stdout.slice(stops, resumes)).toContain('PASSED  3 tests');
  });
});

describe("the suite's environment", () => {
  const PRINTS = [
    'node',
    '-e',
    'for (const n of ["GITHUB_TOKEN","INPUT_TOKEN","ACTIONS_RUNTIME_TOKEN","GITHUB_OUTPUT","GITHUB_SHA","CI"]) console.log(n + "=" + (process.env[n] ? "set" : "none"))',
  ];

  test('has no token, no inputs and no command files', async () => {
    const { main } = await job(PRINTS, {});
    for (const line of [
      'GITHUB_TOKEN=none',
      'INPUT_TOKEN=none',
      'ACTIONS_RUNTIME_TOKEN=none',
      'GITHUB_OUTPUT=none',
      'GITHUB_SHA=set',
      'CI=set',
    ]) {
      expect(main.shown).toContain(line);
    }
  });

  test('has what `pass-env` names, and the receipt says so', async () => {
    const { main } = await job(PRINTS, { 'pass-env': 'ACTIONS_RUNTIME_TOKEN\nGH_TOKEN' });
    expect(main.shown).toContain('ACTIONS_RUNTIME_TOKEN=set');
    expect(main.shown).toContain('INPUT_TOKEN=none');
  });
});
