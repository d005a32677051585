import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './repository.ts';

/** A file system of a test's own: of 1 MiB, or one that can only be read. Null where none can be mounted (which takes root, on Linux). */
export function mountedDisk(kind: 'small' | 'read-only'): string | null {
  const path = join(temporaryFolder(), 'disk');
  mkdirSync(path);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', kind === 'small' ? 'size=1m' : 'ro', 'none', path], { stdio: 'ignore' });
  } catch {
    return null;
  }
  onTestFinished(() => void execFileSync('umount', [path]));
  return path;
}
