import {
  type IndexEntry,
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
import type { Conflicts } from './conflicts.ts';
import { textOf } from './digest.ts';
import type { Process } from './process.ts';
import { nameOfKey, textOfWrite } from './trace.ts';

const placeOfItem = ({ pk, sk }: Key): string => `item ${pk} ${sk}`;
const placeOfPartition = (pk: string): string => `partition ${pk}`;
const placeOfIndex = (partition: string): string => `index ${partition}`;

/** Each operation waits until the search starts it, except reads that no other process can disturb. */
export class SteppedTable implements Table {
  readonly #table: Table;
  readonly #process: Process;
  readonly #conflicts: Conflicts;

  constructor(table: Table, process: Process, conflicts: Conflicts) {
    this.#table = table;
    this.#process = process;
    this.#conflicts = conflicts;
  }

  get(key: Key): Promise<Item | undefined> {
    return this.#read(
      placeOfItem(key),
      `get ${key.pk} ${key.sk}`,
      () => `reads ${nameOfKey(key)}`,
      () => this.#table.get(key),
    );
  }

  query(query: PartitionQuery): Promise<Page<Item>> {
    return this.#read(
      placeOfPartition(query.pk),
      `query ${textOf(query)}`,
      () => `reads all of ${nameOfKey({ pk: query.pk, sk: query.pk })}`,
      () => this.#table.query(query),
    );
  }

  queryIndex(query: IndexQuery): Promise<Page<IndexEntry>> {
    return this.#read(
      placeOfIndex(query.partition),
      `query ${textOf(query)}`,
      () => `reads the index partition ${query.partition}`,
      () => this.#table.queryIndex(query),
    );
  }

  update(update: Update): Promise<UpdateResult> {
    return this.#write(
      [update],
      () => `writes ${textOfWrite(update)}`,
      () => this.#table.update(update),
    );
  }

  delete(removal: Removal): Promise<boolean> {
    return this.#write(
      [removal],
      () => `deletes ${nameOfKey(removal.key)}`,
      () => this.#table.delete(removal),
    );
  }

  transact(writes: readonly Write[]): Promise<TransactResult> {
    return this.#write(
      writes,
      () => `writes ${writes.map(textOfWrite).join(' and ')}`,
      () => this.#table.transact(writes),
    );
  }

  #read<T>(place: string, id: string, what: () => string, effect: () => Promise<T>): Promise<T> {
    const isShared = this.#process.isAlone || this.#conflicts.read(this.#process.name, place);
    return isShared ? this.#process.perform({ id, kind: 'read', what, effect }) : effect();
  }

  #write<T>(writes: readonly Write[], what: () => string, effect: () => Promise<T>): Promise<T> {
    const watched = async (): Promise<T> => {
      const before = await Promise.all(writes.map(({ key }) => this.#table.get(key)));
      const result = await effect();
      for (const { key } of writes) await this.#noteWrite(key, before);
      return result;
    };
    return this.#process.perform({
      id: textOf(writes),
      kind: 'write',
      what,
      effect: this.#process.isAlone ? effect : watched,
    });
  }

  async #noteWrite(key: Key, before: readonly (Item | undefined)[]): Promise<void> {
    const places = new Set([placeOfItem(key), placeOfPartition(key.pk)]);
    const after = await this.#table.get(key);
    const isWritten = (item: Item | undefined) => item?.pk === key.pk && item.sk === key.sk;
    for (const item of [...before.filter(isWritten), after]) {
      for (const [partition] of Object.values(indexes)) {
        if (item?.[partition] !== undefined) places.add(placeOfIndex(String(item[partition])));
      }
    }
    for (const place of places) this.#conflicts.write(this.#process.name, place);
  }
}
