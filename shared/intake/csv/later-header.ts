import { isRefused, type Refusal } from '../refusal.ts';
import type { Checkpoint } from './checkpoint.ts';
import { type ColumnTable, columnFinder, type HeaderChoices, readHeader } from './columns.ts';
import type { CsvItem } from './reader.ts';
import { recordOf } from './record.ts';

type Columns<C extends string> = readonly (C | null)[];

/** Reads the rows below a second header, which names the same columns in another order. */
export function afterLaterHeaders<C extends string>(
  table: ColumnTable<C>,
  choices: HeaderChoices = {},
): (item: CsvItem<C>) => CsvItem<C> {
  const find = columnFinder(table);
  const needed: ReadonlySet<string | null> = new Set(table.needed);
  let current: Columns<C> | undefined;
  return (item) => {
    const known = current ?? item.checkpoint.dialect.columns;
    const later =
      item.kind === 'record' && isLikeHeader(item.values, known) ? orderIn(item, known) : undefined;
    current = later ?? current;
    if (current === undefined) return item;
    const checkpoint = withColumns(item.checkpoint, current);
    if (later !== undefined)
      return { kind: 'warning', line: item.line, checkpoint, warning: otherOrder(item.line) };
    return item.kind === 'record'
      ? { ...item, checkpoint, record: recordOf(current, item.values) }
      : { ...item, checkpoint };
  };

  function isLikeHeader(values: readonly string[], known: Columns<string>): boolean {
    if (values.some((value, at) => needed.has(known[at] ?? null) && /\p{N}/u.test(value))) return false;
    const names = values.filter((value) => value !== '').slice(0, 2);
    return names.length === 2 && names.every((name) => find(name) !== undefined);
  }

  function orderIn({ values, line }: { values: readonly string[]; line: number }, known: readonly unknown[]) {
    const header = readHeader(values, line, table, choices);
    if (isRefused(header)) return undefined;
    const { columns } = header;
    const isSameOrder = known.every((column, at) => column === (columns[at] ?? null));
    return isSameOrder || sorted(columns) !== sorted(known) ? undefined : columns;
  }
}

const sorted = (columns: readonly unknown[]): string =>
  columns
    .filter((column) => column !== null)
    .map(String)
    .sort()
    .join(' ');

const withColumns = <C>(checkpoint: Checkpoint, columns: readonly (C | null)[]): Checkpoint => ({
  ...checkpoint,
  dialect: {
    ...checkpoint.dialect,
    columns: columns.map((column) => (column === null ? null : String(column))),
  },
});

const otherOrder = (line: number): Refusal => ({
  code: 'nothing-to-ask',
  reason: { code: 'line-beside-rows', is: 'other order', line },
  line,
});
