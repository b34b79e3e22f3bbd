import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../structure/source-tree.ts';

const page = readFileSync(`${projectRoot}docs/security.md`, 'utf8');
const rows = page.split('\n').filter((line) => /^\| (?!who |class |---)/.test(line));
const named = rows.flatMap((row) => {
  const [, file = '', title = ''] = /`((?:test|packages)\/[^`]+)`: "(.*)" \|$/.exec(row) ?? [];
  return file === '' ? [] : [{ file, title }];
});

describe('docs/security.md', () => {
  test('The security page names a test in every row of its table of attackers', () => {
    const table = page.slice(page.indexOf('| who or what | could do'), page.indexOf('## The fuzzer'));
    const all = table.split('\n').filter((line) => /^\| (?!who )/.test(line));
    expect(all.length).toBeGreaterThan(20);
    expect(named).toHaveLength(all.length);
  });

  test.each(named)('The test "$title" exists in $file', ({ file, title }) => {
    expect(existsSync(`${projectRoot}${file}`)).toBe(true);
    const source = readFileSync(`${projectRoot}${file}`, 'utf8');
    expect([`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted))).toBe(true);
  });
});
