import type { StreamRecord } from '../../../functions/publish/publish-records.ts';
import type {
  IndexEntry,
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
} from '../../../shared/table/table.ts';
import { MemoryTable } from './memory-table.ts';

export class StreamingTable implements Table {
  readonly inner = new MemoryTable();
  readonly stream: StreamRecord[] = [];

  items(): Item[] {
    return [...this.inner.items()];
  }

  get(key: Key): Promise<Item | undefined> {
    return this.inner.get(key);
  }

  query(query: PartitionQuery): Promise<Page<Item>> {
    return this.inner.query(query);
  }

  queryIndex(query: IndexQuery): Promise<Page<IndexEntry>> {
    return this.inner.queryIndex(query);
  }

  async update(update: Update): Promise<UpdateResult> {
    const result = await this.inner.update(update);
    if (result.ok) this.#record(result.item);
    return result;
  }

  delete(removal: Removal): Promise<boolean> {
    return this.inner.delete(removal);
  }

  async transact(writes: readonly Write[]): Promise<TransactResult> {
    const result = await this.inner.transact(writes);
    if (!result.ok) return result;
    for (const write of writes) {
      const item = 'delete' in write ? undefined : await this.inner.get(write.key);
      if (item !== undefined) this.#record(item);
    }
    return result;
  }

  #record(item: Item): void {
    this.stream.push({ sequence: String(this.stream.length + 1).padStart(21, '0'), item });
  }
}
