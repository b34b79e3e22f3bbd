import { birthColumns } from './births/birth-columns.ts';
import type { TableChoices } from './choices.ts';
import { type ColumnTable, plainHeader, reasonHeader } from './csv/columns.ts';
import { CsvReader } from './csv/reader.ts';
import type { TableUploadKind } from './object-key.ts';
import { placeColumns } from './places/place-row.ts';

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export async function unknownHeaders(
  open: () => Bytes,
  kind: TableUploadKind,
  choices: TableChoices = {},
): Promise<string[]> {
  return kind === 'rows'
    ? headersWithout(open, birthColumns, choices)
    : headersWithout(open, placeColumns, choices);
}

/** How many known columns a header must have: 0 only if none has two. */
const minKnown = [2, 0];

async function headersWithout<C extends string>(
  open: () => Bytes,
  {
    columns,
    needed: _rows,
    remark: _remark,
    saysOtherwise: _says,
    changedBy: _changed,
    ...more
  }: ColumnTable<C>,
  choices: TableChoices,
): Promise<string[]> {
  for (const least of minKnown) {
    const table: ColumnTable<C> = {
      columns,
      ...more,
      missing: (has) =>
        has.size >= least ? [] : columns.slice(0, 1).map(([field]) => ({ field, is: 'person' })),
    };
    const found = await headerOf(open(), new CsvReader(table, undefined, choices));
    if (found !== undefined) return found;
  }
  return [];
}

async function headerOf<C extends string>(bytes: Bytes, reader: CsvReader<C>): Promise<string[] | undefined> {
  for await (const chunk of withEnd(bytes)) {
    for (const { checkpoint } of reader.read(chunk ?? new Uint8Array(0), chunk === undefined)) {
      const known = checkpoint.dialect.columns;
      if (known.length === 0) return undefined;
      return reader.header.filter(
        (header, at) =>
          (known[at] ?? null) === null &&
          header.trim() !== '' &&
          plainHeader(header) !== plainHeader(reasonHeader),
      );
    }
  }
  return undefined;
}

async function* withEnd(bytes: Bytes) {
  yield* bytes;
  yield undefined;
}
