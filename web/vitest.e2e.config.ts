import { defineConfig } from 'vitest/config';

/** The browser tests: one server for all of them, a browser for each file, two files at a time. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: 'e2e/support/setup.ts',
    pool: 'forks',
    maxWorkers: 2,
    maxConcurrency: 2,
    testTimeout: 300_000,
    hookTimeout: 60_000,
    sequence: { hooks: 'list' },
    reporters: ['verbose'],
  },
});
