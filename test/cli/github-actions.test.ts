import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { receipt } from '../support/cli.ts';
import { replayInputs } from '../support/replay.ts';
import { repository, temporaryFolder } from '../support/repository.ts';
import { CommandReader, LineSplitter } from '../support/workflow-commands.ts';

/** `receipt run` as a plain step of a workflow. */
async function inActions(options: readonly string[]) {
  const { path, git } = repository({ '.gitignore': 'report.xml\n' });
  const env = {
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_SHA: git('rev-parse', 'HEAD').trim(),
    GITHUB_TOKEN: 'secret',
    RUNNER_TEMP: temporaryFolder(),
  };
  const command = JSON.parse(replayInputs('passes')['command'] ?? '[]') as string[];
  const script = `console.log('##[add-mask]passed'); console.log('::set-output name=a::b'); console.log('token: ' + (process.env.GITHUB_TOKEN ?? 'none'))`;
  const both = `node -e "${script}" && ${command.map((word) => `'${word}'`).join(' ')}`;
  const ended = await receipt(['run', ...options, '--shell', '--', both], { cwd: path, env });
  const reader = new CommandReader();
  for (const text of [ended.stdout, ended.stderr]) {
    const splitter = new LineSplitter((line) => reader.read(line));
    splitter.write(text);
    splitter.end();
  }
  return { ...ended, reader, receipt: JSON.parse(readFileSync(join(path, '.receipt/default/receipt.json'), 'utf8')), sha: env.GITHUB_SHA };
}

test('as a plain step of a workflow: what is shown commands nothing, and the receipt says where it was made', async () => {
  const { code, reader, receipt: made, sha } = await inActions([]);
  expect(code).toBe(0);
  expect(reader.stopped).toBe(false);
  expect(reader.effects).toMatchObject({ outputs: {}, masks: [expect.stringMatching(/^[0-9a-f]{32}$/)], annotations: [] });
  expect(reader.effects.shown).toContain('##[add-mask]passed');
  expect(reader.effects.shown).toContain('token: none');
  expect(made).toMatchObject({
    ci: { provider: 'github-actions', event: 'push', head_sha: sha },
    suite: { env: { dropped: ['GITHUB_TOKEN'] } },
  });
});

test('with --json: standard output stays JSON alone', async () => {
  const { code, stdout, reader } = await inActions(['--json']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ outcome: 'passed' });
  expect(reader.effects.outputs).toEqual({});
});
