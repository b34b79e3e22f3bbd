import { listWith } from '../languages/list-with.ts';

/** "y" becomes "e" before the sound of an i, except in a diphthong: "agua y hielo". */
const and = (next: string): string => (/^h?[ií](?![aeo])/i.test(next) ? 'e' : 'y');

export const list = (items: readonly string[]): string => listWith(items, and(items.at(-1) ?? ''));
