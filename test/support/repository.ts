import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { cleanEnv } from './cli.ts';

/** A git repository of one test's own, with one commit, on branch main; removed when the test has ended. */
export interface Repository {
  /** Absolute, links resolved. */
  readonly path: string;
  /** Writes files, making folders as needed. */
  write(files: Readonly<Record<string, string | Buffer>>): void;
  /** Runs git here; returns what it printed. Throws where it fails. */
  git(...args: string[]): string;
  commit(message: string): void;
}

/** A folder of one test's own, outside any repository; removed when the test has ended. */
export function temporaryFolder(name = 'receipt-test-'): string {
  const path = realpathSync(mkdtempSync(join(tmpdir(), name)));
  onTestFinished(() => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
  return path;
}

export function repository(files: Readonly<Record<string, string | Buffer>>, name?: string): Repository {
  const path = temporaryFolder(name);
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: path, encoding: 'utf8', env: cleanEnv(), stdio: ['ignore', 'pipe', 'pipe'] });
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
