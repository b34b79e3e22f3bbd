import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withTables } from './spec-tables.ts';

const root = new URL('../../', import.meta.url);
const spec = readFileSync(new URL('docs/SPEC.md', root), 'utf8');
const named = [...spec.matchAll(/^- `((?:test|packages)\/[^`]+)`: "(.*)"$/gm)].map(
  ([, file = '', title = '']) => ({
    file,
    title: title.replaceAll('\\"', '"'),
  }),
);

describe('docs/SPEC.md', () => {
  test('numbers fifteen promises', () => {
    const numbers = [...spec.matchAll(/^\*\*(\d+)\. /gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  });

  test('names tests for every promise that is built', () => {
    const promises = spec
      .slice(spec.indexOf('## Promises'), spec.indexOf('## What an answer means'))
      .split(/^\*\*\d+\. /m);
    const without = promises
      .slice(1)
      .flatMap((text, index) => (/\n- `(?:test|packages)\//.test(text) ? [] : [index + 1]));
    expect(without.every((number) => promises[number]?.includes('later issue'))).toBe(true);
  });

  test.each(named)('$file has "$title"', ({ file, title }) => {
    const path = new URL(file, root);
    expect(existsSync(path)).toBe(true);
    const source = readFileSync(path, 'utf8');
    expect(source.includes(`'${title}'`) || source.includes(`\`${title}\``)).toBe(true);
  });

  test.each(named)('says how "$title" was shown to fail', ({ title }) => {
    const shown = spec.slice(spec.indexOf('## Shown to fail')).replaceAll('\\"', '"');
    expect(shown.includes(`"${title}"`)).toBe(true);
  });

  test('shows the tables as the code has them', () => {
    expect(spec).toBe(withTables(spec));
  });
});
