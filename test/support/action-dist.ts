import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { bundle, FACES } from '../../scripts/bundle.mjs';

const PATIENCE_MS = 120_000;

/**
 * The action's bundle, made as dist/action is, from the sources as they are now: once per test run, by the first test file that asks.
 * @returns the folder that holds main.js and post.js.
 */
export async function actionDist(): Promise<string> {
  const lib = dirname(dirname(inject('cliMain')));
  const dist = join(dirname(lib), 'dist');
  const [done, lock] = [join(dist, 'action.done'), join(dist, 'action.lock')];
  mkdirSync(dist, { recursive: true });
  const face = FACES.find(({ out }) => out === 'action');
  if (face === undefined) throw new Error('there is no face for the action');
  const folder = join(dist, face.out);
  for (let waited = 0; !existsSync(done); waited += 100) {
    if (waited > PATIENCE_MS) throw new Error('the bundle was not made in time');
    try {
      mkdirSync(lock);
    } catch {
      await sleep(100);
      continue;
    }
    const made = bundle(face, lib, dist);
    writeFileSync(done, String(made));
    rmSync(lock, { recursive: true });
  }
  if (readFileSync(done, 'utf8') !== 'true') throw new Error('ncc could not bundle the action');
  return folder;
}
