import type { Header } from '../../../../shared/ledger/items/header.ts';
import type { IndexEntry } from '../../../../shared/table/table.ts';

/** A name as the index has it: before the tab, after which stands whose it is. */
const nameIn = (key: string): string => key.split('\t')[0] ?? '';

/**
 * Whether a name has words that begin so, though it does not begin so itself: those are listed before.
 *
 * @param folded what is looked for, folded as names in the index are
 */
export const hasLaterWord = ({ sort }: Pick<IndexEntry, 'sort'>, folded: string): boolean => {
  const name = nameIn(String(sort));
  return !name.startsWith(folded) && name.includes(` ${folded}`);
};

/** Whether a name begins so, or has words that do. */
export const isNamed = ({ nameKey }: Pick<Header, 'nameKey'>, folded: string): boolean =>
  nameKey !== undefined && ` ${nameIn(nameKey)}`.includes(` ${folded}`);
