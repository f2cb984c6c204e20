import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes long, longest first. */
const LONG = ['decisions', 'solo', 'games', 'pages', 'advice'];

/** Whatever begins last should be short, or one of two workers waits for the other. */
class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place < 0 ? LONG.length : place;
    };
    return Promise.resolve([...files].sort((one, other) => rank(one) - rank(other)));
  }
}

/** The browser tests: one server for all of them, a browser for each file, two files at a time. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: 'e2e/support/setup.ts',
    pool: 'forks',
    maxWorkers: 2,
    maxConcurrency: 2,
    // Whoever waits in vain gives up sooner: these are for whole games on a busy machine.
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
    sequence: { hooks: 'list', sequencer: LongestFirst },
    reporters: ['verbose'],
  },
});
