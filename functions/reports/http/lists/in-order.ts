import * as z from 'zod';
import { headerSortKey } from '../../../../shared/ledger/items/keys.ts';
import { encodeCursor } from '../../../../shared/table/cursor.ts';
import { type IndexEntry, type IndexName, indexes, type Table } from '../../../../shared/table/table.ts';
import { decodePosition, encodePosition, foreignCursor, withCursor } from './cursor.ts';

export interface Section {
  readonly index: Exclude<IndexName, 'due'>;
  readonly partitions: readonly string[];
  readonly prefix: string;
  readonly maxEntries?: number;
  readonly only?: { readonly isWanted: (entry: IndexEntry) => boolean; readonly atOnce: number };
}

interface PageRequest {
  readonly list: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface OrderedPage<T> {
  readonly items: readonly T[];
  readonly scanned: number;
  readonly previous?: string;
  readonly next?: string;
}

/** `of`: the list. `at`: the index of the section. */
const place = z.strictObject({
  of: z.string(),
  at: z.int().min(0),
  sort: z.string(),
  pk: z.string(),
  back: z.literal(true).optional(),
});

interface Found<T> {
  readonly item: T;
  readonly entry: Placed;
}

interface Placed extends IndexEntry {
  readonly at: number;
}

/**
 * Reads few entries beyond the page.
 * @param judge returns undefined to leave an entry out
 * @throws ProblemError for a cursor of another list
 */
export async function pageInOrder<T>(
  table: Pick<Table, 'queryIndex'>,
  sections: readonly Section[],
  { list, limit, cursor }: PageRequest,
  judge: (entries: readonly IndexEntry[]) => Promise<readonly (T | undefined)[]>,
): Promise<OrderedPage<T>> {
  const from = decodePosition(place, cursor);
  if (from !== undefined && (from.of !== list || from.at >= sections.length)) throw foreignCursor();
  const back = from?.back === true;
  const found: Found<T>[] = [];
  let scanned = 0;
  let last: Placed | undefined;
  let isComplete = true;
  const inSection = new Map<number, number>();
  const chunks = entriesInOrder(table, sections, from, back, limit + 1)[Symbol.asyncIterator]();
  for (;;) {
    const chunk = await withCursor(cursor, () => chunks.next());
    if (chunk.done) break;
    const { at, entries, end, scanned: scannedHere } = chunk.value;
    const judged = await judge(entries);
    found.push(
      ...entries.flatMap((entry, index) => {
        const item = judged[index];
        return item === undefined ? [] : [{ item, entry: { ...entry, at } }];
      }),
    );
    scanned += scannedHere;
    inSection.set(at, (inSection.get(at) ?? 0) + scannedHere);
    const { maxEntries = Number.POSITIVE_INFINITY } = sections[at] ?? {};
    last = end && { ...end, at };
    isComplete = found.length <= limit && (last === undefined || (inSection.get(at) ?? 0) < maxEntries);
    if (!isComplete) break;
  }
  const shown = found.slice(0, limit);
  const end = found.length > limit ? shown.at(-1)?.entry : isComplete ? undefined : last;
  const cursorFrom = (entry: Placed | undefined, direction: 'back' | 'on') =>
    entry && placeOf(list, entry, direction);
  const firstShown = from === undefined ? undefined : (shown[0]?.entry ?? { ...from, sk: headerSortKey });
  const [previous, next] = back
    ? [cursorFrom(end, 'back'), cursorFrom(firstShown, 'on')]
    : [cursorFrom(firstShown, 'back'), cursorFrom(end, 'on')];
  const items = shown.map(({ item }) => item);
  return {
    items: back ? items.reverse() : items,
    scanned,
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
  };
}

const placeOf = (of: string, { at, sort, pk }: Placed, direction: 'back' | 'on'): string =>
  encodePosition({ of, at, sort: String(sort), pk, ...(direction === 'back' ? { back: true } : {}) });

interface Chunk extends Merged {
  readonly at: number;
}

async function* entriesInOrder(
  table: Pick<Table, 'queryIndex'>,
  sections: readonly Section[],
  from: z.output<typeof place> | undefined,
  back: boolean,
  wanted: number,
): AsyncGenerator<Chunk> {
  const step = back ? -1 : 1;
  let start: Pick<Placed, 'sort' | 'pk'> | undefined = from;
  for (let at = from?.at ?? 0; ; at += step) {
    const section = sections[at];
    if (section === undefined) return;
    for (;;) {
      const chunk: Merged = await merged(table, section, { start, back, wanted });
      yield { ...chunk, at };
      start = chunk.end;
      if (start === undefined) break;
    }
    start = undefined;
  }
}

interface Merged {
  readonly entries: readonly IndexEntry[];
  readonly scanned: number;
  readonly end: IndexEntry | undefined;
}

/** Entries read beyond an even share of the page, because partitions differ in size. */
const spare = 4;

/** Every entry is a header: they share one sort key, so positions omit it. */
async function merged(
  table: Pick<Table, 'queryIndex'>,
  { index, partitions, prefix, only }: Section,
  {
    start,
    back,
    wanted,
  }: {
    readonly start: Pick<Placed, 'sort' | 'pk'> | undefined;
    readonly back: boolean;
    readonly wanted: number;
  },
): Promise<Merged> {
  const [partitionName, sortName] = indexes[index];
  const limit = only?.atOnce ?? Math.ceil(wanted / partitions.length) + spare;
  const pages = await Promise.all(
    partitions.map((partition) =>
      table.queryIndex({
        index,
        partition,
        ...(prefix === '' ? {} : { prefix }),
        limit,
        ...(back ? { backwards: true } : {}),
        // An entry of another partition is a valid start here.
        ...(start === undefined
          ? {}
          : {
              cursor: encodeCursor({
                pk: start.pk,
                sk: headerSortKey,
                [partitionName]: partition,
                [sortName]: start.sort,
              }),
            }),
      }),
    ),
  );
  const inOrder = (one: IndexEntry, other: IndexEntry) => (back ? byBytes(other, one) : byBytes(one, other));
  // Entries after the last one of an unfinished partition are unknown.
  const ends = pages.flatMap(({ items, cursor }) => (cursor === undefined ? [] : (items.at(-1) ?? [])));
  const [end] = ends.toSorted(inOrder);
  const passed = pages
    .flatMap(({ items }) => items)
    .filter((entry) => end === undefined || inOrder(entry, end) <= 0);
  const entries = passed.filter((entry) => only?.isWanted(entry) !== false).toSorted(inOrder);
  return { entries, scanned: passed.length, end };
}

/** The table sorts text by UTF-8 bytes, JavaScript by UTF-16 units. */
const byBytes = ({ sort: one }: IndexEntry, { sort: other }: IndexEntry): number =>
  Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));
