import { posix } from 'node:path';
import { isTestFile, type SourceTree } from './source-tree.ts';

const mayImportAnyPath = ['packages/bench', 'packages/local'];

const specifier = /(?:\bfrom|\bimport\(|^import) ?\s*'(\.[^']+)'/gm;

const packageOf = (path: string): string | undefined => /^packages\/[\w-]+/.exec(path)?.[0];

export const findPathsOutside = (tree: SourceTree): string[] =>
  [...tree.values()].flatMap(({ path, text }) => {
    const own = packageOf(path);
    if (own === undefined ? isTestFile(path) || !path.includes('/') : mayImportAnyPath.includes(own))
      return [];
    return [...text.matchAll(specifier)]
      .map(([, to = '']) => posix.join(posix.dirname(path), to))
      .filter((to) => packageOf(to) !== own)
      .map((to) => `${path} imports ${to} by its path`);
  });
