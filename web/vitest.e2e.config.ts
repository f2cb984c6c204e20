import { defineConfig } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestCase, type TestSpecification } from 'vitest/node';

/** What takes long, longest first. */
const LONG = ['decisions', 'games', 'sizes', 'solo', 'pages', 'advice'];

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

/** Names what passed only when it was tried again, so that its cause is looked for. The test command shows these lines. */
class SecondTry implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    const [first] = test.result().errors ?? [];
    const line = `note: passed only at a second try, find the cause: ${test.module.relativeModuleId} > ${test.fullName}`;
    console.log(`\n${line}: ${first?.message.split('\n')[0] ?? ''}`);
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
    // A busy machine may take its time.
    expect: { poll: { timeout: 60_000 } },
    // What passed would bury what failed.
    reporters: ['default', new SecondTry()],
    // One hiccup of a browser among hundreds of tests says little of a change; it is named, and the thorough run has none.
    retry: process.env['BORIKEN_THOROUGH'] === undefined ? 1 : 0,
  },
});
