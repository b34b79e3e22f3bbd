import type { Header } from '../../../../shared/ledger/items/header.ts';
import type { IndexEntry } from '../../../../shared/table/table.ts';

/** Returns the name in an index key: before the tab, which precedes the owner. */
const nameIn = (key: string): string => key.split('\t')[0] ?? '';

/**
 * Returns whether a later word of a name has this beginning, but not the name itself, which is listed earlier.
 *
 * @param folded the search text, folded like names in the index
 */
export const hasLaterWord = ({ sort }: Pick<IndexEntry, 'sort'>, folded: string): boolean => {
  const name = nameIn(String(sort));
  return !name.startsWith(folded) && name.includes(` ${folded}`);
};

/** Returns whether a name, or a word of it, has this beginning. */
export const isNamed = ({ nameKey }: Pick<Header, 'nameKey'>, folded: string): boolean =>
  nameKey !== undefined && ` ${nameIn(nameKey)}`.includes(` ${folded}`);
