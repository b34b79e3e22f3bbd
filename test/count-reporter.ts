import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node';

const timesFolder = new URL('../.palmleaf/test/', import.meta.url);

/**
 * Prints `N passed, N failed` as the last line of a run, the form that any CI can read. After a whole run it leaves the
 * seconds of each project for packages/bench/local-run.ts.
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
    const times = timesOf(modules);
    if (reason === 'passed' && wholeRun.every((project) => times[project] !== undefined)) {
      mkdirSync(timesFolder, { recursive: true });
      writeFileSync(new URL('times.json', timesFolder), JSON.stringify(times));
    }
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  }
}

const wholeRun = ['tests', 'stacks', 'apart', 'end-to-end'];

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
