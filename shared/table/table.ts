export interface Key {
  readonly pk: string;
  readonly sk: string;
}

export type Item = Key & { readonly [attribute: string]: unknown };

export type Path = readonly [string, ...string[]];

export type Assignment = readonly [Path, unknown];

/** Data, so that domain code runs on DynamoDB and on the in-memory table of the fault tests. */
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

/** Creates the item if it is missing, unless the condition forbids that. */
export interface Update {
  readonly key: Key;
  readonly set?: Readonly<Record<string, unknown>>;
  /** The parent map of each path must exist. */
  readonly setPaths?: readonly Assignment[];
  readonly setIfMissing?: Readonly<Record<string, unknown>>;
  /** Missing numbers count as 0. */
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

/** The new item after success, the stored item after a failed condition. */
export type UpdateResult =
  | { readonly ok: true; readonly item: Item }
  | { readonly ok: false; readonly item?: Item };

/** `failed` lists the indexes of writes with a failed condition; nothing was written. */
export type TransactResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly failed: readonly number[] };

export interface Page<T> {
  readonly items: readonly T[];
  readonly cursor?: string;
}

/** The partition key and sort key of each index. */
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
  readonly upTo?: number;
  readonly prefix?: string;
  readonly limit?: number;
  readonly cursor?: string;
  readonly backwards?: true;
}

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
  /** False when the condition failed. */
  delete(removal: Removal): Promise<boolean>;
  /** All or nothing. */
  transact(writes: readonly Write[]): Promise<TransactResult>;
}

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
