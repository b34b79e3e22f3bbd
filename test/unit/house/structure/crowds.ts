import { posix } from 'node:path';
import type { SourceTree } from './source-tree.ts';

const mostFiles = 15;
const mostLines = 360;

const longFiles: Readonly<Record<string, string>> = {
  'packages/client/generated/answers.ts': 'written from the schemas, one type for each operation',
  'packages/client/generated/endpoints.ts': 'written from the schemas, one type for each endpoint',
};

export const findCrowds = (tree: SourceTree): string[] => {
  const counts = new Map<string, number>();
  for (const path of tree.keys()) {
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > mostFiles)
    .map(([folder, count]) => `${folder}: ${count} files at one level`);
};

export const findLongFiles = (tree: SourceTree, exceptions = longFiles): string[] =>
  [...tree.values()]
    .filter(({ path, lines }) => lines > mostLines && exceptions[path] === undefined)
    .map(({ path, lines }) => `${path}: ${lines} lines`);
