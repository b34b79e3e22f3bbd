import { expect, test } from 'vitest';
import { assemblySources } from '../../../packages/local/synthesize.ts';
import { isTestFile, readSourceTree, type SourceTree } from './structure/source-tree.ts';

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

test('The stack is synthesized again when any of its source folders has changed', () => {
  const tree = readSourceTree();
  const start = [...tree.keys()].filter(
    (path) => /^(infra|functions|packages\/service)\//.test(path) && !isTestFile(path),
  );
  const data = ['package-lock.json', 'cdk.json', 'config'];
  const watched = assemblySources.filter((name) => !data.includes(name)).sort();
  expect(assemblySources).toEqual(expect.arrayContaining(data));
  expect(foldersReached(tree, start)).toEqual(watched);
});
