import { listWith } from '../languages/list-with.ts';

/** "a", "a und b", "a, b und c". */
export const list = (items: readonly string[]): string => listWith(items, 'und');
