import { decodeCursor, encodeCursor, indexCursor, partitionCursor } from '../../../shared/table/cursor.ts';
import {
  type IndexEntry,
  type IndexName,
  type IndexQuery,
  type Item,
  indexes,
  type Key,
  type Page,
  type PartitionQuery,
  type Removal,
  type Table,
  type TransactResult,
  type Update,
  type UpdateResult,
  type Write,
} from '../../../shared/table/table.ts';
import { applied, holds, inBounds, indexed, validate, validateKey } from '../../support/table/table-rules.ts';
import { pack, unpack } from './packed-item.ts';
import { SortedList } from './sorted-list.ts';

export interface WriteWatch {
  /** @param units write units; a transaction costs twice as many */
  wrote(partition: string, units: number, of: 'table' | 'index'): void;
  changed(item: Item): void;
}

const indexNames: readonly IndexName[] = ['due', 'batch', 'name'];
const unitBytes = 1024;
const mostHot = 4000;
const pageBytes = 1024 * 1024;

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const byEntry = (one: IndexEntry, other: IndexEntry): number => {
  if (one.sort !== other.sort) return one.sort < other.sort ? -1 : 1;
  return byText(one.pk, other.pk) || byText(one.sk, other.sk);
};

export class CompactTable implements Table {
  readonly #items = new Map<string, string>();
  readonly #partitions = new Map<string, string | SortedList<string>>();
  readonly #indexes: Record<IndexName, Map<string, SortedList<IndexEntry>>> = {
    due: new Map(),
    batch: new Map(),
    name: new Map(),
  };
  #hot = new Map<string, Item>();
  #cooling = new Map<string, Item>();
  readonly #watch: WriteWatch | undefined;
  readonly #later: (run: () => void) => void;

  /** @param later applies changes of an index, which lags behind the items */
  constructor(watch?: WriteWatch, later: (run: () => void) => void = (run) => run()) {
    this.#watch = watch;
    this.#later = later;
  }

  get size(): number {
    return this.#items.size;
  }

  async get(key: Key): Promise<Item | undefined> {
    validateKey(key);
    return this.#at(key);
  }

  peek(key: Key): Item | undefined {
    return this.#at(key);
  }

  /**
   * Bills a refused write, as DynamoDB does.
   * @returns the write units
   */
  refuse(keys: readonly Key[], times: 1 | 2): number {
    return keys.reduce((sum, key) => sum + this.#bill(key, this.#sizeOf(key), times), 0);
  }

  async query(query: PartitionQuery): Promise<Page<Item>> {
    const { pk, prefix = '', limit = Number.POSITIVE_INFINITY, cursor } = query;
    const after = cursor === undefined ? undefined : decodeCursor(partitionCursor(query), cursor).sk;
    const items: Item[] = [];
    let bytes = 0;
    for (const sk of sortKeysFrom(this.#partitions.get(pk), after ?? prefix)) {
      if (sk === after) continue;
      if (!sk.startsWith(prefix)) break;
      if (items.length === limit || bytes > pageBytes)
        return { items, cursor: encodeCursor({ pk, sk: items.at(-1)?.sk ?? '' }) };
      bytes += this.#sizeOf({ pk, sk });
      const item = this.#at({ pk, sk });
      if (item !== undefined) items.push(item);
    }
    return { items };
  }

  async queryIndex(query: IndexQuery): Promise<Page<IndexEntry>> {
    const [partitionName, sortName] = indexes[query.index];
    const list = this.#indexes[query.index].get(query.partition);
    const start: (Key & Readonly<Record<string, unknown>>) | undefined =
      query.cursor === undefined ? undefined : decodeCursor(indexCursor(query), query.cursor);
    const first = query.index === 'due' ? Number.NEGATIVE_INFINITY : (query.prefix ?? '');
    const after: IndexEntry | undefined = start && {
      pk: start.pk,
      sk: start.sk,
      sort: sortOf(start[sortName]),
    };
    const found: IndexEntry[] = [];
    const beginning = { pk: '', sk: '', sort: first };
    const onwards = list?.from(query.backwards ? beginning : (after ?? beginning)) ?? [];
    for (const entry of query.backwards ? reversedBefore(onwards, query, after) : onwards) {
      if (after !== undefined && byEntry(entry, after) === 0) continue;
      if (!inBounds(entry.sort, query)) break;
      if (found.length === query.limit) {
        const last = found.at(-1) ?? entry;
        const place = { [partitionName]: query.partition, [sortName]: last.sort };
        return { items: found.map(bareOf), cursor: encodeCursor({ ...keyOf(last), ...place }) };
      }
      found.push(entry);
    }
    return { items: found.map(bareOf) };
  }

  async update(update: Update): Promise<UpdateResult> {
    validateKey(update.key);
    validate(update);
    const current = this.#at(update.key);
    if (!holds(update.condition, current)) {
      this.#bill(update.key, this.#sizeOf(update.key), 1);
      return current === undefined ? { ok: false } : { ok: false, item: current };
    }
    const item = applied(update, current);
    this.#store(item, current, 1);
    return { ok: true, item };
  }

  async delete(removal: Removal): Promise<boolean> {
    validateKey(removal.key);
    const current = this.#at(removal.key);
    const isAllowed = holds(removal.condition, current);
    this.#bill(removal.key, this.#sizeOf(removal.key), 1);
    if (isAllowed && current !== undefined) this.#remove(current);
    return isAllowed;
  }

  async transact(writes: readonly Write[]): Promise<TransactResult> {
    if (new Set(writes.map((write) => address(write.key))).size < writes.length)
      throw new Error('ValidationException: a transaction cannot include two operations on one item');
    const before = writes.map(({ key }) => this.#at(key));
    for (const { key } of writes) validateKey(key);
    for (const write of writes) if (!('delete' in write)) validate(write);
    const failed = writes.flatMap((write, index) => (holds(write.condition, before[index]) ? [] : [index]));
    if (failed.length > 0) {
      for (const { key } of writes) this.#bill(key, this.#sizeOf(key), 2);
      return { ok: false, failed };
    }
    const after = writes.map((write, index) =>
      'delete' in write ? undefined : applied(write, before[index]),
    );
    for (const [index, write] of writes.entries()) {
      const [current, item] = [before[index], after[index]];
      if (item !== undefined) this.#store(item, current, 2);
      else {
        this.#bill(write.key, this.#sizeOf(write.key), 2);
        if (current !== undefined) this.#remove(current);
      }
    }
    return { ok: true };
  }

  #at(key: Key): Item | undefined {
    const where = address(key);
    const hot = this.#hot.get(where) ?? this.#cooling.get(where);
    if (hot !== undefined) return hot;
    const text = this.#items.get(where);
    return text === undefined ? undefined : unpack(text);
  }

  #keepHot(where: string, item: Item): void {
    this.#hot.set(where, item);
    if (this.#hot.size < mostHot) return;
    this.#cooling = this.#hot;
    this.#hot = new Map();
  }

  #sizeOf(key: Key): number {
    return this.#items.get(address(key))?.length ?? 0;
  }

  #store(item: Item, before: Item | undefined, times: 1 | 2): void {
    const text = pack(item);
    const where = address(item);
    this.#bill(item, Math.max(text.length, this.#items.get(where)?.length ?? 0), times);
    this.#items.set(where, text);
    this.#keepHot(where, item);
    if (before === undefined) this.#list(item);
    for (const name of indexNames) this.#reindex(name, before, item);
    this.#watch?.changed(item);
  }

  #list({ pk, sk }: Key): void {
    const known = this.#partitions.get(pk);
    if (known === undefined) this.#partitions.set(pk, sk);
    else if (typeof known === 'string') {
      const list = new SortedList(byText);
      list.add(known);
      list.add(sk);
      this.#partitions.set(pk, list);
    } else known.add(sk);
  }

  #remove(item: Item): void {
    const where = address(item);
    this.#items.delete(where);
    this.#hot.delete(where);
    this.#cooling.delete(where);
    const known = this.#partitions.get(item.pk);
    if (known instanceof SortedList) known.delete(item.sk);
    else this.#partitions.delete(item.pk);
    for (const name of indexNames) this.#reindex(name, item, undefined);
  }

  #reindex(name: IndexName, before: Item | undefined, after: Item | undefined): void {
    const [, sortName] = indexes[name];
    const from = before && indexed(name, before);
    const to = after && indexed(name, after);
    if (from === to && before?.[sortName] === after?.[sortName]) return;
    if (before !== undefined && from !== undefined) {
      this.#later(() => void this.#indexes[name].get(from)?.delete(entryOf(before, sortName)));
      this.#watch?.wrote(from, 1, 'index');
    }
    if (after === undefined || to === undefined) return;
    this.#later(() => this.#enter(name, to, entryOf(after, sortName)));
    this.#watch?.wrote(to, 1, 'index');
  }

  #enter(name: IndexName, partition: string, entry: IndexEntry): void {
    let list = this.#indexes[name].get(partition);
    if (list === undefined) {
      list = new SortedList(byEntry);
      this.#indexes[name].set(partition, list);
    }
    list.add(entry);
  }

  #bill({ pk }: Key, bytes: number, times: 1 | 2): number {
    const units = times * Math.max(1, Math.ceil(bytes / unitBytes));
    this.#watch?.wrote(pk, units, 'table');
    return units;
  }
}

const address = ({ pk, sk }: Key): string => `${pk}\n${sk}`;
const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });
const bareOf = ({ pk, sk, sort }: IndexEntry): IndexEntry => ({ pk, sk, sort });

function reversedBefore(
  onwards: Iterable<IndexEntry>,
  query: IndexQuery,
  before: IndexEntry | undefined,
): IndexEntry[] {
  const found: IndexEntry[] = [];
  for (const entry of onwards) {
    if (!inBounds(entry.sort, query) || (before !== undefined && byEntry(entry, before) >= 0)) break;
    found.push(entry);
  }
  return found.reverse();
}
const sortOf = (value: unknown): string | number => (typeof value === 'number' ? value : String(value));
const entryOf = (item: Item, sortName: string): IndexEntry => ({
  pk: item.pk,
  sk: item.sk,
  sort: sortOf(item[sortName]),
});

function sortKeysFrom(known: string | SortedList<string> | undefined, first: string): Iterable<string> {
  if (known === undefined) return [];
  return typeof known === 'string' ? (known >= first ? [known] : []) : known.from(first);
}
