import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { arrowsOfRooms, drawRooms } from './arrows.ts';
import { checks } from './checks.ts';
import { readProject } from './pages.ts';
import { projectRoot, readSourceTree } from './source-tree.ts';

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
      .filter(({ to }) => (to.endsWith('.ts') || to.startsWith('@palmleaf/')) && !tree.has(to));
    expect(lost).toEqual([]);
  });

  test('is drawn in docs/decisions/packages.md as it is', () => {
    expect(arrowsOfRooms(tree).size).toBeGreaterThan(10);
    expect(readFileSync(`${projectRoot}docs/decisions/packages.md`, 'utf8')).toContain(
      `\n\`\`\`\n${drawRooms(tree)}\n\`\`\`\n`,
    );
  });

  test.each(Object.entries(checks))('%s', (_, find) => {
    expect(find(tree, project)).toEqual([]);
  });
});
