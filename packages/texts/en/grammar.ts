import { listWith } from '../languages/list-with.ts';

export const list = (items: readonly string[]): string => listWith(items, 'and');
