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
import { expectAllowed, expectCountedOnce } from './constraints.ts';
import { applied, holds, inBounds, indexed, validate, validateKey } from './table-rules.ts';

export interface Change {
  readonly key: Key;
  readonly before: Item | undefined;
  readonly after: Item | undefined;
}

type Partitions = Map<string, Map<string, Item>>;

const indexNames: readonly IndexName[] = ['due', 'batch', 'name'];

/** Follows DynamoDB's rules, by the same contract tests. Items never change in place. */
export class MemoryTable implements Table {
  readonly #partitions: Partitions = new Map();
  readonly #indexes: Record<IndexName, Partitions> = { due: new Map(), batch: new Map(), name: new Map() };
  readonly #isChecked: boolean;
  /** After a write that breaks a constraint every operation throws, so that no test and no seed overlooks it. */
  #broken: { readonly error: unknown } | undefined;
  readonly listeners: ((change: Change) => void)[] = [];
  /** Writes that DynamoDB bills: those with failed conditions too, those of transactions twice. */
  writes = 0;

  /** @param isChecked false where tests plant what no function may leave, or where clocks jump */
  constructor({ isChecked = true } = {}) {
    this.#isChecked = isChecked;
  }

  load(items: Iterable<Item>): void {
    for (const item of items) this.#store(item);
  }

  *items(): Generator<Item> {
    for (const partition of this.#partitions.values()) yield* partition.values();
  }

  async get(key: Key): Promise<Item | undefined> {
    validateKey(key);
    return this.#at(key);
  }

  async query(query: PartitionQuery): Promise<Page<Item>> {
    const { pk, prefix = '', limit, cursor } = query;
    validateKey({ pk, sk: prefix });
    const after = cursor === undefined ? undefined : decodeCursor(partitionCursor(query), cursor).sk;
    const found = [...(this.#partitions.get(pk)?.values() ?? [])]
      .filter((item) => item.sk.startsWith(prefix) && (after === undefined || item.sk > after))
      .sort((a, b) => (a.sk < b.sk ? -1 : 1));
    return paged(found, limit, ({ sk }) => ({ pk, sk }));
  }

  async queryIndex(query: IndexQuery): Promise<Page<IndexEntry>> {
    const [partitionName, sortName] = indexes[query.index];
    const start: (Key & Readonly<Record<string, unknown>>) | undefined =
      query.cursor === undefined ? undefined : decodeCursor(indexCursor(query), query.cursor);
    const after = start && sortText(start[sortName]) + address(start);
    const found = [...(this.#indexes[query.index].get(query.partition)?.values() ?? [])]
      .filter((item) => inBounds(item[sortName], query))
      .map((item) => ({ order: sortText(item[sortName]) + address(item), item }))
      .filter(({ order }) => after === undefined || (query.backwards ? order < after : order > after))
      .sort((a, b) => (a.order < b.order !== (query.backwards === true) ? -1 : 1));
    const page = paged(found, query.limit, ({ item }) => ({
      ...keyOf(item),
      [partitionName]: item[partitionName],
      [sortName]: item[sortName],
    }));
    return { ...page, items: page.items.map(({ item }) => entryOf(item, sortName)) };
  }

  async update(update: Update): Promise<UpdateResult> {
    this.writes += 1;
    validateKey(update.key);
    validate(update);
    const current = this.#at(update.key);
    if (!holds(update.condition, current)) {
      return current === undefined ? { ok: false } : { ok: false, item: current };
    }
    const item = applied(update, current);
    if (itemBytes(item) > maxItemBytes) throw tooBig('Item size has exceeded the maximum allowed size');
    this.#expectAllowed([[update.key, item]], () => expectCountedOnce(update, item));
    this.#store(item);
    return { ok: true, item };
  }

  async delete(removal: Removal): Promise<boolean> {
    this.writes += 1;
    validateKey(removal.key);
    if (!holds(removal.condition, this.#at(removal.key))) return false;
    this.#expectAllowed([[removal.key, undefined]]);
    this.#remove(removal.key);
    return true;
  }

  async transact(writes: readonly Write[]): Promise<TransactResult> {
    this.writes += 2 * writes.length;
    if (new Set(writes.map((write) => address(write.key))).size < writes.length) {
      throw new Error('ValidationException: a transaction cannot include two operations on one item');
    }
    for (const { key } of writes) validateKey(key);
    for (const write of writes) if (!('delete' in write)) validate(write);
    const failed = writes.flatMap((write, position) =>
      holds(write.condition, this.#at(write.key)) ? [] : [position],
    );
    if (failed.length > 0) return { ok: false, failed };
    const changed = writes.map((write) =>
      'delete' in write ? undefined : applied(write, this.#at(write.key)),
    );
    const sizes = changed.map((item) => (item === undefined ? 0 : itemBytes(item)));
    if (sizes.some((bytes) => bytes > maxItemBytes))
      throw tooBig('Item size has exceeded the maximum allowed size');
    if (sizes.reduce((sum, bytes) => sum + bytes, 0) > maxTransactionBytes)
      throw tooBig('Collection size of a transaction exceeded');
    this.#expectAllowed(writes.map(({ key }, position) => [key, changed[position]]));
    for (const [position, write] of writes.entries()) {
      const item = changed[position];
      if (item === undefined) this.#remove(write.key);
      else this.#store(item);
    }
    return { ok: true };
  }

  #expectAllowed(changes: readonly (readonly [Key, Item | undefined])[], expectMore = () => {}): void {
    if (!this.#isChecked) return;
    const changed = new Map(changes.map(([key, item]) => [address(key), item]));
    const at = (key: Key) => (changed.has(address(key)) ? changed.get(address(key)) : this.#at(key));
    try {
      for (const [key, after] of changes) expectAllowed(key, { before: this.#at(key), after }, at);
      expectMore();
    } catch (error) {
      this.#broken = { error };
      throw error;
    }
  }

  #at({ pk, sk }: Key): Item | undefined {
    if (this.#broken !== undefined) throw this.#broken.error;
    return this.#partitions.get(pk)?.get(sk);
  }

  #store(item: Item): void {
    const before = this.#at(item);
    this.#drop(item);
    member(this.#partitions, item.pk).set(item.sk, item);
    for (const name of indexNames) {
      const partition = indexed(name, item);
      if (partition !== undefined) member(this.#indexes[name], partition).set(address(item), item);
    }
    this.#notify({ key: keyOf(item), before, after: item });
  }

  #remove(key: Key): void {
    const before = this.#at(key);
    this.#drop(key);
    if (before !== undefined) this.#notify({ key: keyOf(key), before, after: undefined });
  }

  #notify(change: Change): void {
    for (const listener of this.listeners) listener(change);
  }

  #drop(key: Key): void {
    const item = this.#at(key);
    if (item === undefined) return;
    for (const name of indexNames) {
      const partition = indexed(name, item);
      if (partition !== undefined) this.#indexes[name].get(partition)?.delete(address(item));
    }
    this.#partitions.get(key.pk)?.delete(key.sk);
  }
}

const maxItemBytes = 400 * 1024;
const maxTransactionBytes = 4 * 1024 * 1024;

const tooBig = (what: string): Error => new Error(`ValidationException: ${what}`);

/** Counts as DynamoDB does: three bytes for a document, and one for each member. */
function itemBytes(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (value instanceof Uint8Array) return value.byteLength;
  if (typeof value === 'number') return 12;
  if (typeof value !== 'object' || value === null) return 1;
  let bytes = 3;
  if (Array.isArray(value) || value instanceof Set)
    for (const member of value) bytes += 1 + itemBytes(member);
  else for (const name in value) bytes += 1 + name.length + itemBytes(Reflect.get(value, name));
  return bytes;
}

function member(partitions: Partitions, name: string): Map<string, Item> {
  const known = partitions.get(name);
  if (known) return known;
  const fresh = new Map<string, Item>();
  partitions.set(name, fresh);
  return fresh;
}

function address(key: Key): string {
  return `${key.pk}\n${key.sk}`;
}

const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });

export function entryOf(item: Item, sortName: string): IndexEntry {
  const sort = item[sortName];
  if (typeof sort !== 'string' && typeof sort !== 'number') throw new Error('no entry of this index');
  return { ...keyOf(item), sort };
}

function paged<T>(
  found: T[],
  limit: number | undefined,
  endOf: (entry: T) => Readonly<Record<string, unknown>>,
): Page<T> {
  if (limit === undefined || found.length <= limit) return { items: found };
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return last === undefined ? { items } : { items, cursor: encodeCursor(endOf(last)) };
}

function sortText(value: unknown): string {
  return typeof value === 'number' ? value.toFixed(3).padStart(20, '0') : String(value);
}
