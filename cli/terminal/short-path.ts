import { relative } from 'node:path';

/** A path as a person here would write it: from this folder where the file lies below it, else whole. */
export function shortPath(path: string): string {
  const below = relative('', path);
  return below.startsWith('..') ? path : below;
}
