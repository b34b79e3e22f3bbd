import { expect, test } from 'vitest';
import { assemblySources } from '../../../packages/local/synthesize.ts';
import { isTestFile, readSourceTree, type SourceTree } from './source-tree.ts';

/** The packages and top-level folders that some files need, their imports followed to the end. */
function foldersReached(tree: SourceTree, start: readonly string[]): string[] {
  const reached = new Set(start);
  for (const path of reached) for (const { to } of tree.get(path)?.imports ?? []) reached.add(to);
  return [...new Set([...reached].map(folderOf))].sort();
}

const folderOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('packages/') ? 2 : 1)
    .join('/');

test('the stack is synthesized again when any folder that it is made of has changed', () => {
  const tree = readSourceTree();
  const start = [...tree.keys()].filter(
    (path) => /^(infra|functions|packages\/service)\//.test(path) && !isTestFile(path),
  );
  // Data: the profiles that a bundle is made with, the settings of stages and of the CDK, and the versions of what it is made of.
  const data = ['package-lock.json', 'cdk.json', 'config'];
  const watched = assemblySources.filter((name) => !data.includes(name)).sort();
  expect(assemblySources).toEqual(expect.arrayContaining(data));
  expect(foldersReached(tree, start)).toEqual(watched);
});
