import { describe, expect, test } from 'vitest';
import { matcherOf } from '../../../src/core/trust/globs.ts';

describe('a glob of protected files', () => {
  test.each([
    ['package.json', 'package.json'],
    ['package.json', 'PACKAGE.json'],
    // As CODEOWNERS has it, and shells.
    ['/package.json', 'package.json'],
    ['./package.json', 'package.json'],
    // A folder means what is below it.
    ['.github', '.github/workflows/run.yml'],
    ['.github/', '.github/workflows/run.yml'],
    ['/tests/', 'tests/unit/cart.ts'],
    ['packages/*/tests', 'packages/cart/tests/a.ts'],
    ['tests/**', 'tests/.hidden'],
    // What was a folder may be a link or a submodule by now.
    ['tests/**', 'tests'],
    ['**/vitest.config.*', 'vitest.config.ts'],
    ['tests/**', 'tests/a\nb'],
  ])('%s protects %j', (glob, path) => expect(matcherOf([glob])(path)).toBe(true));

  test.each([
    ['package.json', 'packages/cart/package.json'],
    ['.github', '.githubs/run.yml'],
    ['tests/*.ts', 'tests/readme.md'],
    ['*', 'src/cart.ts'],
    ['/', 'src/cart.ts'],
  ])('%s leaves %j alone', (glob, path) => expect(matcherOf([glob])(path)).toBe(false));
});
