import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { start } from './support/cli.ts';
import { temporaryFolder } from './support/repository.ts';
import { ROOT } from './support/root.ts';

test('the demo comes out as it should', async () => {
  const ended = await start(process.execPath, [join(ROOT, 'scripts', 'demo.mjs'), inject('cliMain')], { cwd: ROOT });
  expect(ended.code, ended.stdout + ended.stderr).toBe(0);
  expect(ended.stdout).toContain('6 of 6 came out as they should');
});

test('the demo notices when one does not', async () => {
  // A program that is always content, in place of the command line.
  const content = join(temporaryFolder(), 'content.mjs');
  writeFileSync(content, '');
  const ended = await start(process.execPath, [join(ROOT, 'scripts', 'demo.mjs'), content], { cwd: ROOT });
  expect(ended.code).toBe(1);
  expect(ended.stdout).toContain('wrong: 2. A failure that the command hides');
});
