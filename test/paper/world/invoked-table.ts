import type { ManyTable } from '../../../shared/table/grouped-table.ts';
import {
  type IndexEntry,
  type IndexQuery,
  type Item,
  indexes,
  type Key,
  type Page,
  type PartitionQuery,
  type Removal,
  type TransactResult,
  type Update,
  type UpdateResult,
  type Write,
} from '../../../shared/table/table.ts';
import type { CompactTable } from './compact-table.ts';
import type { PaperInvocation } from './invocation.ts';
import type { TableLimits } from './limits.ts';

/** Milliseconds until DynamoDB answers, and processor milliseconds for each item of a page. */
const readMs = 4;
const writeMs = 6;
const transactMs = 12;
const itemMs = 0.03;
/** The processor time for each item beyond the second. */
const writtenItemMs = 0.2;

const mostTries = 8;
const firstPauseMs = 50;

/** How many index entries, and how many items, a read unit covers. */
const entriesInUnit = 80;
const itemsInUnit = 4;

export class InvokedTable implements ManyTable {
  readonly #table: CompactTable;
  readonly #invocation: PaperInvocation;
  readonly #limits: TableLimits | undefined;

  constructor(table: CompactTable, invocation: PaperInvocation, limits?: TableLimits) {
    this.#table = table;
    this.#invocation = invocation;
    this.#limits = limits;
  }

  async get(key: Key): Promise<Item | undefined> {
    await this.#untilRead(key.pk, 1);
    return this.#invocation.request(readMs, () => this.#table.get(key));
  }

  async getAll(keys: readonly Key[]): Promise<readonly (Item | undefined)[]> {
    for (const { pk } of keys) this.#limits?.spend('read', pk, 1);
    await this.#invocation.compute(keys.length * itemMs);
    return this.#invocation.request(readMs, () => Promise.all(keys.map((key) => this.#table.get(key))));
  }

  async query(query: PartitionQuery): Promise<Page<Item>> {
    await this.#untilRead(query.pk, 0);
    const page = await this.#paged(() => this.#table.query(query));
    this.#limits?.spend('read', query.pk, Math.ceil((page.items.length + 1) / itemsInUnit));
    return page;
  }

  async queryIndex(query: IndexQuery): Promise<Page<IndexEntry>> {
    await this.#untilRead(query.partition, 0);
    const page = await this.#paged(() => this.#table.queryIndex(query));
    this.#limits?.spend('read', query.partition, Math.ceil((page.items.length + 1) / entriesInUnit) / 2);
    return page;
  }

  update(update: Update): Promise<UpdateResult> {
    return this.#write([update], () => this.#table.update(update));
  }

  delete(removal: Removal): Promise<boolean> {
    return this.#write([removal], () => this.#table.delete(removal));
  }

  async transact(writes: readonly Write[]): Promise<TransactResult> {
    const itemsBeyondSecond = Math.max(0, writes.length - 2);
    await this.#invocation.compute(itemsBeyondSecond * writtenItemMs);
    const keys = writes.map(({ key }) => key);
    const limits = this.#limits;
    if (limits === undefined)
      return this.#invocation.request(transactMs + itemsBeyondSecond, () => this.#table.transact(writes));
    const heldMs = transactMs - writeMs + itemsBeyondSecond;
    for (let attempt = 1; ; attempt += 1) {
      const isAccepted = await this.#invocation.request(
        writeMs,
        () => limits.isOpen('write', this.#partitionsOf(writes)) && this.#takes(limits, keys, heldMs + 1),
      );
      if (isAccepted) break;
      await this.#pause(attempt);
    }
    await this.#invocation.sleep(heldMs);
    limits.unlock(keys);
    return this.#table.transact(writes);
  }

  async #write<T>(writes: readonly Write[], effect: () => Promise<T>): Promise<T> {
    const limits = this.#limits;
    if (limits === undefined) return this.#invocation.request(writeMs, effect);
    const keys = writes.map(({ key }) => key);
    for (let attempt = 1; ; attempt += 1) {
      const written = await this.#invocation.request(writeMs, async () => {
        const mayWrite = limits.isOpen('write', this.#partitionsOf(writes)) && this.#takes(limits, keys);
        return mayWrite ? { result: await effect() } : undefined;
      });
      if (written !== undefined) return written.result;
      await this.#pause(attempt);
    }
  }

  #takes(limits: TableLimits, keys: readonly Key[], heldMs?: number): boolean {
    const isFree = heldMs === undefined ? limits.isFree(keys) : limits.lock(keys, heldMs);
    if (!isFree) limits.conflictUnits += this.#table.refuse(keys, heldMs === undefined ? 1 : 2);
    return isFree;
  }

  async #untilRead(partition: string, units: number): Promise<void> {
    const limits = this.#limits;
    if (limits === undefined) return;
    for (let attempt = 1; !limits.isOpen('read', [partition]); attempt += 1) await this.#pause(attempt);
    limits.spend('read', partition, units);
  }

  async #pause(attempt: number): Promise<void> {
    if (attempt === mostTries) throw new Error('DynamoDB throttled a request at every try');
    await this.#invocation.sleep(firstPauseMs * 2 ** (attempt - 1));
  }

  #partitionsOf(writes: readonly Write[]): string[] {
    const touched: string[] = [];
    for (const write of writes) {
      touched.push(write.key.pk);
      if ('delete' in write) continue;
      const changes = Object.values(indexes).filter((names) =>
        names.some((name) => name in (write.set ?? {})),
      );
      if (changes.length === 0) continue;
      const before = this.#table.peek(write.key);
      for (const [partition] of changes)
        for (const value of [before?.[partition], write.set?.[partition]])
          if (typeof value === 'string') touched.push(`index ${value}`);
    }
    return touched;
  }

  async #paged<T>(read: () => Promise<Page<T>>): Promise<Page<T>> {
    const page = await this.#invocation.request(readMs, read);
    if (page.items.length > 20) await this.#invocation.compute(page.items.length * itemMs);
    return page;
  }
}
