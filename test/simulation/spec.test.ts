import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { withTables } from './spec-tables.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const spec = readFileSync(`${root}docs/SPEC.md`, 'utf8');
const [furtherPromises = '', shownToFail = ''] = readFileSync(`${root}docs/spec-tests.md`, 'utf8').split(
  '## Shown to fail\n',
);

interface NamedTest {
  readonly title: string;
  readonly file: string;
}

const namedIn = (page: string): NamedTest[] =>
  [...page.matchAll(/^- \[(.+)\]\(\.\.\/((?:test|packages)\/[^)]+)\)$/gm)].map(
    ([, title = '', file = '']) => ({ title, file }),
  );

const named = [...namedIn(spec), ...namedIn(furtherPromises)];

const filesOf = new Map<string, string[]>();
for (const file of globSync(['test/**/*.ts', 'packages/*/test/**/*.ts'], { cwd: root })) {
  const source = readFileSync(`${root}${file}`, 'utf8');
  for (const [, , title = ''] of source.matchAll(/(?:^\s*|\()(['`])(.*?)\1,/gm)) {
    filesOf.set(title, [...(filesOf.get(title) ?? []), file]);
  }
}

describe('docs/SPEC.md and docs/spec-tests.md', () => {
  test('The page docs/SPEC.md numbers fifteen promises and has at most 250 lines', () => {
    const numbers = [...spec.matchAll(/^\*\*(\d+)\. /gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(spec.trimEnd().split('\n').length).toBeLessThanOrEqual(250);
  });

  test('The page docs/SPEC.md names five to ten tests for every promise and links the code that enforces it', () => {
    const [promises = ''] = spec.split('## What an answer means');
    for (const text of promises.split(/^\*\*\d+\. /m).slice(1)) {
      const tests = text.match(/^- \[/gm) ?? [];
      expect(tests.length, text).toBeGreaterThanOrEqual(5);
      expect(tests.length, text).toBeLessThanOrEqual(10);
      expect(text).toMatch(/\]\(\.\.\/(?:functions|shared|packages)\//);
    }
  });

  test('The pages of promises name hundreds of tests, each on one page only', () => {
    expect(named.length).toBeGreaterThan(300);
    expect(new Set(named.map(({ title }) => title)).size).toBe(named.length);
  });

  test.each(named)('"$title" is a sentence that exists once, in $file', ({ title, file }) => {
    expect(title).toMatch(/^(?:[A-Z]|\d)/);
    expect(filesOf.get(title)).toEqual([file]);
  });

  test.each(named)('The page docs/spec-tests.md says how "$title" was shown to fail', ({ title }) => {
    expect(shownToFail.replaceAll(/\s+/g, ' ').includes(`"${title}"`)).toBe(true);
  });

  test('The page docs/SPEC.md shows the tables as the code has them', () => {
    expect(spec).toBe(withTables(spec));
  });
});
