import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checks } from './checks.ts';
import { readProject } from './pages/pages.ts';
import { arrowsOfRooms, drawRooms } from './structure/arrows.ts';
import { projectRoot, readSourceTree } from './structure/source-tree.ts';

const rootFiles = [
  '.editorconfig',
  '.gitattributes',
  '.gitignore',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'biome.json',
  'cdk.json',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
];

const tree = readSourceTree();
const project = readProject();

describe('the house', () => {
  test('The reader of the tree finds files, imports, exports and pages', () => {
    expect(tree.size).toBeGreaterThan(600);
    expect([...tree.values()].flatMap(({ imports }) => imports).length).toBeGreaterThan(2000);
    expect([...tree.values()].flatMap(({ exports }) => exports).length).toBeGreaterThan(1000);
    expect(project.pages.size).toBeGreaterThan(15);
  });

  test('Every import names an existing file or one that is not TypeScript', () => {
    const lost = [...tree.values()]
      .flatMap(({ imports }) => imports)
      .filter(({ to }) => (to.endsWith('.ts') || to.startsWith('@palmleaf/')) && !tree.has(to));
    expect(lost).toEqual([]);
  });

  test('The page docs/decisions/packages.md draws the present arrows between rooms', () => {
    expect(arrowsOfRooms(tree).size).toBeGreaterThan(10);
    expect(readFileSync(`${projectRoot}docs/decisions/packages.md`, 'utf8')).toContain(
      `\n\`\`\`\n${drawRooms(tree)}\n\`\`\`\n`,
    );
  });

  test('The root holds only files that tools or readers expect there', () => {
    const found = readdirSync(projectRoot, { withFileTypes: true }).filter((entry) => entry.isFile());
    const isIgnored = (name: string) => /^(\.git|\.DS_Store|.*\.log|.*\.cdx\.json)$/.test(name);
    expect(
      found
        .map(({ name }) => name)
        .filter((name) => !isIgnored(name))
        .sort(),
    ).toEqual(rootFiles);
  });

  test.each(Object.entries(checks))('The tree obeys the rule: %s', (_, find) => {
    expect(find(tree, project)).toEqual([]);
  });
});
