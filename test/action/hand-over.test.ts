import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { storedEvidence } from '../../src/adapters/evidence-files.ts';
import { readEvidenceZip } from '../../src/adapters/evidence-zip.ts';
import { digestLinesIn } from '../../src/core/model/evidence-artifact.ts';
import { gatherFrom } from '../../src/flow/gather.ts';
import { type JobOptions, runJob } from '../support/action-job.ts';
import { EVENTS } from '../support/events.ts';
import { ARTIFACT_SERVICE, runtimeToken } from '../support/github/artifact-service.ts';
import { ARTIFACTS } from '../support/github/artifacts.ts';
import { useGithub } from '../support/github/use-github.ts';
import { checkout } from '../support/replay.ts';
import { temporaryFolder } from '../support/repository.ts';

const github = useGithub();
const RUN = 4711;
/** Put together here, so that no scanner takes this file for a leak. */
const TOKEN = `ghp_${'aB3dE5gH7j'.repeat(4).slice(0, 36)}`;

interface Handed extends Partial<JobOptions> {
  /** Printed before the recorded suite runs. */
  readonly prints?: string;
  readonly inputs?: Readonly<Record<string, string>>;
}

async function handOver(run: string, { prints = '', inputs = {}, env = {}, ...options }: Handed = {}) {
  const repository = checkout();
  const replay = JSON.parse(repository.inputs(run)['command'] ?? '[]') as string[];
  const quoted = replay.map((part) => `'${part}'`).join(' ');
  const command = prints === '' ? {} : { command: `printf '%s\n' '${prints}'; ${quoted}`, shell: 'true' };
  return await runJob({
    event: EVENTS.push(repository.commits),
    workspace: repository.path,
    inputs: { ...repository.inputs(run), ...command, token: 'reads', upload: 'always', ...inputs },
    server: github.server,
    env: {
      GITHUB_SERVER_URL: 'https://github.com',
      ACTIONS_RESULTS_URL: `${github.server.url}/`,
      ACTIONS_RUNTIME_TOKEN: runtimeToken(RUN),
      ...env,
    },
    ...options,
  });
}

const artifacts = () => github.server.of(ARTIFACTS).artifacts;

async function evidenceOf(zip: Buffer) {
  const read = await readEvidenceZip(zip, 'a');
  if ('unsafe' in read) throw new Error(String(read.unsafe.args?.['why']));
  const gathered = await gatherFrom(storedEvidence(read.files), null);
  if (gathered.receipt === null) throw new Error('no receipt');
  const texts = await Promise.all([...read.files.values()].map(async (file) => (await buffer(file.open())).toString()));
  return { ...gathered, names: [...read.files.keys()].sort(), all: texts.join('\n') };
}

describe('the evidence is handed over', () => {
  test.each([
    ['passes', 'success', 'passed'],
    ['fails', 'failure', 'failed'],
    ['no-report', 'failure', 'incomplete'],
  ])('%s: as one artifact, whose digest two channels tell', async (run, result, outcome) => {
    const { main, result: ended } = await handOver(run);
    expect(ended, main.stdout).toBe(result);
    const [artifact, ...more] = artifacts();
    expect(more).toEqual([]);
    const sha256 = createHash('sha256')
      .update(artifact?.zip ?? '')
      .digest('hex');
    expect(artifact).toMatchObject({ name: 'receipt~default~~1', runId: RUN });
    expect(main.outputs).toMatchObject({
      'artifact-id': String(artifact?.id),
      'artifact-name': 'receipt~default~~1',
      'evidence-digest': sha256,
    });
    expect(digestLinesIn(main.shown.join('\n'))).toEqual([{ name: 'receipt~default~~1', sha256 }]);
    const evidence = await evidenceOf(artifact?.zip ?? Buffer.alloc(0));
    expect(evidence.problems).toEqual([]);
    expect(evidence.verdict.outcome).toBe(outcome);
    expect(evidence.sha256).toBe(main.outputs['receipt-sha256']);
    expect(evidence.names).toEqual([
      'files.txt',
      'log.txt',
      'receipt.json',
      ...(run === 'no-report' ? [] : ['reports/001.xml']),
      'verdict.json',
    ]);
    const kept = github.server.of(ARTIFACT_SERVICE).expiries.get('receipt~default~~1') ?? '';
    const days = (Date.parse(kept) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6);
    expect(days).toBeLessThan(8);
  });

  test('under the name of suite, shard and attempt', async () => {
    const { main } = await handOver('passes', { inputs: { suite: 'unit', shard: '2/5' }, attempt: 3 });
    expect(artifacts()).toMatchObject([{ name: 'receipt~unit~2~3' }]);
    const { receipt } = await evidenceOf(artifacts()[0]?.zip ?? Buffer.alloc(0));
    expect(receipt.suite).toMatchObject({ name: 'unit', shard: '2' });
    expect(main.outputs).toMatchObject({ 'artifact-name': 'receipt~unit~2~3' });
  });

  test('with a token that may do nothing else', async () => {
    const { main } = await handOver('passes', { inputs: { check: 'never', token: '' } });
    expect(main.code, main.stdout).toBe(0);
    expect(artifacts()).toHaveLength(1);
    expect(github.server.calls.filter(({ operation }) => operation !== '')).toEqual([]);
  });

  test('leaving nothing of it behind', async () => {
    const temp = temporaryFolder('receipt-runner-');
    const { main } = await handOver('passes', { env: { RUNNER_TEMP: temp } });
    expect(main.code).toBe(0);
    expect(readdirSync(temp).filter((name) => name.startsWith('receipt-evidence-'))).toEqual([]);
    expect(artifacts()).toHaveLength(1);
  });
});

describe('a secret in the evidence', () => {
  test.each([
    ['a token of a known shape', `token ${TOKEN} printed`, {}, TOKEN],
    ['the value of a variable', 'x hunter2-and-more y', { DB_PASSWORD: 'hunter2-and-more' }, 'hunter2-and-more'],
    ['what the suite masks', '::add-mask::sw0rdfish\nlater sw0rdfish', {}, 'sw0rdfish'],
    ['our own token', 'reads-tok3n-1', {}, 'reads-tok3n-1'],
  ])('%s is blanked in what is handed over, which is judged all the same', async (_, prints, env, secret) => {
    if (secret.startsWith('reads')) github.server.tokens.set(secret, { app: null, permissions: {} });
    const inputs: Record<string, string> = secret.startsWith('reads') ? { token: secret } : {};
    const { main } = await handOver('passes', { prints, env, inputs });
    expect(main.code, main.stdout).toBe(0);
    const evidence = await evidenceOf(artifacts()[0]?.zip ?? Buffer.alloc(0));
    expect(evidence.all).not.toContain(secret);
    expect(evidence.all).toContain('*'.repeat(secret.length));
    expect(evidence.problems).toEqual([]);
    expect(evidence.verdict).toMatchObject({ outcome: 'passed' });
    expect(evidence.verdict.reasons.map(({ code }) => code)).toContain('secret-in-log');
    const [redaction] = evidence.receipt.evidence.redactions ?? [];
    expect(redaction).toMatchObject({ path: 'log.txt', raw_sha256: main.outputs['log-sha256'] });
    expect(main.annotations.map(({ message }) => message)).toContainEqual(expect.stringMatching(/^Secrets stood in the evidence/));
  });

  test('in the command itself is blanked in the receipt too', async () => {
    const { main } = await handOver('passes', { prints: '', inputs: { command: `true ${TOKEN}` } });
    expect(main.outputs['verdict']).toBe('incomplete');
    const evidence = await evidenceOf(artifacts()[0]?.zip ?? Buffer.alloc(0));
    expect(evidence.all).not.toContain(TOKEN);
    expect(evidence.receipt.suite.command).toEqual(['true', '*'.repeat(TOKEN.length)]);
    expect(evidence.problems).toEqual([]);
  });
});

describe('where it can not be handed over', () => {
  const without: readonly (readonly [string, Record<string, string>, RegExp])[] = [
    [
      'on GitHub Enterprise Server',
      { GITHUB_SERVER_URL: 'https://github.example.com' },
      /GitHub Enterprise Server \(github\.example\.com\) has no artifacts/,
    ],
    ['without the service', { ACTIONS_RESULTS_URL: '' }, /no artifact service \(ACTIONS_RESULTS_URL is not set\)/],
    ['without its token', { ACTIONS_RUNTIME_TOKEN: '' }, /no artifact service \(ACTIONS_RUNTIME_TOKEN is not set\)/],
  ];

  test.each(without)('%s that is said in one line, and decides nothing', async (_, env, why) => {
    const { main } = await handOver('passes', { inputs: { upload: 'auto' }, env });
    expect(main.code, main.stdout).toBe(0);
    expect(main.shown.filter((line) => why.test(line))).toHaveLength(1);
    expect(main.annotations.filter(({ message }) => why.test(message))).toEqual([]);
    expect(main.outputs).toMatchObject({ verdict: 'passed', 'artifact-id': '', 'evidence-digest': '' });
  });

  test.each(without)('%s the step fails where it must be', async (_, env, why) => {
    const { main } = await handOver('passes', { env });
    expect(main.code).toBe(3);
    expect(main.annotations).toContainEqual(expect.objectContaining({ level: 'error', message: expect.stringMatching(why) }));
    expect(main.outputs).toMatchObject({ verdict: 'passed' });
  });

  test('and never red turns green, or green red without a word', async () => {
    github.server.fault = ({ path }) =>
      path.includes('/twirp/') ? { kind: 'answer', status: 403, body: { code: 'permission_denied', msg: 'no' } } : null;
    const auto = await handOver('passes', { inputs: { upload: 'auto' } });
    expect(auto.main.code).toBe(0);
    expect(auto.main.annotations).toContainEqual(
      expect.objectContaining({ level: 'warning', message: expect.stringMatching(/not handed over: .*403/) }),
    );
    const red = await handOver('fails', { inputs: { upload: 'auto' } });
    expect(red.main.code).toBe(1);
    const always = await handOver('passes');
    expect(always.main.code).toBe(3);
  });

  test('a second job of one name is told to have one of its own', async () => {
    await handOver('passes');
    const { main } = await handOver('passes', { inputs: { upload: 'auto' } });
    expect(main.code).toBe(0);
    expect(main.shown.join('\n')).toContain('another job of this attempt has handed over receipt~default~~1; give each its own `suite`');
    expect(digestLinesIn(main.shown.join('\n'))).toEqual([]);
    expect(artifacts()).toHaveLength(1);
  });

  test('nobody asked for it: nothing is loaded, and nothing said', async () => {
    const { main } = await handOver('passes', { inputs: { upload: 'never', check: 'never' } });
    expect(main.code).toBe(0);
    expect(github.server.calls).toEqual([]);
    expect(main.stdout).not.toMatch(/handed over/);
  });
});
