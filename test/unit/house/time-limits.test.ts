import { expect, test } from 'vitest';
import { readSourceTree } from './structure/source-tree.ts';

/** Shorter limits belong to programs that a test starts, not to the test. */
const ownLimit = /\b(?:test|hook)Timeout: \d|[{ ]timeout: \d[\d_]{4,}|^\s*\}, \d+_000\);$/m;

test('No test sets its own time limit in addition to the common one', () => {
  const tests = [...readSourceTree().values()].filter(({ path }) => path.endsWith('.test.ts'));
  expect(tests.length).toBeGreaterThan(500);
  expect(tests.filter(({ text }) => ownLimit.test(text)).map(({ path }) => path)).toEqual([]);
});
