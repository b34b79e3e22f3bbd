import type { Checkpoint } from './checkpoint.ts';
import type { ColumnTable } from './columns.ts';
import { type CsvItem, CsvReader } from './reader.ts';

const nothing = new Uint8Array(0);

/**
 * Reads the rows of a CSV as they arrive: records, refusals and warnings in the order of the file, each with the
 * checkpoint that follows it. With `startAt`, `source` holds the bytes of the file from `startAt.byte` on (a ranged
 * read), and exactly the rest is said; line numbers go on. The source is closed when the reader is.
 *
 * @throws {CheckpointError} if the checkpoint belongs to another kind of table; and whatever the source throws
 */
export async function* readRows<C extends string>(
  source: AsyncIterable<Uint8Array>,
  table: ColumnTable<C>,
  options: { readonly startAt?: Checkpoint | undefined } = {},
): AsyncGenerator<CsvItem<C>, void, undefined> {
  const reader = new CsvReader(table, options.startAt);
  for await (const chunk of source) {
    yield* reader.read(chunk, false);
    if (reader.done) return;
  }
  yield* reader.read(nothing, true);
}
