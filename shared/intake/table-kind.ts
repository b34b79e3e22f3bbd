import { type BirthColumn, birthColumns } from './births/birth-columns.ts';
import type { TableChoices } from './choices.ts';
import { type ColumnTable, columnNames } from './csv/columns.ts';
import { readRecords } from './csv/read-table.ts';
import type { TableUploadKind } from './object-key.ts';
import { placeColumns } from './places/place-row.ts';

type TableKind = TableUploadKind | 'either' | 'neither';

const ofPeople: readonly BirthColumn[] = [
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

export async function tableKind(
  open: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  choices: TableChoices = {},
): Promise<TableKind> {
  const known = new Set(await headerOf(open(), anyOfPeople, choices));
  const present = new Set(columnNames(birthColumns).filter((column) => known.has(column)));
  const isPeople =
    present.size > 0 && birthColumns.missing(present, { unknownTime: 'left out' }).length === 0;
  const columns = await headerOf(open(), placeColumns, choices);
  const isAboutPeople = isPeople || ofPeople.some((column) => present.has(column));
  const isTimed = present.has('time') || present.has('date_time') || present.has('hour');
  const isNamed = (['id', 'name', 'given_name', 'family_name'] as const).some((column) =>
    present.has(column),
  );
  if (isPeople && isTimed) return 'rows';
  if (columns === undefined) return isPeople ? 'rows' : 'neither';
  // Address books have names and towns as well, and contacts must not become places by accident.
  if (!columns.includes('lat') && isNamed) return isPeople ? 'rows' : isAboutPeople ? 'neither' : 'either';
  if (isPeople && !present.has('id')) return 'rows';
  return isAboutPeople ? 'either' : 'places';
}

const anyOfPeople: ColumnTable<BirthColumn> = {
  columns: birthColumns.columns,
  missing: (has) => (has.size > 1 ? [] : [{ field: 'id', is: 'person' }]),
};

async function headerOf<C extends string>(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  columns: ColumnTable<C>,
  choices: TableChoices,
): Promise<readonly (string | null)[] | undefined> {
  for await (const item of readRecords(source, columns, { choices })) {
    const wrong = item.kind === 'refused' && item.checkpoint.dialect.columns.length === 0;
    return wrong ? undefined : item.checkpoint.dialect.columns;
  }
  return undefined;
}
