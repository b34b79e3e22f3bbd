import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { readByPath } from './test/read-by-path.ts';
import { browserPath, hasBrowser } from './test/support/browser/browser-path.ts';
import { guardMs, patienceMs } from './test/support/patience.ts';
import { WaitingFirst } from './test/waiting-first.ts';

// Some two hundred processes load the same modules; the cache compiles each once.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('.palmleaf/test/compile-cache', import.meta.url));

/** Skipped on machines without a browser. */
const found = browserPath();
const browserless = hasBrowser(found) ? [] : ['test/browser/**'];
if (found !== 'bundled' && 'why' in found)
  console.log(`The tests in a browser (test/browser, a part of test/security) are left out: ${found.why}.`);

/** `npm run test:deep`: slow tests that few changes reach. */
const deep = {
  tests: [
    // More seeds, and whether each seed's checks can fail.
    'test/simulation/{seeds-even,seeds-odd,clock-jumps,refused-key}.test.ts',
    'test/simulation/tampering/**',
    'test/scopes/whole-search.test.ts',
    'test/paper/{goals,shares}.test.ts',
    // Many photos, all glossary terms, and a second training.
    'packages/engines/test/palmistry/negatives.test.ts',
    'packages/service/test/palmistry/repeatable.test.ts',
    'packages/service/test/chat/reading/glossary.test.ts',
    'packages/engines/test/safety/retraining.test.ts',
    'test/unit/mutants/run.test.ts',
    'test/fuzz/fuzz.test.ts',
    'test/unit/{cli,pages}/hostile.test.ts',
    'test/unit/intake/tables/workbook-hostile.test.ts',
    'test/unit/rows/hundred-hostile.test.ts',
    'test/unit/intake/written/many-tables.test.ts',
    'packages/bench/test/reach.test.ts',
  ],
  apart: [
    'test/browser/{pages,upload-page}.test.ts',
    'test/fuzz/gateway.test.ts',
    'test/fuzz/cost/cost.test.ts',
    'test/security/**/*.test.ts',
    'test/stack/shipping/{unprepared,native-files}.test.ts',
    'packages/stack-runner/test/host/packed.test.ts',
  ],
  endToEnd: ['test/end-to-end/!(kill).test.ts', 'test/browser/customers.test.ts', 'test/cli/**/*.test.ts'],
};
/** Start a whole stack of processes, and mostly wait for it. */
const endToEnd = ['test/end-to-end/kill.test.ts', 'test/browser/walk.test.ts'];

/** `npm run test:aws` runs this suite against a deployed stack. */
const onAws =
  process.env.PALMLEAF_TEST_STACK === undefined
    ? []
    : [{ extends: true as const, test: { name: 'aws', include: ['test/end-to-end/deployed.test.ts'] } }];

const local = ['packages/stack-runner/test/**/*.test.ts', 'test/unit/local/**/*.test.ts'];

/** Start and stop processes, and mostly wait for them. */
const apart = [
  ...local,
  'packages/service/test/accounts/constant-time.test.ts',
  'packages/service/test/requests/hostile-bodies.test.ts',
  'packages/service/test/main.test.ts',
  'packages/service/test/palmistry/reader-processes.test.ts',
  'test/unit/books/press.test.ts',
  'test/unit/photos/darkroom.test.ts',
  'test/unit/service-client/frozen.test.ts',
  'test/unit/untrusted/child-processes.test.ts',
  'test/contract/**/*.test.ts',
];

/** Local-stack tests on a simulated other system: one per run, all with `npm run test:machine`. */
const otherMachine = process.env.LOCAL_STACK_MACHINE ?? 'darwin-arm64';
const onOtherMachine =
  process.env.LOCAL_STACK_MACHINE === undefined
    ? ['packages/stack-runner/test/*', 'test/unit/local'].map(
        (folder) => `${folder}/{functions,machine,state}.test.ts`,
      )
    : [...local, 'test/security/**/*.test.ts'];

/** The library that checks templates takes four seconds to load, so these tests share processes. */
const stacks = ['test/stack/**/*.test.ts'];

const isDeep = [...deep.tests, ...deep.apart, ...deep.endToEnd];

/** Node runs the sources directly, because Vite takes a fifth longer. `vi.mock` therefore has no effect. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** One worker runs many files, because loading the code for each would take a third of the time. */
const together = { ...native, isolate: false };

/** A separate process starts each stack, from one template for all. */
const withStack = {
  globalSetup: ['test/support/pipeline/assembly.ts'],
};

export default defineConfig({
  plugins: [readByPath],
  test: {
    reporters: ['default', './test/count-reporter.ts'],
    globalSetup: ['test/support/processes/run-folder.ts'],
    setupFiles: ['test/cost.ts'],
    pool: 'forks',
    sequence: { sequencer: WaitingFirst },
    // More than the two cores, because a third of the tests mostly wait; a fourth worker would load all modules again.
    maxWorkers: 3,
    testTimeout: guardMs,
    hookTimeout: guardMs,
    expect: { poll: { timeout: patienceMs } },
    restoreMocks: true,
    // Other processes share the cores in CI: a failure counts when it repeats.
    retry: process.env.CI === undefined ? 0 : 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
          exclude: [...endToEnd, ...apart, ...stacks, ...isDeep],
          ...together,
        },
      },
      {
        extends: true,
        test: {
          name: 'stacks',
          include: stacks,
          exclude: isDeep,
          ...together,
        },
      },
      {
        extends: true,
        test: {
          name: 'end-to-end',
          include: endToEnd,
          exclude: browserless,
          ...native,
          ...withStack,
        },
      },
      {
        extends: true,
        // Last, and with one worker more, because these tests wait for half of their time.
        test: {
          name: 'apart',
          include: apart,
          exclude: isDeep,
          ...together,
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'deep', include: deep.tests, ...together } },
      {
        extends: true,
        test: { name: 'deep-apart', include: deep.apart, exclude: browserless },
      },
      {
        extends: true,
        test: {
          name: 'deep-other-machine',
          include: onOtherMachine,
          env: { LOCAL_STACK_MACHINE: otherMachine },
          ...together,
        },
      },
      {
        extends: true,
        test: {
          name: 'deep-end-to-end',
          include: deep.endToEnd,
          exclude: browserless,
          ...native,
          ...withStack,
        },
      },
      ...onAws,
    ],
  },
});
