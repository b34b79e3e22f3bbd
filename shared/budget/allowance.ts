import type { LedgerContext, Worker } from '../ledger/context.ts';
import { readAccount } from '../ledger/items/account.ts';
import { placesBatch } from '../ledger/items/keys.ts';
import type { Key } from '../table/table.ts';
import { draw, giveBack } from './budget.ts';
import { accountOfBatch, accountOfMonth } from './periods.ts';

/** Which ceiling leaves too little, the account that carries it, and the calls that found no room. */
export interface Shortage {
  readonly of: 'batch' | 'month' | 'places';
  readonly account: Key;
  readonly calls: number;
}

interface Pool {
  readonly key: Key;
  readonly subjects: string[];
  readonly ceiling?: number;
  drawn: number;
  left: number;
  /** Whether a draw was thrown that may have taken effect all the same. */
  unsure: boolean;
}

interface BudgetSettings {
  /** The most calls that a month may buy; undefined means no ceiling. */
  readonly monthlyCeiling?: number | undefined;
  /** The most calls that a year may buy for places; undefined means no ceiling of their own. */
  readonly placesCeiling?: number | undefined;
  /** Calls that a worker draws at a time, so that a batch's item is not written for every subject. */
  readonly blockSize: number;
}

/**
 * What one worker may still buy. Blocks are drawn from the batch and from the month before anything is sent, spent
 * in memory, and what is left is given back at the end. A worker that dies leaves its blocks drawn, so a ceiling
 * errs low until the reconciler settles them.
 */
export class Allowance {
  readonly #context: LedgerContext;
  readonly #worker: Worker;
  readonly #settings: BudgetSettings;
  /** Subjects that this worker has before it, by batch. */
  readonly #subjects: ReadonlyMap<string, readonly string[]>;
  readonly #pools = new Map<string, Pool>();
  #turn: Promise<unknown> = Promise.resolve();
  #abandoned = false;

  constructor(
    context: LedgerContext,
    worker: Worker,
    subjects: ReadonlyMap<string, readonly string[]>,
    settings: BudgetSettings,
  ) {
    this.#context = context;
    this.#worker = worker;
    this.#subjects = subjects;
    this.#settings = settings;
  }

  /**
   * Takes calls for a subject of a batch; all of them or none.
   *
   * @returns which ceiling leaves too little, or undefined when the calls are taken
   */
  take(batch: string, calls: number): Promise<Shortage | undefined> {
    const turn = this.#turn.then(() => this.#take(batch, calls));
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Puts back calls that were taken and not bought. */
  putBack(batch: string, calls: number): void {
    for (const pool of [this.#pools.get(this.#account(batch).pk), this.#pools.get(this.#month().pk)]) {
      if (pool) pool.left += calls;
    }
  }

  /**
   * To be called when a wave broke off and what it spent is known only from the table: the blocks stay drawn, and
   * the reconciler settles them as those of a dead worker.
   */
  abandonBlocks(): void {
    this.#abandoned = true;
  }

  /** Gives back what is left. To be called once, when the worker has ended all its waves. */
  async close(): Promise<void> {
    await this.#turn;
    if (this.#abandoned) return;
    for (const pool of this.#pools.values()) {
      if (pool.drawn > 0) await giveBack(this.#context, pool.key, this.#worker.name, pool.left);
    }
  }

  async #take(batch: string, calls: number): Promise<Shortage | undefined> {
    const ofBatch = this.#pool(
      this.#account(batch),
      this.#subjects.get(batch) ?? [],
      batch === placesBatch ? this.#settings.placesCeiling : undefined,
    );
    const everybody = [...this.#subjects.values()].flat();
    const ofMonth = this.#pool(this.#month(), everybody, this.#settings.monthlyCeiling);
    if (!(await this.#fill(ofBatch, calls))) {
      return { of: batch === placesBatch ? 'places' : 'batch', account: ofBatch.key, calls };
    }
    if (!(await this.#fill(ofMonth, calls))) return { of: 'month', account: ofMonth.key, calls };
    ofBatch.left -= calls;
    ofMonth.left -= calls;
    return undefined;
  }

  #pool(key: Key, subjects: readonly string[], ceiling: number | undefined): Pool {
    const known = this.#pools.get(key.pk);
    if (known) return known;
    const pool: Pool = {
      key,
      subjects: [...subjects],
      drawn: 0,
      left: 0,
      unsure: false,
      ...(ceiling === undefined ? {} : { ceiling }),
    };
    this.#pools.set(key.pk, pool);
    return pool;
  }

  /** Draws a block; where a ceiling leaves less than a block, just what is needed. */
  async #fill(pool: Pool, calls: number): Promise<boolean> {
    if (pool.left >= calls) return true;
    if (pool.unsure) await this.#lookAtBlock(pool);
    const needed = calls - pool.left;
    const sizes = needed < this.#settings.blockSize ? [this.#settings.blockSize, needed] : [needed];
    for (const size of sizes) {
      pool.unsure = true;
      const drawn = await draw(this.#context, {
        key: pool.key,
        worker: this.#worker.name,
        block: { calls: pool.drawn + size, until: this.#worker.until, subjects: pool.subjects },
        calls: size,
        ...(pool.ceiling === undefined ? {} : { ceiling: pool.ceiling }),
      });
      pool.unsure = false;
      if (drawn) {
        pool.drawn += size;
        pool.left += size;
        return true;
      }
    }
    return false;
  }

  /** Nobody else draws under this worker's name: what stands there is what it has drawn. */
  async #lookAtBlock(pool: Pool): Promise<void> {
    const { blocks } = readAccount(await this.#context.table.get(pool.key));
    const standing = blocks[this.#worker.name]?.calls ?? 0;
    pool.left += standing - pool.drawn;
    pool.drawn = standing;
    pool.unsure = false;
  }

  #account(batch: string): Key {
    return accountOfBatch(batch, this.#worker.until);
  }

  #month(): Key {
    return accountOfMonth(this.#worker.until);
  }
}
