import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type GithubServer, githubServer } from '../github/server.ts';
import { makeFolder, removeFolder, repositoryIn } from '../repository.ts';
import type { End, Way } from './attack.ts';
import { project, startState } from './victim.ts';
import { AttackWorld, type Origin } from './world.ts';

/** Where all worlds of one test file live. The healthy one is made once: its evidence is shared, never changed. */
export class AttackGround {
  readonly #folder = makeFolder('receipt-attacks-');
  readonly #servers: GithubServer[] = [];
  readonly #waiting: (() => void)[] = [];
  #free: number;
  #count = 0;
  #origin: Promise<Origin> | null = null;

  /** @param lanes how many ways are tried at the same time. */
  constructor(lanes: number) {
    this.#free = lanes;
  }

  /**
   * Tries a way in a world of its own.
   * @param inspect sees that world when all is over.
   */
  async try(way: Way, inspect?: (world: AttackWorld) => unknown): Promise<{ readonly end: End; readonly breaches: readonly string[] }> {
    this.#origin ??= this.#healthy();
    const origin = await this.#origin;
    return await this.#lane(async (server, folder) => {
      const world = new AttackWorld(server, folder, origin);
      await way.attempt(world);
      const end = await world.finish();
      await way.also?.(world, end);
      await inspect?.(world);
      return { end, breaches: server.breaches() };
    });
  }

  async #healthy(): Promise<Origin> {
    return await this.#lane(async (server, folder) => {
      const path = join(folder, 'project');
      mkdirSync(path);
      const repository = repositoryIn(path, project());
      repository.git('checkout', '--quiet', '-b', 'topic');
      repository.write({ 'README.md': '# Cart, and how to use it\n' });
      repository.commit('say how to use the cart');
      const state = startState(repository.git('rev-parse', 'HEAD').trim());
      const world = new AttackWorld(server, folder, { ...state, path, jobs: [], artifacts: [] });
      const step = await world.runSuite();
      if (step.outputs['verdict'] !== 'passed') throw new Error(`the healthy suite did not pass:\n${step.stdout}${step.stderr}`);
      return { ...state, path, jobs: [...world.jobs], artifacts: [...world.artifacts] };
    });
  }

  async #lane<T>(act: (server: GithubServer, folder: string) => Promise<T>): Promise<T> {
    if (this.#free === 0) await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    else this.#free--;
    const server = this.#servers.pop() ?? (await githubServer());
    const folder = join(this.#folder, String(++this.#count));
    mkdirSync(folder);
    try {
      return await act(server, folder);
    } finally {
      this.#servers.push(server);
      const next = this.#waiting.shift();
      if (next === undefined) this.#free++;
      else next();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.close()));
    removeFolder(this.#folder);
  }
}
