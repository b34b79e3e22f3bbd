import type { Header } from '../../../../shared/ledger/items/header.ts';
import type { IndexEntry } from '../../../../shared/table/table.ts';

/** The name ends at the tab that precedes the owner. */
const nameIn = (key: string): string => key.split('\t')[0] ?? '';

/**
 * Excludes a match of the whole name, which is listed earlier.
 * @param folded the search text, folded like names in the index
 */
export const hasLaterWord = ({ sort }: Pick<IndexEntry, 'sort'>, folded: string): boolean => {
  const name = nameIn(String(sort));
  return !name.startsWith(folded) && name.includes(` ${folded}`);
};

export const isNamed = ({ nameKey }: Pick<Header, 'nameKey'>, folded: string): boolean =>
  nameKey !== undefined && ` ${nameIn(nameKey)}`.includes(` ${folded}`);
