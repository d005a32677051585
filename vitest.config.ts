import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Packages that import JSON without saying so, which Node refuses and vitest does not. */
const INLINED = [/@actions\/workflow-parser/, /@actions\/expressions/];

export default defineConfig({
  plugins: [
    {
      // Their source maps name files that aren't published; each would be warned about.
      name: 'without-source-maps',
      enforce: 'pre',
      load: (id) =>
        INLINED.some((path) => path.test(id)) && id.endsWith('.js')
          ? readFileSync(id, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '')
          : null,
    },
  ],
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['test/support/build-cli.ts'],
    setupFiles: ['test/support/outside-ci.ts'],
    // Forks, not threads: tests change directory, umask and signal handlers of a process of their own.
    pool: 'forks',
    // The tests mostly wait for processes that they start: one worker per core, and none is kept free.
    maxWorkers: '100%',
    // Generous: real processes and repositories on a loaded machine; nothing here measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    server: { deps: { inline: INLINED } },
    restoreMocks: true,
    unstubEnvs: true,
  },
});
