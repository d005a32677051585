import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { THREATS } from './attacks/threats.ts';
import type { Attack, Way } from './support/attack/attack.ts';
import { AttackGround } from './support/attack/ground.ts';
import { GUARD_NAMES, guardsMet } from './support/attack/guards.ts';
import type { AttackWorld } from './support/attack/world.ts';
import { ROOT } from './support/root.ts';

const FOLDER = join(ROOT, 'test', 'attacks');
const folders = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
const idOf = (folder: string) => folder.replace(/^T0?(\d+)-.*$/, 'T$1');

/** `npm run attacks` prints what is written here: each way, and the guards of the judge that none met. */
const TABLE = process.env['RECEIPT_ATTACKS_TABLE'];
const rows: Record<'id' | 'attack' | 'who' | 'verdict' | 'code' | 'gate', string>[] = [];
const met = new Set<string>();
// The API's address is this process's while guards are asked.
const ground = new AttackGround(TABLE === undefined ? 2 : 1);
afterAll(async () => {
  const inOrder = rows.sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)));
  if (TABLE !== undefined) writeFileSync(TABLE, JSON.stringify({ rows: inOrder, unused: GUARD_NAMES.filter((name) => !met.has(name)) }));
  await ground.close();
});

const attacks = await Promise.all(
  folders.map(async (folder) => ({
    folder,
    id: idOf(folder),
    attack: ((await import(`./attacks/${folder}/attack.ts`)) as { default: Attack }).default,
  })),
);

// Runs are judged where GitHub runs them; some attackers know their way about that system alone.
// All at once: the ground lets two at a time begin.
describe.concurrent.each(attacks)('$folder', ({ id, attack }) => {
  test.skipIf(process.platform !== 'linux').each(Object.entries(attack))(
    '%s',
    { timeout: 300_000 },
    async (does, way) => await tried(id, does, way),
  );
});

async function tried(id: string, does: string, way: Way): Promise<void> {
  const { end, breaches } = await ground.try(way, TABLE === undefined ? undefined : askGuards);
  const { judge, check, gate } = end;
  const seen = {
    gate: gate.open ? 'open' : 'blocked',
    outcome: judge?.outputs['verdict'] ?? null,
    code: judge?.outputs['code'] || null,
    conclusion: check?.conclusion ?? null,
  };
  const said = `${judge?.stdout}${judge?.stderr}${end.publish?.stdout}${end.publish?.stderr}`;
  const { code, outcome } = way.expect;
  const oneOf = (wanted: unknown) => (Array.isArray(wanted) ? expect.toBeOneOf(wanted) : wanted);
  expect(seen, said).toEqual({ ...way.expect, code: oneOf(code), outcome: oneOf(outcome) });
  expect(breaches).toEqual([]);
  const { who = '' } = THREATS[id] ?? {};
  rows.push({ id, attack: does, who, verdict: seen.outcome ?? 'awaited', code: seen.code ?? '', gate: seen.gate });
}

async function askGuards(world: AttackWorld): Promise<void> {
  if (!world.ended) return;
  vi.stubEnv('GITHUB_API_URL', world.github.url);
  for (const name of await guardsMet(world)) met.add(name);
}

describe('every threat', () => {
  const page = readFileSync(join(ROOT, 'docs', 'threat-model.md'), 'utf8');
  const listed = new Set([...page.matchAll(/^\| (T\d+) \|/gm)].map(([, id]) => id));
  const tested = new Set(attacks.map(({ id }) => id));

  test.each(Object.entries(THREATS))('%s is tried here, or docs/threat-model.md says why it is not', (id, { stand }) => {
    expect(stand === 'attack' ? tested.has(id) : listed.has(id)).toBe(true);
  });

  test('has a number that is known', () => {
    expect(Object.keys(THREATS)).toEqual(Array.from({ length: 60 }, (_, at) => `T${at + 1}`));
    expect([...tested, ...listed].filter((id) => id === undefined || THREATS[id] === undefined)).toEqual([]);
  });

  test('that is tried ends blocked at least once, and some worlds are open, so that a gate that is always closed would be seen', () => {
    const gates = attacks.map(({ attack }) => Object.values(attack).map(({ expect: { gate } }) => gate));
    expect(gates.filter((ways) => !ways.includes('blocked'))).toEqual([]);
    expect(gates.flat().filter((gate) => gate === 'open').length).toBeGreaterThan(10);
  });
});
