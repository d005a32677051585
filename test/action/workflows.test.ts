import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AGGREGATE_INPUT_NAMES } from '../../src/action/aggregate-inputs.ts';
import { INPUT_NAMES } from '../../src/action/inputs.ts';
import { ROOT } from '../support/root.ts';
import { evaluate, parseWorkflowFile } from '../support/workflows.ts';

interface Source {
  readonly name: string;
  readonly text: string;
}

const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');
const own: Source[] = readdirSync(join(ROOT, '.github', 'workflows')).map((name) => ({ name, text: read('.github', 'workflows', name) }));
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
/** Every workflow that a page shows. */
const shown: Source[] = pages.flatMap((page) =>
  [...read(page).matchAll(/^```ya?ml\n(.*?)^```$/gms)]
    .map(([, text = '']) => text)
    .filter((text) => /^jobs:/m.test(text))
    .map((text) => ({ name: `${page}: ${/^name: (.*)$/m.exec(text)?.[1] ?? 'unnamed'}`, text })),
);

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly run?: string;
  readonly if?: string;
}
async function stepsOf(source: Source): Promise<Step[]> {
  const { content } = await parseWorkflowFile(source.name, source.text);
  const jobs = content['jobs'] as Readonly<Record<string, { readonly steps?: Step[] }>>;
  return Object.values(jobs).flatMap(({ steps = [] }) => steps);
}

describe("GitHub's own parser has nothing against", () => {
  test.each([...own, ...shown])('$name', async ({ name, text }) => expect((await parseWorkflowFile(name, text)).problems).toEqual([]));

  test('and would have something against a mistake', async () => {
    const broken = (shown[0]?.text ?? '').replace('runs-on', 'run-on').replace('checks: write', 'checks: wriet');
    expect((await parseWorkflowFile('broken.yml', broken)).problems.length).toBeGreaterThanOrEqual(2);
  });
});

describe('every workflow that we have or show', () => {
  test('there are some', () => expect(Math.min(own.length, shown.length - 2)).toBeGreaterThan(0));

  test.each([...own, ...shown])('$name: little is permitted, no token lies about, nothing runs on pull_request_target', async (source) => {
    const { content } = await parseWorkflowFile(source.name, source.text);
    expect(content['permissions']).toBeDefined();
    expect(Object.keys(content['on'] as object)).not.toContain('pull_request_target');
    for (const step of await stepsOf(source)) {
      if (step.uses?.startsWith('actions/checkout@')) expect(step.with?.['persist-credentials']).toBe('false');
      // An expression in a script is text that becomes code.
      expect(step.run ?? '').not.toContain('${{');
    }
  });

  test.each(own)('$name: actions are pinned by commit', async (source) => {
    const uses = (await stepsOf(source)).flatMap((step) => (step.uses === undefined ? [] : [step.uses]));
    expect(uses.filter((each) => each !== './' && !/@[0-9a-f]{40}$/.test(each))).toEqual([]);
  });

  test.each([...own, ...shown])('$name: our action gets inputs that it has', async (source) => {
    for (const step of await stepsOf(source)) {
      const known = step.uses === './' || step.uses?.includes('/receipt@') ? INPUT_NAMES : null;
      const names: readonly string[] | null = step.uses?.includes('/receipt/aggregate@') ? AGGREGATE_INPUT_NAMES : known;
      for (const name of names === null ? [] : Object.keys(step.with ?? {})) expect(names).toContain(name);
    }
  });
});

test('the workflow to start with has twelve lines', () => {
  const first = shown.find(({ name }) => name === 'docs/action.md: tests');
  expect(first?.text.trimEnd().split('\n')).toHaveLength(12);
});

describe('what the pages say of outputs is so', () => {
  const condition = async () => {
    const page = shown.find(({ name }) => name === 'docs/action.md: with outputs');
    if (page === undefined) throw new Error('docs/action.md shows no workflow with outputs');
    return (await stepsOf(page)).find((step) => step.run !== undefined)?.if ?? '';
  };

  test.each<[string, 'success' | 'failure' | 'cancelled', boolean]>([
    ['incomplete', 'failure', true],
    ['incomplete', 'cancelled', false],
    ['failed', 'failure', false],
    ['passed', 'success', false],
    ['', 'failure', false],
  ])('verdict %j, job %s: the step that asks for incomplete runs: %s', async (verdict, status, runs) => {
    expect(evaluate(await condition(), { steps: { receipt: { outputs: { verdict } } } }, status)).toBe(runs);
  });
});
