import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestModule, TestRunEndReason } from 'vitest/node';
import type {} from './cost.ts';
import { processorSecondsOf } from './support/processes/processes.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const timesFolder = new URL('../.palmleaf/test/', import.meta.url);

const suites = {
  fast: ['tests', 'stacks', 'apart', 'end-to-end'],
  deep: ['deep', 'deep-apart', 'deep-other-machine', 'deep-end-to-end'],
} as const;

const slowest = 20;

/** After a whole run, writes the figures for packages/bench/local-run.ts and test/slowest.ts. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], _errors: readonly unknown[], reason: TestRunEndReason): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const failed = modules.flatMap(failuresOf);
    if (reason === 'passed') writeTimes(modules);
    process.stdout.write(`\n${failed.join('')}${passed} passed, ${failed.length} failed\n`);
  }
}

/** `.ci/run` repeats these lines at its end. */
function failuresOf(module: TestModule): string[] {
  const line = (name: string, error: string) =>
    `FAILED ${relative(root, module.moduleId)}${name}: ${error.split('\n', 1)[0]}\n`;
  const ofModule = module
    .errors()
    .slice(0, 1)
    .map(({ message }) => line('', message));
  const ofSuites = [...module.children.allSuites()].flatMap((suite) =>
    suite
      .errors()
      .slice(0, 1)
      .map(({ message }) => line(` > ${suite.fullName}`, message)),
  );
  const ofTests = [...module.children.allTests('failed')].map((test) =>
    line(` > ${test.fullName}`, test.result().errors?.[0]?.message ?? ''),
  );
  return [...ofModule, ...ofSuites, ...ofTests];
}

function writeTimes(modules: readonly TestModule[]): void {
  const played = new Set(modules.map(({ project }) => project.name));
  for (const [suite, projects] of Object.entries(suites)) {
    if (!projects.every((project) => played.has(project))) continue;
    const modulesOfProjects = modules.filter(({ project }) => projects.some((name) => name === project.name));
    mkdirSync(timesFolder, { recursive: true });
    const times = {
      processorSeconds: processorSecondsOf(process.pid),
      projects: timesOf(modulesOfProjects),
      slowest: slowestOf(modulesOfProjects),
    };
    writeFileSync(new URL(`times-${suite}.json`, timesFolder), JSON.stringify(times));
  }
}

interface Times {
  readonly files: number;
  readonly tests: number;
  readonly importSeconds: number;
  readonly testSeconds: number;
  readonly processorSeconds: number;
}
const none: Times = { files: 0, tests: 0, importSeconds: 0, testSeconds: 0, processorSeconds: 0 };

function timesOf(modules: readonly TestModule[]): Readonly<Record<string, Times>> {
  const times: Record<string, Times> = {};
  for (const module of modules) {
    const before = times[module.project.name] ?? none;
    const { collectDuration, prepareDuration, duration } = module.diagnostic();
    times[module.project.name] = {
      files: before.files + 1,
      tests: before.tests + [...module.children.allTests()].length,
      importSeconds: before.importSeconds + (collectDuration + prepareDuration) / 1000,
      testSeconds: before.testSeconds + duration / 1000,
      processorSeconds: before.processorSeconds + (module.meta().processorSeconds ?? 0),
    };
  }
  return times;
}

const costOf = (test: TestCase): number => test.meta().processorSeconds ?? 0;

const slowestOf = (modules: readonly TestModule[]) =>
  modules
    .flatMap((module) => [...module.children.allTests()])
    .sort((a, b) => costOf(b) - costOf(a))
    .slice(0, slowest)
    .map((test) => ({
      file: relative(root, test.module.moduleId),
      test: test.name,
      seconds: (test.diagnostic()?.duration ?? 0) / 1000,
      processorSeconds: costOf(test),
    }));
