import { listWith } from '../languages/list-with.ts';

/** "a", "a et b", "a, b et c". */
export const list = (items: readonly string[]): string => listWith(items, 'et');
