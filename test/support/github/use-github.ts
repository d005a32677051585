import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type GithubServer, githubServer } from './server.ts';

/**
 * A server for the tests of one file, with nothing in it at the start of each; behind each test no request may have broken GitHub's description.
 */
export function useGithub(): { readonly server: GithubServer } {
  let server: GithubServer | null = null;
  const use = () => {
    if (server === null) throw new Error('the server is there only while tests run');
    return server;
  };
  beforeAll(async () => {
    server = await githubServer();
  });
  beforeEach(() => use().reset());
  afterEach(() => expect(use().breaches()).toEqual([]));
  afterAll(() => use().close());
  return {
    get server() {
      return use();
    },
  };
}
