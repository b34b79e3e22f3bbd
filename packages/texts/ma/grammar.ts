import { listWith } from '../languages/list-with.ts';

/** "क", "क आणि ख", "क, ख आणि ग"; व within a member of a longer list. */
export const list = (items: readonly string[], and: 'आणि' | 'व' = 'आणि'): string => listWith(items, and);
