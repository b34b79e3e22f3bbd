import { listWith } from '../languages/list-with.ts';

/** "a", "a and b", "a, b and c". */
export const list = (items: readonly string[]): string => listWith(items, 'and');
