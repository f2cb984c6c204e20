import { defineConfig } from 'vitest/config';

/** The browser tests: one browser and one server for all of them, one file after the other. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: 'e2e/support/setup.ts',
    pool: 'forks',
    fileParallelism: false,
    maxConcurrency: 2,
    testTimeout: 300_000,
    hookTimeout: 60_000,
    sequence: { hooks: 'list' },
    reporters: ['verbose'],
  },
});
