import { listWith } from './list-with.ts';

/** "a", "a and b", "a, b and c". */
export const list = (items: readonly string[]): string => listWith(items, 'and');
