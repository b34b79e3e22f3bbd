import { listWith } from '../languages/list-with.ts';

export const list = (items: readonly string[]): string => listWith(items, 'и');

/** Main clauses: "a, и b", "a, b, и c". */
export function inTurn(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')}, и ${items.at(-1)}`;
}
