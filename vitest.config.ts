import { defineConfig } from 'vitest/config';

/** Two workers, because the machines have two cores and the end-to-end tests start processes of their own. */
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    reporters: ['default', './test/count-reporter.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    restoreMocks: true,
  },
});
