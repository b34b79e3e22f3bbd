import { listWith } from '../languages/list-with.ts';

/** "a", "a и b", "a, b и c". */
export const list = (items: readonly string[]): string => listWith(items, 'и');
