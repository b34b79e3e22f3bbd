import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countGiven, flagsGiven, wordsGiven } from '../../support/processes/command-line.ts';

const before = process.argv;
let printed: string[];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'error').mockImplementation((text: string) => void printed.push(text));
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(String(code));
  });
});

afterEach(() => {
  process.argv = before;
  vi.restoreAllMocks();
});

const withArguments = (...words: string[]): void => {
  process.argv = ['node', 'bench/some.ts', ...words];
};

test('A benchmark answers an unknown flag with a sentence and the usage, without a stack trace', () => {
  withArguments('--bogus');
  expect(() => flagsGiven({ options: { people: { type: 'string' } } }, 'some [--people N]')).toThrow(/^2$/);
  expect(() => wordsGiven('some [PHOTO…]')).toThrow(/^2$/);
  expect(printed).toEqual([
    "Unknown option '--bogus'\nsome [--people N]",
    'There is no flag --bogus.\nsome [PHOTO…]',
  ]);
});

test('A benchmark answers an invalid count with a sentence', () => {
  for (const words of [['many'], ['3.5'], ['0'], ['-4'], ['5', '6']]) {
    withArguments(...words);
    expect(() => countGiven('some [N]', { otherwise: 7, least: 1 })).toThrow(/^2$/);
  }
  expect(printed[0]).toBe('many is not a whole number from 1.\nsome [N]');
  expect(printed[4]).toBe('Give one number, not 2.\nsome [N]');
  withArguments();
  expect(countGiven('some [N]', { otherwise: 7, least: 1 })).toBe(7);
  withArguments('12');
  expect(countGiven('some [N]', { otherwise: 7, least: 1 })).toBe(12);
});

const root = fileURLToPath(new URL('../../../', import.meta.url));

const readsItself: Readonly<Record<string, string>> = {
  'packages/bench/palm.ts': 'starts itself to measure one photo',
  'packages/bench/run.ts': 'passes flags on to a benchmark',
  'test/cli/describe-console.ts': 'starts a process with flags of its own',
  'test/support/processes/command-line.ts': 'the common function',
  'test/support/local-app/run.ts': 'is started by tests alone',
  'test/unit/patterns/record-built.ts': 'is started by a test alone',
};

test('All programs of benchmarks and tests read their flags with the same function', () => {
  const own = globSync(['packages/bench/**/*.ts', 'test/**/*.ts'], { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) =>
      /\bparseArgs\(|process\.argv\.slice|= process\.argv;|Number\(process\.argv/.test(
        readFileSync(`${root}${file}`, 'utf8'),
      ),
    );
  expect(own.sort()).toEqual(Object.keys(readsItself).sort());
});

test.each(['infra/sbom/write.ts', 'functions/reports/client/main.ts', 'packages/stack-runner/pack/main.ts'])(
  'The program %s answers an unknown flag with a sentence and exit code 2, without a stack trace',
  (program) => {
    const { status, stderr } = spawnSync(process.execPath, [`${root}${program}`, '--bogus'], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([2, expect.stringContaining("'--bogus'")]);
    expect(stderr).not.toMatch(/^ {4}at /m);
  },
);
