import { defineConfig } from 'vitest/config';

const endToEnd = ['test/end-to-end/**/*.test.ts', 'test/browser/walk.test.ts', 'test/cli/**/*.test.ts'];

/**
 * Two workers, because the machines have two cores. The end-to-end tests, the command's and the walk of a browser
 * come after all others: each of them runs a whole stack of processes, and mostly waits for it.
 */
export default defineConfig({
  test: {
    reporters: ['default', './test/count-reporter.ts'],
    globalSetup: ['test/support/run-folder.ts'],
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    // Processes share two cores with whatever else the machine does: a failure in CI counts when it repeats.
    retry: process.env.CI === undefined ? 0 : 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['test/**/*.test.ts'],
          exclude: endToEnd,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'end-to-end',
          include: endToEnd,
          globalSetup: ['test/support/pipeline/assembly.ts'],
          maxWorkers: 2,
          testTimeout: 240_000,
          hookTimeout: 240_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
