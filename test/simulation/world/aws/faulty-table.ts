import type {
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
} from '../../../../shared/table/table.ts';
import type { MemoryTable } from '../../../support/memory-table.ts';
import type { Mishap, Process } from '../process.ts';
import type { Random } from '../random.ts';

export interface TableFaults {
  /** Probability that an operation is refused without effect: throttled, or a transaction cancelled. */
  readonly refused: number;
  /** Probability that a write takes effect and its answer is lost. */
  readonly answerLost: number;
  /** Probability that the client's own retry sends a write twice. */
  readonly sentTwice: number;
  /** Probability that an operation takes seconds. */
  readonly slow: number;
  /** Probability that an answer of an index is not up to date. */
  readonly stale: number;
}

export const healthyTable: TableFaults = { refused: 0, answerLost: 0, sentTwice: 0, slow: 0, stale: 0 };

class ThrottledError extends Error {
  override readonly name = 'ProvisionedThroughputExceededException';
}

class CancelledError extends Error {
  override readonly name = 'TransactionCanceledException';
}

class ConnectionLostError extends Error {
  override readonly name = 'TimeoutError';
}

const throttled = () => new ThrottledError('throttled');
const cancelled = () => new CancelledError('cancelled: TransactionConflict');
const noAnswer = () => new ConnectionLostError('no answer');

/** The table as one process sees it: every operation takes time, may fail before or after, and may be the last. */
export class FaultyTable implements Table {
  readonly #table: MemoryTable;
  readonly #process: Process;
  readonly #random: Random;
  readonly #faults: () => TableFaults;

  constructor(table: MemoryTable, process: Process, random: Random, faults: () => TableFaults) {
    this.#table = table;
    this.#process = process;
    this.#random = random;
    this.#faults = faults;
  }

  get(key: Key): Promise<Item | undefined> {
    return this.#read(() => this.#table.get(key));
  }

  /** Small pages now and then, so that reading on is exercised. */
  query(query: PartitionQuery): Promise<Page<Item>> {
    const limit = query.limit ?? (this.#random.chance(0.05) ? 7 : undefined);
    return this.#read(() => this.#table.query({ ...query, ...(limit === undefined ? {} : { limit }) }));
  }

  queryIndex(query: IndexQuery): Promise<Page<Key>> {
    const stale = this.#random.chance(this.#faults().stale);
    return this.#read(async () => {
      const page = await this.#table.queryIndex(query);
      return stale ? { ...page, items: page.items.filter(() => this.#random.chance(0.6)) } : page;
    });
  }

  update(update: Update): Promise<UpdateResult> {
    const write = () => this.#table.update(update);
    const mishap: Mishap<UpdateResult> = this.#random.chance(this.#faults().sentTwice)
      ? { kind: 'twice', again: write }
      : this.#mishap(throttled);
    return this.#process.cross(this.#latency(), write, mishap);
  }

  delete(removal: Removal): Promise<boolean> {
    const mishap = this.#mishap<boolean>(throttled);
    return this.#process.cross(this.#latency(), () => this.#table.delete(removal), mishap);
  }

  transact(writes: readonly Write[]): Promise<TransactResult> {
    const mishap = this.#mishap<TransactResult>(cancelled);
    return this.#process.cross(this.#latency(), () => this.#table.transact(writes), mishap);
  }

  #read<T>(read: () => Promise<T>): Promise<T> {
    const refused = this.#random.chance(this.#faults().refused);
    const mishap: Mishap<T> = refused ? { kind: 'error before', error: throttled } : { kind: 'none' };
    return this.#process.cross(this.#latency(), read, mishap);
  }

  #mishap<T>(refusal: () => Error): Mishap<T> {
    const { refused, answerLost } = this.#faults();
    if (this.#random.chance(refused)) return { kind: 'error before', error: refusal };
    if (this.#random.chance(answerLost)) return { kind: 'error after', error: noAnswer };
    return { kind: 'none' };
  }

  #latency(): number {
    return this.#random.chance(this.#faults().slow)
      ? this.#random.between(500, 2500)
      : this.#random.between(1, 12);
  }
}
