import type { Header } from '../../../../shared/ledger/items/header.ts';
import type { IndexEntry } from '../../../../shared/table/table.ts';

const nameIn = (key: string): string => key.split('\t')[0] ?? '';

/** False if the first word begins with the text: such names are listed earlier. */
export const hasLaterWord = ({ sort }: Pick<IndexEntry, 'sort'>, folded: string): boolean => {
  const name = nameIn(String(sort));
  return !name.startsWith(folded) && name.includes(` ${folded}`);
};

export const isNamed = ({ nameKey }: Pick<Header, 'nameKey'>, folded: string): boolean =>
  nameKey !== undefined && ` ${nameIn(nameKey)}`.includes(` ${folded}`);
