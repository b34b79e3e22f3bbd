import { birthColumns } from './births/birth-columns.ts';
import type { TableChoices } from './choices.ts';
import { type ColumnTable, plainHeader, reasonHeader } from './csv/columns.ts';
import { CsvReader } from './csv/reader.ts';
import type { TableUploadKind } from './object-key.ts';
import { placeColumns } from './places/place-row.ts';

/** The headers of a table that are none of our columns, as they are written; also of one that would be refused for what it lacks. */
export async function unknownHeaders(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  kind: TableUploadKind,
  choices: TableChoices = {},
): Promise<string[]> {
  return kind === 'rows'
    ? headersWithout(bytes, birthColumns, choices)
    : headersWithout(bytes, placeColumns, choices);
}

async function headersWithout<C extends string>(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { columns, foreign }: ColumnTable<C>,
  choices: TableChoices,
): Promise<string[]> {
  const anyTwo: ColumnTable<C> = {
    columns,
    ...(foreign === undefined ? {} : { foreign }),
    missing: (has) => (has.size > 1 ? [] : columns.slice(0, 1).map(([field]) => ({ field, is: 'person' }))),
  };
  const reader = new CsvReader(anyTwo, undefined, choices);
  for await (const chunk of bytes) {
    for (const { checkpoint } of reader.read(chunk, false)) {
      const known = checkpoint.dialect.columns;
      return reader.header.filter(
        (header, at) =>
          known[at] === null && header.trim() !== '' && plainHeader(header) !== plainHeader(reasonHeader),
      );
    }
  }
  return [];
}
