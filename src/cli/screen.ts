import { stat } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Screen } from '../core/present/screen.ts';

import type { Io } from './io.ts';

/** The screen that a stream is: its columns (100 where it is no terminal) and whether it wants colours. */
export function screenOf(stream: Io['stdout'], env: Io['env']): Screen {
  const columns = stream.isTTY === true && (stream.columns ?? 0) > 0 ? (stream.columns ?? 100) : 100;
  return { columns: Math.min(Math.max(columns, 40), 200), colour: wantsColour(stream, env), from: process.cwd() };
}

/** NO_COLOR (no-color.org) wins, then FORCE_COLOR (0 and false: none), then whether it is a terminal that knows colours. */
export function wantsColour(stream: Io['stdout'], env: Io['env']): boolean {
  if (env['NO_COLOR'] !== undefined && env['NO_COLOR'] !== '') return false;
  const force = env['FORCE_COLOR'];
  if (force !== undefined) return force !== '0' && force !== 'false';
  return stream.isTTY === true && env['TERM'] !== 'dumb';
}

/** A path as a user would name it from where he stands. */
export function shownFrom(cwd: string, path: string): string {
  const shown = relative(cwd, path);
  return shown === '' ? '.' : shown.startsWith('..') ? path : shown;
}

export async function isFolder(path: string): Promise<boolean> {
  return await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
