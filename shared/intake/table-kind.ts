import { type BirthColumn, birthColumns, joining } from './births/birth-columns.ts';
import type { TableChoices } from './choices.ts';
import { type ColumnTable, columnNames } from './csv/columns.ts';
import { readRecords } from './csv/read-table.ts';
import type { TableUploadKind } from './object-key.ts';
import { placeColumns } from './places/place-row.ts';

type TableKind = TableUploadKind | 'either' | 'neither';

interface TableNature {
  readonly kind: TableKind;
  readonly isAboutPeople: boolean;
}

const peopleColumns: readonly BirthColumn[] = [
  'date',
  'day',
  'month',
  'year',
  'time',
  'date_time',
  'hour',
  'gender',
  'question',
  'vastu_id',
  'photo',
];

type Open = () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export const tableKind = async (open: Open, choices?: TableChoices): Promise<TableKind> =>
  (await tableNature(open, choices)).kind;

export async function tableNature(open: Open, choices: TableChoices = {}): Promise<TableNature> {
  const known = new Set(await headerOf(open(), anyOfPeople, choices));
  const present = new Set(columnNames(birthColumns).filter((column) => known.has(column)));
  const isPeople =
    present.size > 0 && birthColumns.missing(present, { unknownTime: 'left out' }).length === 0;
  const columns = await headerOf(open(), placeColumns, choices);
  const isAboutPeople = isPeople || peopleColumns.some((column) => present.has(column));
  const isTimed = present.has('time') || present.has('date_time') || present.has('hour');
  const isNamed = (['id', 'name', 'given_name', 'family_name'] as const).some((column) =>
    present.has(column),
  );
  const is = (kind: TableKind) => ({ kind, isAboutPeople });
  if (isPeople && isTimed) return is('rows');
  if (columns === undefined) return is(isPeople ? 'rows' : 'neither');
  // Address books have names and towns too; contacts must not become places.
  if (!columns.includes('lat') && isNamed)
    return is(isPeople ? 'rows' : isAboutPeople ? 'neither' : 'either');
  if (isPeople && !present.has('id')) return is('rows');
  return is(isAboutPeople ? 'either' : 'places');
}

const anyOfPeople: ColumnTable<BirthColumn> = {
  columns: birthColumns.columns,
  ...joining,
  missing: (has) => (has.size > 1 ? [] : [{ field: 'id', is: 'person' }]),
};

async function headerOf<C extends string>(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  columns: ColumnTable<C>,
  choices: TableChoices,
): Promise<readonly (string | null)[] | undefined> {
  for await (const item of readRecords(source, columns, { choices })) {
    const isRefusedHeader = item.kind === 'refused' && item.checkpoint.dialect.columns.length === 0;
    return isRefusedHeader ? undefined : item.checkpoint.dialect.columns;
  }
  return undefined;
}
