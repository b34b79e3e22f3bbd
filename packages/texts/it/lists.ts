import { listWith } from '../languages/list-with.ts';

/** "e" before another e is "ed". */
const and = (next: string): string => (/^[eè]/i.test(next) ? 'ed' : 'e');

/** "a", "a e b", "a, b ed e". */
export const list = (items: readonly string[]): string => listWith(items, and(items.at(-1) ?? ''));
