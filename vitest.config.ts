import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['test/support/build-cli.ts'],
    // Forks, not threads: tests change directory, umask and signal handlers of a process of their own.
    pool: 'forks',
    // Generous: real processes and repositories on a loaded machine; nothing here measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
  },
});
