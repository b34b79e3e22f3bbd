import { listWith } from '../languages/list-with.ts';

/** "क", "क और ख", "क, ख और ग". */
export const list = (items: readonly string[]): string => listWith(items, 'और');

/** The verb "to be" for one thing or for several. */
export function are(count: number): 'है' | 'हैं' {
  return count === 1 ? 'है' : 'हैं';
}
