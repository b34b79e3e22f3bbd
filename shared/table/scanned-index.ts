import type {
  IndexEntry,
  IndexName,
  IndexQuery,
  Item,
  Key,
  Page,
  PartitionQuery,
  Removal,
  Table,
  TransactResult,
  Update,
  UpdateResult,
  Write,
} from './table.ts';

export type WholeIndex = ReadonlyMap<string, readonly IndexEntry[]>;

interface Scan {
  readonly index: IndexName;
  readonly read: () => Promise<WholeIndex | undefined>;
}

/** One scan answers queries with `upTo`, if the index is small. After a write, the next query scans again. */
export class ScannedIndex implements Table {
  readonly #table: Table;
  readonly #scan: Scan;
  #whole: Promise<WholeIndex | undefined> | undefined;
  #isLarge = false;

  constructor(table: Table, scan: Scan) {
    this.#table = table;
    this.#scan = scan;
  }

  async queryIndex(query: IndexQuery): Promise<Page<IndexEntry>> {
    return (await this.#fromScan(query)) ?? this.#table.queryIndex(query);
  }

  get(key: Key): Promise<Item | undefined> {
    return this.#table.get(key);
  }

  query(query: PartitionQuery): Promise<Page<Item>> {
    return this.#table.query(query);
  }

  update(update: Update): Promise<UpdateResult> {
    this.#forgetScan();
    return this.#table.update(update);
  }

  delete(removal: Removal): Promise<boolean> {
    this.#forgetScan();
    return this.#table.delete(removal);
  }

  transact(writes: readonly Write[]): Promise<TransactResult> {
    this.#forgetScan();
    return this.#table.transact(writes);
  }

  async #fromScan(query: IndexQuery): Promise<Page<IndexEntry> | undefined> {
    const { index, partition, upTo, limit = Number.POSITIVE_INFINITY, ...others } = query;
    if (index !== this.#scan.index || upTo === undefined || Object.keys(others).length > 0) return undefined;
    this.#whole ??= this.#scan.read().catch(() => undefined);
    const whole = await this.#whole;
    this.#isLarge ||= whole === undefined;
    const items = whole?.get(partition)?.filter(({ sort }) => Number(sort) <= upTo) ?? [];
    return whole === undefined || items.length > limit ? undefined : { items };
  }

  #forgetScan(): void {
    if (!this.#isLarge) this.#whole = undefined;
  }
}
