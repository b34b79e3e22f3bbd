import { defineConfig } from 'vitest/config';

/** The cache is in the copy too, because `node_modules` is a link to the checkout's. */
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
