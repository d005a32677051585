import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './support/root.ts';
import { parseWorkflowFile } from './support/workflows.ts';

const folder = join(ROOT, '.github', 'workflows');

describe.each(readdirSync(folder))('.github/workflows/%s', (name) => {
  const text = readFileSync(join(folder, name), 'utf8');

  test("GitHub's own parser has nothing against it", async () => {
    expect((await parseWorkflowFile(name, text)).problems).toEqual([]);
    expect((await parseWorkflowFile(name, text.replace('runs-on:', 'runs-in:'))).problems).not.toEqual([]);
  });

  test('every foreign action is pinned by commit, with its version beside it', () => {
    const uses = text.split('\n').filter((line) => /\buses: (?!\.\/)/.test(line));
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((line) => !/uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  test('says what its token may do', async () => {
    expect((await parseWorkflowFile(name, text)).content['permissions']).toBeDefined();
  });
});

test('.ci/run can be run, and the workflow runs it', () => {
  expect(statSync(join(ROOT, '.ci', 'run')).mode & 0o111 || process.platform === 'win32').toBeTruthy();
  expect(readFileSync(join(folder, 'ci.yml'), 'utf8')).toContain('- run: .ci/run\n');
});
