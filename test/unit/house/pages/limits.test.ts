import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { projectRoot, readSourceTree } from '../structure/source-tree.ts';

const mostWordsOfComments = 60_000;
const mostColumns = 120;

/** Pages whose lines a program writes or reads. */
const isWritten = (page: string): boolean =>
  /^docs\/(SPEC|contract|performance|prose|spec-tests|tests|languages\/\w+)\.md$/.test(page);

const comment = /^\s*(?:\/\/|\/\*\*?|\*(?!\/))\s?(?<words>.*)$/;

const wordsOfComments = (text: string): number =>
  text
    .split('\n')
    .map((line) => comment.exec(line)?.groups?.words ?? '')
    .reduce((sum, words) => sum + (words.match(/[\p{L}\p{N}]\S*/gu) ?? []).length, 0);

const longLines = (text: string): readonly string[] => {
  let isCode = false;
  return text.split('\n').flatMap((line, index) => {
    const isFence = /^\s*(?:```|~~~)/.test(line);
    if (isFence) isCode = !isCode;
    if (isFence || isCode || line.length <= mostColumns || /^\s*[|#<]/.test(line)) return [];
    return /^\s*(?:[-*] |\d+\. )?(?:`[^`]*`|\S)+\.?$/.test(line) ? [] : [`${index + 1}: ${line.length}`];
  });
};

const mostLines: Readonly<Record<string, number>> = { 'README.md': 120, 'docs/SPEC.md': 250 };

describe('The limits of the text', () => {
  test('Comments of the whole tree have at most 60,000 words', () => {
    const words = [...readSourceTree().values()].map(({ text }) => wordsOfComments(text));
    const sum = words.reduce((left, right) => left + right, 0);
    expect(sum).toBeGreaterThan(1000);
    expect(sum).toBeLessThanOrEqual(mostWordsOfComments);
  });

  const pages = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md'], { cwd: projectRoot })
    .filter((page) => !isWritten(page))
    .sort();
  test.each(pages)('Lines of %s fit 120 columns', (page) => {
    expect(longLines(readFileSync(`${projectRoot}${page}`, 'utf8'))).toEqual([]);
  });

  test.each([...pages.filter((page) => page !== 'CHANGELOG.md'), 'docs/SPEC.md'])(
    'The page %s is short enough to read',
    (page) => {
      const lines = readFileSync(`${projectRoot}${page}`, 'utf8').trimEnd().split('\n').length;
      expect(lines).toBeLessThanOrEqual(mostLines[page] ?? 300);
    },
  );

  test('The checks find a line that is too long outside of a table, and count the words of comments', () => {
    const word = 'word ';
    expect(longLines(`${word.repeat(25)}\n| ${word.repeat(25)}|`)).toEqual(['1: 125']);
    expect(wordsOfComments('// two words\nconst three = 3;\n/** one */')).toBe(3);
  });
});
