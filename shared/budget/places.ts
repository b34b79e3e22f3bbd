import { budgetKey } from '../ledger/items/keys.ts';
import type { Key } from '../table/table.ts';

const prefix = 'places-';

/** The account from which the months of all places are bought in a year (`2026`), beside that of the month. */
export const placesAccount = (year: string): Key => budgetKey(`${prefix}${year}`);

/** The year that an account of places is for, as `monthOfAccount` names its period; undefined for a month. */
export const yearOfPlaces = (period: string): string | undefined =>
  period.startsWith(prefix) ? period.slice(prefix.length) : undefined;
