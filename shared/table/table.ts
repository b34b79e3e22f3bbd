/**
 * The one table of the domain: single items, one partition, three sparse indexes, conditional updates and small
 * transactions. Conditions are data, so that the same domain code runs on DynamoDB and on the in-memory table of the
 * fault tests.
 */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

export type Item = Key & { readonly [attribute: string]: unknown };

/** An attribute path from the top of the item; each step is one literal map key. */
export type Path = readonly [string, ...string[]];

/** A member of a map, and its new value. */
export type Assignment = readonly [Path, unknown];

export type Condition =
  | { readonly test: 'exists' | 'missing'; readonly path: Path }
  | {
      readonly test: 'equals' | 'below' | 'at most' | 'at least';
      readonly path: Path;
      readonly value: unknown;
    }
  | { readonly test: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly test: 'not'; readonly of: Condition };

export const exists = (...path: Path): Condition => ({ test: 'exists', path });
export const missing = (...path: Path): Condition => ({ test: 'missing', path });
export const equals = (path: Path, value: unknown): Condition => ({ test: 'equals', path, value });
export const below = (path: Path, value: number): Condition => ({ test: 'below', path, value });
export const atMost = (path: Path, value: number): Condition => ({ test: 'at most', path, value });
export const atLeast = (path: Path, value: number): Condition => ({ test: 'at least', path, value });
export const all = (...of: Condition[]): Condition => ({ test: 'all', of });
export const any = (...of: Condition[]): Condition => ({ test: 'any', of });
export const not = (of: Condition): Condition => ({ test: 'not', of });

/** One conditional write. It creates a missing item, unless the condition forbids that. */
export interface Update {
  readonly key: Key;
  /** Sets top-level attributes. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** Sets members of maps; the map of a member must exist. */
  readonly setPaths?: readonly Assignment[];
  /** Sets top-level attributes only if they are missing. */
  readonly setIfMissing?: Readonly<Record<string, unknown>>;
  /** Adds to top-level numbers (missing counts as 0) or to top-level string sets. */
  readonly add?: Readonly<Record<string, number | ReadonlySet<string>>>;
  readonly remove?: readonly (string | Path)[];
  readonly condition?: Condition;
}

export interface Removal {
  readonly key: Key;
  readonly delete: true;
  readonly condition?: Condition;
}

export type Write = Update | Removal;

/** `item` is the new item after a successful write, the stored item after a failed condition. */
export type UpdateResult =
  | { readonly ok: true; readonly item: Item }
  | { readonly ok: false; readonly item?: Item };

/** `failed` lists the positions of the writes with a failed condition; nothing was written. */
export type TransactResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly failed: readonly number[] };

export interface Page<T> {
  readonly items: readonly T[];
  /** Pass it to the next query to continue; absent at the end. */
  readonly cursor?: string;
}

export const indexes = {
  due: ['due', 'dueAt'],
  batch: ['batchShard', 'stateId'],
  name: ['nameShard', 'nameKey'],
} as const;
export type IndexName = keyof typeof indexes;

export interface PartitionQuery {
  readonly pk: string;
  readonly prefix?: string;
  readonly limit?: number;
  readonly cursor?: string;
}

export interface IndexQuery {
  readonly index: IndexName;
  readonly partition: string;
  /** Only entries with a sort key of at most this number, or with this prefix. */
  readonly upTo?: number;
  readonly prefix?: string;
  readonly limit?: number;
  readonly cursor?: string;
  /** Reads from the last entry to the first; a cursor then leads to earlier entries. */
  readonly backwards?: true;
}

/** An item's key in an index, and its sort key there. */
export interface IndexEntry extends Key {
  readonly sort: string | number;
}

export interface Table {
  /** Strongly consistent. */
  get(key: Key): Promise<Item | undefined>;
  /** Strongly consistent, in order of sort key. */
  query(query: PartitionQuery): Promise<Page<Item>>;
  /** Eventually consistent, keys only, in order of the index's sort key. */
  queryIndex(query: IndexQuery): Promise<Page<IndexEntry>>;
  update(update: Update): Promise<UpdateResult>;
  /** Deletes an item. Returns false when the condition failed. */
  delete(removal: Removal): Promise<boolean>;
  /** All or nothing. */
  transact(writes: readonly Write[]): Promise<TransactResult>;
}

/** Yields every entry of an index's partition, page by page. */
export async function* wholeIndex(
  table: Pick<Table, 'queryIndex'>,
  query: Omit<IndexQuery, 'cursor'>,
): AsyncGenerator<IndexEntry> {
  let cursor: string | undefined;
  do {
    const page = await table.queryIndex({ ...query, ...(cursor === undefined ? {} : { cursor }) });
    yield* page.items;
    cursor = page.cursor;
  } while (cursor !== undefined);
}

/** Yields every item of a partition, page by page. */
export async function* wholePartition(table: Table, pk: string, prefix?: string): AsyncGenerator<Item> {
  let cursor: string | undefined;
  do {
    const page = await table.query({
      pk,
      ...(prefix === undefined ? {} : { prefix }),
      ...(cursor === undefined ? {} : { cursor }),
    });
    yield* page.items;
    cursor = page.cursor;
  } while (cursor !== undefined);
}
