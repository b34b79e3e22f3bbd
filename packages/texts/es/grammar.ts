import { listWith } from '../languages/list-with.ts';

/** "y" becomes "e" before the sound of an i: "agua y hielo" has a diphthong. */
const and = (next: string): string => (/^h?[ií](?![aeo])/i.test(next) ? 'e' : 'y');

export const list = (items: readonly string[]): string => listWith(items, and(items.at(-1) ?? ''));
