import type { ManyTable } from '../../../shared/table/grouped-table.ts';
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
import type { PaperInvocation } from './invocation.ts';

/** Milliseconds until DynamoDB answers, and of processor for each item of a page. */
const readMs = 4;
const writeMs = 6;
const transactMs = 12;
const itemMs = 0.03;
/** Milliseconds of processor for each item of a transaction beyond the second. */
const writtenItemMs = 0.2;

/** The table as one invocation sees it: every request takes time, and some of its processor. */
export class InvokedTable implements ManyTable {
  readonly #table: Table;
  readonly #invocation: PaperInvocation;

  constructor(table: Table, invocation: PaperInvocation) {
    this.#table = table;
    this.#invocation = invocation;
  }

  get(key: Key): Promise<Item | undefined> {
    return this.#invocation.request(readMs, () => this.#table.get(key));
  }

  async getAll(keys: readonly Key[]): Promise<readonly (Item | undefined)[]> {
    await this.#invocation.compute(keys.length * itemMs);
    return this.#invocation.request(readMs, () => Promise.all(keys.map((key) => this.#table.get(key))));
  }

  query(query: PartitionQuery): Promise<Page<Item>> {
    return this.#paged(() => this.#table.query(query));
  }

  queryIndex(query: IndexQuery): Promise<Page<IndexEntry>> {
    return this.#paged(() => this.#table.queryIndex(query));
  }

  update(update: Update): Promise<UpdateResult> {
    return this.#invocation.request(writeMs, () => this.#table.update(update));
  }

  delete(removal: Removal): Promise<boolean> {
    return this.#invocation.request(writeMs, () => this.#table.delete(removal));
  }

  transact(writes: readonly Write[]): Promise<TransactResult> {
    // Each item beyond the usual two takes its share of the processor, and some time at DynamoDB.
    const more = Math.max(0, writes.length - 2);
    return this.#invocation
      .compute(more * writtenItemMs)
      .then(() => this.#invocation.request(transactMs + more, () => this.#table.transact(writes)));
  }

  async #paged<T>(read: () => Promise<Page<T>>): Promise<Page<T>> {
    const page = await this.#invocation.request(readMs, read);
    if (page.items.length > 20) await this.#invocation.compute(page.items.length * itemMs);
    return page;
  }
}
