import { listWith } from '../languages/list-with.ts';

/** "क", "क और ख", "क, ख और ग". */
export const list = (items: readonly string[]): string => listWith(items, 'और');
