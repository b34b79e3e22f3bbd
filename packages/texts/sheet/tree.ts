import * as z from 'zod';

export type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };

export const tree: z.ZodType<Tree> = z.lazy(() =>
  z.union([z.string(), z.array(tree), z.record(z.string(), tree)]),
);

const step = (key: string): string => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

const isList = (value: Tree): value is readonly Tree[] => Array.isArray(value);

/** Keys are JSON Pointers (RFC 6901), in the order of the file. */
export function sentencesIn(value: Tree, at = ''): [key: string, sentence: string][] {
  if (typeof value === 'string') return [[at, value]];
  const entries = isList(value)
    ? value.map((one, i): [string, Tree] => [`${i}`, one])
    : Object.entries(value);
  return entries.flatMap(([key, one]) => sentencesIn(one, at + step(key)));
}

export function withSentences(value: Tree, changed: ReadonlyMap<string, string>, at = ''): Tree {
  if (typeof value === 'string') return changed.get(at) ?? value;
  if (isList(value)) return value.map((one, i) => withSentences(one, changed, `${at}/${i}`));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withSentences(one, changed, at + step(key))]),
  );
}

export const slotsOf = (sentence: string): string =>
  [...new Set(sentence.match(/\{\w+\}/g))].sort().join(' ');
