import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { reachVariable } from './draw/reach.ts';

process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../../.vite/compile-cache', import.meta.url));

const measures = process.env[reachVariable] !== undefined;

class AsGiven extends BaseSequencer {
  override sort = async (files: Parameters<BaseSequencer['sort']>[0]) => files;
}

/** In the copy of the checkout, `node_modules` is a link, so the cache must be elsewhere. */
export default defineConfig({
  cacheDir: '.vite',
  test: {
    pool: 'forks',
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    retry: 0,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    sequence: { sequencer: AsGiven },
    // V8 counts no calls of optimized functions.
    execArgv: measures ? ['--no-opt', '--no-maglev'] : [],
    setupFiles: measures ? ['test/mutants/draw/reach.setup.ts'] : [],
    include: ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
  },
});
