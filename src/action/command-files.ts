import { closeSync, constants, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { ReceiptError } from '../core/model/errors.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The files by which a step sets outputs, state, variables, PATH and the job summary; the runner reads them when the step has ended. */
const FILES = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STEP_SUMMARY'] as const;
type FileName = (typeof FILES)[number];

/**
 * The step's command files, which are ours alone: a suite that finds them (their names are no secret to a process of the same user) could
 * set our outputs, or leave a half-open value that swallows them.
 */
export class CommandFiles {
  readonly #paths: ReadonlyMap<FileName, string>;
  readonly #ours = new Map<FileName, string>();

  constructor(env: Env) {
    const paths = FILES.flatMap((name) => (env[name] ? [[name, env[name]] as const] : []));
    this.#paths = new Map(paths);
    for (const [name, path] of this.#paths) this.#ours.set(name, contentOf(path) ?? '');
  }

  /** Takes what stands in a file now for ours: to be called behind each write of our own, before anything foreign runs. */
  keep(name: FileName): void {
    const path = this.#paths.get(name);
    if (path !== undefined) this.#ours.set(name, contentOf(path) ?? '');
  }

  /**
   * Makes every file anew and empty, as the runner made them: nothing that was written to them takes effect. To be called when the suite
   * has ended and before our own results are written.
   * @returns names of the files that somebody else had written to.
   * @throws {ReceiptError} IO_FAILED where a file can't be made anew: then nothing that we could say would be ours.
   */
  reset(): string[] {
    const touched: string[] = [];
    for (const [name, path] of this.#paths) {
      if (contentOf(path) !== this.#ours.get(name)) touched.push(name);
      this.#ours.set(name, '');
      try {
        rmSync(path, { recursive: true, force: true });
        // Made by us or not at all: no link that leads elsewhere.
        closeSync(openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o644));
      } catch (cause) {
        throw new ReceiptError('IO_FAILED', `the step's file ${name} cannot be written anew`, { cause });
      }
    }
    return touched;
  }
}

/** Our own writes are small; a larger or another kind of file isn't ours. */
const MAX_BYTES = 2 ** 20;

function contentOf(path: string): string | null {
  try {
    const stat = statSync(path);
    return stat.isFile() && stat.size <= MAX_BYTES ? readFileSync(path, 'utf8') : null;
  } catch {
    return null;
  }
}
