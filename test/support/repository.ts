import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { cleanEnv } from './cli.ts';

/** A git repository of one test's own, with one commit, on branch main. */
export interface Repository {
  /** Absolute, links resolved. */
  readonly path: string;
  /** Writes files, making folders as needed. */
  write(files: Readonly<Record<string, string | Buffer>>): void;
  /** Runs git here; returns what it printed. Throws where it fails. */
  git(...args: string[]): string;
  commit(message: string): void;
}

/** A new folder under the system's temporary one; whoever makes it removes it. */
export function makeFolder(name = 'receipt-test-'): string {
  return realpathSync(mkdtempSync(join(tmpdir(), name)));
}

/** On Windows a process that has just ended may still hold its folder for a moment. */
export function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 5 });
}

/** A folder of one test's own, outside any repository; removed when the test has ended. */
export function temporaryFolder(name?: string): string {
  const path = makeFolder(name);
  onTestFinished(() => removeFolder(path));
  return path;
}

/** Git in `path`; it throws where git fails, and says what git said. */
export function gitIn(path: string): (...args: string[]) => string {
  return (...args) => execFileSync('git', args, { cwd: path, encoding: 'utf8', env: cleanEnv(), stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Makes the (empty) folder a repository with these files committed. */
export function repositoryIn(path: string, files: Readonly<Record<string, string | Buffer>>): Repository {
  const git = gitIn(path);
  const write = (more: Readonly<Record<string, string | Buffer>>) => {
    for (const [file, content] of Object.entries(more)) {
      mkdirSync(dirname(join(path, file)), { recursive: true });
      writeFileSync(join(path, file), content);
    }
  };
  const commit = (message: string) => {
    git('add', '--all');
    git('commit', '--quiet', '--message', message);
  };
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.invalid');
  write(files);
  commit('first');
  return { path, write, git, commit };
}

/** A repository with these files committed; removed when the test has ended. */
export function repository(files: Readonly<Record<string, string | Buffer>>, name?: string): Repository {
  return repositoryIn(temporaryFolder(name), files);
}
