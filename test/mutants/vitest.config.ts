import { defineConfig } from 'vitest/config';

/**
 * How tests are played over a planted fault: in the copy of the sources, one after the other in one process, up to the
 * first that fails. The cache lies in the copy too: `node_modules` is that of the checkout.
 */
export default defineConfig({
  cacheDir: '.vite',
  test: {
    pool: 'forks',
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    retry: 0,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    include: ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
  },
});
