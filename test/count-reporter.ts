import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestModule, TestRunEndReason } from 'vitest/node';

const root = fileURLToPath(new URL('../', import.meta.url));
const timesFolder = new URL('../.palmleaf/test/', import.meta.url);

/** The suites, by the projects that a whole run of one plays: `npm test` and `npm run test:deep`. */
const suites = {
  fast: ['tests', 'stacks', 'apart', 'end-to-end'],
  deep: ['deep', 'deep-apart', 'deep-other-machine', 'deep-end-to-end'],
} as const;

/** Tests of a suite that are kept with their time. */
const slowest = 20;

/**
 * Prints `N passed, N failed` as the last line of a run, the form that any CI can read. After a whole run of a suite it leaves
 * the seconds of each project, and of the slowest tests, for bench/local-run.ts and test/slowest.ts.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], _errors: readonly unknown[], reason: TestRunEndReason): void {
    let passed = 0;
    let failed = 0;
    for (const module of modules) {
      if (module.errors().length > 0) failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        if (state === 'failed') failed += 1;
      }
    }
    if (reason === 'passed') keepTimes(modules);
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  }
}

function keepTimes(modules: readonly TestModule[]): void {
  const played = new Set(modules.map(({ project }) => project.name));
  for (const [suite, projects] of Object.entries(suites)) {
    if (!projects.every((project) => played.has(project))) continue;
    const own = modules.filter(({ project }) => projects.some((name) => name === project.name));
    mkdirSync(timesFolder, { recursive: true });
    const times = { projects: timesOf(own), slowest: slowestOf(own) };
    writeFileSync(new URL(`times-${suite}.json`, timesFolder), JSON.stringify(times));
  }
}

function timesOf(modules: readonly TestModule[]) {
  const times: Record<string, { files: number; tests: number; importSeconds: number; testSeconds: number }> =
    {};
  for (const module of modules) {
    const before = times[module.project.name] ?? { files: 0, tests: 0, importSeconds: 0, testSeconds: 0 };
    const { collectDuration, prepareDuration, duration } = module.diagnostic();
    times[module.project.name] = {
      files: before.files + 1,
      tests: before.tests + [...module.children.allTests()].length,
      importSeconds: before.importSeconds + (collectDuration + prepareDuration) / 1000,
      testSeconds: before.testSeconds + duration / 1000,
    };
  }
  return times;
}

const secondsOf = (test: TestCase): number => (test.diagnostic()?.duration ?? 0) / 1000;

const slowestOf = (modules: readonly TestModule[]) =>
  modules
    .flatMap((module) => [...module.children.allTests()])
    .sort((a, b) => secondsOf(b) - secondsOf(a))
    .slice(0, slowest)
    .map((test) => ({
      file: relative(root, test.module.moduleId),
      test: test.name,
      seconds: secondsOf(test),
    }));
