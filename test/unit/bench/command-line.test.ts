import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countGiven, flagsGiven, wordsGiven } from '../../support/command-line.ts';

const before = process.argv;
let said: string[];

beforeEach(() => {
  said = [];
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(String(code));
  });
});

afterEach(() => {
  process.argv = before;
  vi.restoreAllMocks();
});

const given = (...words: string[]): void => {
  process.argv = ['node', 'bench/some.ts', ...words];
};

test('A benchmark answers an unknown flag with a sentence and the usage, without a stack trace', () => {
  given('--bogus');
  expect(() => flagsGiven({ options: { people: { type: 'string' } } }, 'some [--people N]')).toThrow(/^2$/);
  expect(() => wordsGiven('some [PHOTO…]')).toThrow(/^2$/);
  expect(said).toEqual([
    "Unknown option '--bogus'\nsome [--people N]",
    'There is no flag --bogus.\nsome [PHOTO…]',
  ]);
});

test('A benchmark answers an invalid count with a sentence', () => {
  for (const words of [['many'], ['3.5'], ['0'], ['-4'], ['5', '6']]) {
    given(...words);
    expect(() => countGiven('some [N]', { otherwise: 7, least: 1 })).toThrow(/^2$/);
  }
  expect(said[0]).toBe('many is no whole number from 1.\nsome [N]');
  expect(said[4]).toBe('One number, and not 2.\nsome [N]');
  given();
  expect(countGiven('some [N]', { otherwise: 7, least: 1 })).toBe(7);
  given('12');
  expect(countGiven('some [N]', { otherwise: 7, least: 1 })).toBe(12);
});

test('All benchmarks, seeds and scopes read their flags with the same function', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const own = globSync(['packages/bench/**/*.ts', 'test/simulation/**/*.ts', 'test/scopes/**/*.ts'], {
    cwd: root,
  }).filter((file) =>
    /\bparseArgs\(|process\.argv\.slice|Number\(process\.argv/.test(readFileSync(`${root}${file}`, 'utf8')),
  );
  expect(own.sort()).toEqual(['packages/bench/palm.ts', 'packages/bench/run.ts']);
});
