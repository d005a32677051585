import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Commits } from './events.ts';
import { type Repository, repository } from './repository.ts';
import { ROOT } from './root.ts';

/** A clone as actions/checkout leaves it for a pull request: the merge of head and base is checked out, unless told otherwise. */
export interface Checkout extends Repository {
  readonly commits: Commits;
  /** Inputs with which the action plays a recorded run again: one of fixtures/action, or a folder. */
  inputs(run: string): Record<string, string>;
}

const PROGRAM = join(ROOT, 'fixtures', 'programs', 'replay.mjs');

/** A repository with a base, a head on a branch of its own, and their merge; `at` is checked out. */
export function checkout(at: keyof Commits = 'head'): Checkout {
  const made = repository({ 'src/cart.js': 'export const tax = 0.2;\n', 'src/cart.test.js': 'a\nb\nc\n', '.gitignore': 'report*.xml\n' });
  const sha = () => made.git('rev-parse', 'HEAD').trim();
  const fork = sha();
  made.write({ 'README.md': 'base\n' });
  made.commit('base moves on');
  const base = sha();
  made.git('checkout', '--quiet', '-b', 'changes', fork);
  made.write({ 'src/cart.js': 'export const tax = 0.21;\n' });
  made.commit('the change');
  const head = sha();
  made.git('checkout', '--quiet', '--detach', base);
  made.git('merge', '--quiet', '--no-ff', '--message', 'merge', head);
  const commits = { base, head, merge: sha() };
  made.git('checkout', '--quiet', '--detach', commits[at]);
  return { ...made, commits, inputs: (run) => replayInputs(run) };
}

/** The command line is quoted by the action's own rules. */
export function replayInputs(run: string): Record<string, string> {
  const folder = existsSync(run) ? run : join(ROOT, 'fixtures', 'action', run);
  return { command: JSON.stringify([process.execPath, PROGRAM, folder]) };
}

/** Puts a recorded run's files into a work tree. */
export function copyRun(run: string, into: string): void {
  cpSync(run, into, { recursive: true });
}
