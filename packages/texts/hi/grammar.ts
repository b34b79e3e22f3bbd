import { listWith } from '../languages/list-with.ts';

export const list = (items: readonly string[]): string => listWith(items, 'और');

export function are(count: number): 'है' | 'हैं' {
  return count === 1 ? 'है' : 'हैं';
}
