import { listWith } from '../languages/list-with.ts';

/** "a", "a e b", "a, b e c". */
export const list = (items: readonly string[]): string => listWith(items, 'e');
