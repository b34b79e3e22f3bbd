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

/** The table as one invocation sees it: every request takes time, and some of its processor. */
export class InvokedTable implements Table {
  readonly #table: Table;
  readonly #invocation: PaperInvocation;

  constructor(table: Table, invocation: PaperInvocation) {
    this.#table = table;
    this.#invocation = invocation;
  }

  get(key: Key): Promise<Item | undefined> {
    return this.#invocation.request(readMs, () => this.#table.get(key));
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
    return this.#invocation.request(transactMs, () => this.#table.transact(writes));
  }

  async #paged<T>(read: () => Promise<Page<T>>): Promise<Page<T>> {
    const page = await this.#invocation.request(readMs, read);
    if (page.items.length > 20) await this.#invocation.compute(page.items.length * itemMs);
    return page;
  }
}
