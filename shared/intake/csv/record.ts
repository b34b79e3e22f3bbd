import { isFormula } from '../../formula.ts';
import type { Refusal } from '../refusal.ts';
import type { Checkpoint } from './checkpoint.ts';

export type CsvRecord<C extends string> = Readonly<Partial<Record<C, string>>>;

export type CsvItem<C extends string> = { readonly line: number; readonly checkpoint: Checkpoint } & (
  | { readonly kind: 'record'; readonly record: CsvRecord<C>; readonly values: readonly string[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'warning'; readonly warning: Refusal }
);

export function recordOf<C extends string>(
  columns: readonly (C | null)[],
  values: readonly string[],
): CsvRecord<C> {
  const record: Partial<Record<C, string>> = {};
  for (let position = 0; position < values.length; position += 1) {
    const column = columns[position];
    const value = values[position];
    if (column && value && !isNull(value, column))
      record[column] = value.startsWith("'") ? withoutTextMark(value) : value;
  }
  return record;
}

/** How databases export missing values. Null is also a family name. */
const isNull = (value: string, column: string): boolean =>
  value === '\\N' || (value === 'NULL' && !column.endsWith('name') && column !== 'id');

/** An apostrophe marks a number or a formula as text in spreadsheets, and in the tables that we return. */
const withoutTextMark = (value: string): string => {
  const text = value.slice(1);
  return isFormula(text) || /^\d/.test(text) ? text : value;
};
