import { partOfSortKey } from '../../../../shared/ledger/items/keys.ts';
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
} from '../../../../shared/table/table.ts';
import type { MemoryTable } from '../../../support/table/memory-table.ts';
import type { InjectedFault, Process } from '../process.ts';
import type { Random } from '../random.ts';
import type { Conflicts } from './conflicts.ts';
import type { IndexLag } from './index-lag.ts';

export interface TableFaults {
  /** DynamoDB throttles the operation or cancels the transaction; nothing is written. */
  readonly refused: number;
  readonly answerLost: number;
  /** The client's own retry sends a write twice. */
  readonly sentTwice: number;
  readonly slow: number;
  readonly stale: number;
}

export const healthyTable: TableFaults = { refused: 0, answerLost: 0, sentTwice: 0, slow: 0, stale: 0 };

interface FaultsNow {
  readonly faults: () => TableFaults;
  readonly refuses: (key: Key) => boolean;
}

class ThrottledError extends Error {
  override readonly name = 'ProvisionedThroughputExceededException';
}

class CancelledError extends Error {
  override readonly name = 'TransactionCanceledException';
  readonly CancellationReasons = [{ Code: 'TransactionConflict' }];
}

class ConflictError extends Error {
  override readonly name = 'TransactionConflictException';
}

class ConnectionLostError extends Error {
  override readonly name = 'TimeoutError';
}

const throttled = () => new ThrottledError('throttled');
const cancelled = () => new CancelledError('cancelled: TransactionConflict');
const noAnswer = () => new ConnectionLostError('no answer');

const conflictTries = 8;

export interface SharedTable {
  readonly table: MemoryTable;
  readonly conflicts: Conflicts;
  readonly lag: IndexLag;
  writer: Process | undefined;
}

/** Each operation takes time, may fail before or after its effect, and may kill the process. */
export class FaultyTable implements Table {
  readonly #shared: SharedTable;
  readonly #process: Process;
  readonly #random: Random;
  readonly #faults: () => TableFaults;
  readonly #refuses: (key: Key) => boolean;

  constructor(shared: SharedTable, process: Process, random: Random, { faults, refuses }: FaultsNow) {
    this.#shared = shared;
    this.#process = process;
    this.#random = random;
    this.#faults = faults;
    this.#refuses = refuses;
  }

  get(key: Key): Promise<Item | undefined> {
    return this.#read(() => this.#shared.table.get(key));
  }

  query(query: PartitionQuery): Promise<Page<Item>> {
    const limit = query.limit ?? (this.#random.chance(0.05) ? 7 : undefined);
    return this.#read(() =>
      this.#shared.table.query({ ...query, ...(limit === undefined ? {} : { limit }) }),
    );
  }

  queryIndex(query: IndexQuery): Promise<Page<IndexEntry>> {
    const lagMs = this.#random.chance(this.#faults().stale)
      ? this.#random.between(100, this.#random.pick([2000, 10_000, 60_000]))
      : 0;
    return this.#read(async () => {
      const page = await this.#shared.table.queryIndex(query);
      return lagMs === 0 ? page : { ...page, items: this.#shared.lag.view(query, page.items, lagMs) };
    });
  }

  async update(update: Update): Promise<UpdateResult> {
    try {
      return await this.#update(update);
    } catch (error) {
      if (partOfSortKey(update.key.sk) !== undefined) this.#process.noteFailure('table refused a part');
      throw error;
    }
  }

  async #update(update: Update): Promise<UpdateResult> {
    const write = () => this.#write(() => this.#shared.table.update(update));
    const fault: InjectedFault<UpdateResult> = this.#random.chance(this.#faults().sentTwice)
      ? { kind: 'twice', again: write }
      : this.#drawFault(throttled);
    if (this.#refuses(update.key)) return this.#refused(throttled);
    await this.#untilFree([update.key], () => new ConflictError('a transaction is under way'));
    return this.#process.cross(this.#latency(), write, fault);
  }

  async delete(removal: Removal): Promise<boolean> {
    const fault = this.#drawFault<boolean>(throttled);
    if (this.#refuses(removal.key)) return this.#refused(throttled);
    await this.#untilFree([removal.key], () => new ConflictError('a transaction is under way'));
    return this.#process.cross(
      this.#latency(),
      () => this.#write(() => this.#shared.table.delete(removal)),
      fault,
    );
  }

  async transact(writes: readonly Write[]): Promise<TransactResult> {
    const fault = this.#drawFault<TransactResult>(cancelled);
    const keys = writes.map(({ key }) => key);
    if (keys.some(this.#refuses)) return this.#refused(cancelled);
    await this.#untilFree(keys, cancelled);
    const latencyMs = this.#latency();
    this.#shared.conflicts.hold(keys, latencyMs);
    return this.#process.cross(
      latencyMs,
      () => this.#write(() => this.#shared.table.transact(writes)),
      fault,
    );
  }

  #refused<T>(error: () => Error): Promise<T> {
    return this.#process.cross(this.#latency(), () => Promise.reject(error()), { kind: 'none' });
  }

  #write<T>(write: () => Promise<T>): Promise<T> {
    this.#shared.writer = this.#process;
    const result = write();
    this.#shared.writer = undefined;
    return result;
  }

  async #untilFree(keys: readonly Key[], refusal: () => Error): Promise<void> {
    for (let attempt = 1; this.#shared.conflicts.isHeld(keys); attempt += 1) {
      if (attempt === conflictTries) throw refusal();
      await this.#process.sleep(this.#random.next() * 50 * 2 ** attempt);
    }
  }

  #read<T>(read: () => Promise<T>): Promise<T> {
    const refused = this.#random.chance(this.#faults().refused);
    const fault: InjectedFault<T> = refused ? { kind: 'error before', error: throttled } : { kind: 'none' };
    return this.#process.cross(this.#latency(), read, fault);
  }

  #drawFault<T>(refusal: () => Error): InjectedFault<T> {
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
