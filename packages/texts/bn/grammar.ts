import { listWith } from '../languages/list-with.ts';

/** "ক", "ক ও খ", "ক, খ ও গ"; এবং between members that have their own ও. */
export const list = (items: readonly string[], and: 'ও' | 'এবং' = 'ও'): string => listWith(items, and);
