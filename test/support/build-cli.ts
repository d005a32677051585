import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { ROOT } from './root.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Absolute path of the command line's compiled entry, made from `src` for this test run. */
    cliMain: string;
  }
}

/**
 * Compiles `src` once per test run, into a folder of this run's own, so that two test runs (or a build) beside each other never see half-written
 * files. It lies under node_modules, where the compiled files find their packages. Type errors are the typecheck's business, not this one's.
 */
export default function setup(project: TestProject) {
  const out = join(ROOT, 'node_modules', '.cache', 'receipt-test', String(process.pid));
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  // The nearest package.json says whether .js is ESM.
  writeFileSync(join(out, 'package.json'), '{"type":"module"}\n');
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const done = spawnSync(process.execPath, [tsc, '-p', ROOT, '--outDir', join(out, 'lib')], { encoding: 'utf8' });
  const cliMain = join(out, 'lib', 'cli', 'main.js');
  // Not fatal: tests of pure rooms need no command line, and the others fail by themselves.
  if (!existsSync(cliMain)) console.error(`tsc made no ${cliMain}:\n${done.stdout}${done.stderr}`);
  project.provide('cliMain', cliMain);
  return () => rmSync(out, { recursive: true, force: true });
}
