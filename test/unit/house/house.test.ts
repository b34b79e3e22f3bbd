import { describe, expect, test } from 'vitest';
import { checks } from './checks.ts';
import { readProject } from './pages.ts';
import { readSourceTree } from './source-tree.ts';

const tree = readSourceTree();
const project = readProject();

describe('the house', () => {
  test('is read: files, imports, exports and pages are found', () => {
    expect(tree.size).toBeGreaterThan(600);
    expect([...tree.values()].flatMap(({ imports }) => imports).length).toBeGreaterThan(2000);
    expect([...tree.values()].flatMap(({ exports }) => exports).length).toBeGreaterThan(1000);
    expect(project.pages.size).toBeGreaterThan(15);
  });

  test('every import is one that exists, or a file that is not TypeScript', () => {
    const lost = [...tree.values()]
      .flatMap(({ imports }) => imports)
      .filter(({ to }) => to.endsWith('.ts') && !tree.has(to));
    expect(lost).toEqual([]);
  });

  test.each(Object.entries(checks))('%s', (_, find) => {
    expect(find(tree, project)).toEqual([]);
  });
});
