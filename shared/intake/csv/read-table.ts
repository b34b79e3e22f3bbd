import { IntakeError, type Refusal } from '../refusal.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { ColumnTable, HeaderChoices } from './columns.ts';
import { afterLaterHeaders, nonRowFinder } from './non-rows.ts';
import { CsvReader } from './reader.ts';
import type { CsvItem, CsvRecord } from './record.ts';

interface ReadOptions {
  readonly startAt?: Checkpoint | undefined;
  readonly onHeader?: ((cells: readonly string[], at: Checkpoint) => void) | undefined;
  readonly choices?: HeaderChoices | undefined;
}

export type ParsedRow<T> =
  | { readonly row: T }
  | { readonly id?: string; readonly refusals: readonly Refusal[] };

export function refusedRow(
  id: string | undefined,
  refusals: readonly Refusal[],
  line: number,
): { readonly id?: string; readonly refusals: readonly Refusal[] } {
  const located = refusals.map((refusal) => ({ ...refusal, line }));
  return { ...(id === undefined ? {} : { id }), refusals: located };
}

export type TableItem<T> = { readonly line: number; readonly checkpoint: Checkpoint } & (
  | { readonly kind: 'row'; readonly row: T }
  | { readonly kind: 'refused'; readonly id?: string; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'warning'; readonly warning: Refusal }
);

export interface FileHabits<C extends string> {
  readonly has: (column: C) => boolean;
}

export class UnreadableTableError extends IntakeError {
  override readonly name = 'UnreadableTableError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal.reason.code, options);
    this.refusal = refusal;
  }
}

const nothing = new Uint8Array(0);

/**
 * With `startAt`, `source` must start at `startAt.byte`. Closes the source at its end.
 * @throws {CheckpointError} if the checkpoint belongs to another kind of table; and errors of the source
 */
export async function* readRecords<C extends string>(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  columns: ColumnTable<C>,
  options: ReadOptions = {},
): AsyncGenerator<CsvItem<C>, void, undefined> {
  for await (const items of readInChunks(source, columns, options)) yield* items;
}

/** One promise per chunk, because a promise for each of a million rows is slow. */
async function* readInChunks<C extends string>(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  columns: ColumnTable<C>,
  options: ReadOptions,
): AsyncGenerator<Iterable<CsvItem<C>>, void, undefined> {
  const reader = new CsvReader(columns, options.startAt, options.choices);
  let isHeaderReported = options.onHeader === undefined;
  const afterHeaders = afterLaterHeaders(columns, options.choices);
  function* reportingHeader(items: Iterable<CsvItem<C>>) {
    for (const read of items) {
      const item = afterHeaders(read);
      if (!isHeaderReported && reader.header.length > 0) {
        options.onHeader?.(reader.header, item.checkpoint);
        isHeaderReported = true;
      }
      yield item;
    }
  }
  try {
    for await (const chunk of source) {
      yield reportingHeader(reader.read(chunk, false));
      if (reader.done) return;
    }
  } catch (error) {
    if (!(error instanceof UnreadableTableError)) throw error;
    yield [reader.endWith(error.refusal)];
    return;
  }
  yield reportingHeader(reader.read(nothing, true));
}

/** Does not detect duplicate ids, because that needs memory proportional to the file. */
export async function* readTable<C extends string, T>(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  columns: ColumnTable<C>,
  parse: (record: CsvRecord<C>, line: number, habits: FileHabits<C>) => ParsedRow<T> | Promise<ParsedRow<T>>,
  options: ReadOptions = {},
): AsyncGenerator<TableItem<T>, void, undefined> {
  const findNonRow = nonRowFinder(columns);
  let habits: FileHabits<C> | undefined;
  let isFirstRow = options.startAt === undefined;
  for await (const items of readInChunks(source, columns, options))
    for (const item of items) {
      const { line, checkpoint } = item;
      if (item.kind === 'warning') yield item;
      else if (item.kind === 'refused') yield { kind: 'refused', line, checkpoint, refusals: [item.refusal] };
      else {
        const warning = findNonRow(checkpoint.dialect.columns, item.values, line, isFirstRow);
        isFirstRow = false;
        if (warning !== undefined) {
          yield { kind: 'warning', line, checkpoint, warning };
          continue;
        }
        habits ??= habitsOf(checkpoint);
        const answer = parse(item.record, line, habits);
        const parsed = answer instanceof Promise ? await answer : answer;
        if ('row' in parsed) yield { kind: 'row', line, checkpoint, row: parsed.row };
        else yield { kind: 'refused', line, checkpoint, ...parsed };
      }
    }
}

function habitsOf<C extends string>({ dialect }: Checkpoint): FileHabits<C> {
  const present: ReadonlySet<string | null> = new Set(dialect.columns);
  return { has: (column) => present.has(column) };
}
