import { type BatchId, type Customer, customerOf } from '../customers/customer.ts';
import type { LedgerContext, Worker } from '../ledger/context.ts';
import { type Block, blockItems, blockKey, workerItems, workerKey } from '../ledger/items/account.ts';
import type { BlockerOf, Wait } from '../ledger/items/blocker.ts';
import { accountsDue, customerOfSubject, parseSubject, placesBatch } from '../ledger/items/keys.ts';
import type { Cost, PriceTable } from '../money/prices.ts';
import { schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';
import {
  type Amount,
  amountOf,
  beyond,
  inBlock,
  isNothing,
  minus,
  nothing,
  type Pricing,
  plus,
  times,
} from './amount.ts';
import { draw, endBlock, type Undrawn } from './budget.ts';
import { type BudgetCeilings, usualCeilings } from './ceilings-now.ts';
import { accountOfBatch, accountOfCustomer, accountOfMonth } from './periods.ts';

interface Pool {
  readonly key: Key;
  readonly of: 'batch' | 'customer' | 'month' | 'places';
  /** How the account counts; as the worker's prices suggest until it has been read. */
  pricing: Pricing;
  /** The worker's block as it was last drawn. */
  block: Block | undefined;
  left: Amount;
  /** Whether a draw was thrown that may have taken effect all the same. */
  unsure: boolean;
}

interface BudgetSettings extends BudgetCeilings {
  /** Calls that a worker draws at a time, so that a batch's item is not written for every subject. */
  readonly blockSize: number;
}

/** How long after a worker's end the reconciler settles its blocks, in milliseconds. */
const settleGraceMs = 1000;

/**
 * What one worker may still buy. Blocks are drawn from the batch and from the month before anything is sent, spent
 * in memory, and what is left is given back at the end. A worker that dies leaves its blocks drawn, so a ceiling
 * errs low until the reconciler settles them.
 */
export class Allowance {
  readonly #context: LedgerContext;
  readonly #worker: Worker;
  readonly #settings: BudgetSettings;
  readonly #prices: PriceTable | undefined;
  /** Subjects that this worker has before it, by batch. */
  readonly #subjects: ReadonlyMap<string, readonly string[]>;
  readonly #pools = new Map<string, Pool>();
  /** How often calls were taken for a subject of a batch. */
  readonly #served = new Map<string, number>();
  #turn: Promise<unknown> = Promise.resolve();
  #abandoned = false;
  #isKnown = false;

  constructor(
    context: LedgerContext,
    worker: Worker,
    subjects: ReadonlyMap<string, readonly string[]>,
    settings: BudgetSettings,
    prices?: PriceTable,
  ) {
    this.#context = context;
    this.#worker = worker;
    this.#subjects = subjects;
    this.#settings = settings;
    this.#prices = prices;
  }

  /**
   * Takes calls for a subject of a batch; all of them or none.
   *
   * @param cost what they cost; undefined where no prices are known
   * @param customer whose budget pays; that of the batch, unless it is a place
   * @returns the ceiling that leaves too little, as what the subject waits for; undefined when the calls are taken
   */
  take(
    batch: BatchId,
    calls: number,
    cost?: Cost,
    customer: Customer = customerOf(batch),
  ): Promise<Wait | undefined> {
    const turn = this.#turn.then(() => this.#take(batch, calls, cost, customer));
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Puts back calls that were taken and not bought, with what they cost. */
  putBack(batch: BatchId, calls: number, cost?: Cost, customer: Customer = customerOf(batch)): void {
    for (const { key } of this.#accounts(batch, customer)) {
      const pool = this.#pools.get(key.pk);
      if (pool) pool.left = plus(pool.left, amountOf(pool.pricing, calls, cost));
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
    for (const { key, block, left } of this.#pools.values()) {
      if (block !== undefined) await endBlock(this.#context, key, this.#worker.name, block, left);
    }
    if (this.#isKnown) await this.#context.table.delete({ key: workerKey(this.#worker.name), delete: true });
  }

  async #take(
    batch: BatchId,
    calls: number,
    cost: Cost | undefined,
    customer: Customer,
  ): Promise<Wait | undefined> {
    const pools = this.#accounts(batch, customer).map(({ key, of }) => this.#pool(key, of));
    for (const pool of pools) {
      const lack = await this.#fill(pool, calls, cost, this.#mostOf(batch, pool) * calls);
      if (lack !== undefined) return waitFor(pool, lack, calls, cost);
    }
    for (const pool of pools) pool.left = minus(pool.left, amountOf(pool.pricing, calls, cost));
    this.#served.set(batch, (this.#served.get(batch) ?? 0) + 1);
    return undefined;
  }

  /** Returns how many subjects may still ask for calls from a pool, the one that asks included; no bound where none is named. */
  #mostOf(batch: string, { of }: Pool): number {
    const isOne = of === 'batch' || of === 'places';
    const batches = isOne ? [batch] : [...this.#subjects.keys()];
    const named = batches.flatMap((one) => this.#subjects.get(one) ?? []);
    if (named.length === 0) return Number.POSITIVE_INFINITY;
    const served = batches.reduce((sum, one) => sum + (this.#served.get(one) ?? 0), 0);
    return Math.max(1, named.length - served);
  }

  #pool(key: Key, of: Pool['of']): Pool {
    const known = this.#pools.get(key.pk);
    if (known) return known;
    const pool: Pool = {
      key,
      of,
      pricing: this.#prices === undefined ? 'by calls' : 'by price',
      block: undefined,
      left: nothing,
      unsure: false,
    };
    this.#pools.set(key.pk, pool);
    return pool;
  }

  /**
   * Draws a block; where a ceiling leaves less than a block, just what is needed. What a worker has drawn and does not use is missing to
   * others until the worker ends.
   *
   * @param most calls that the subjects of the worker can still use
   */
  async #fill(pool: Pool, calls: number, cost: Cost | undefined, most: number): Promise<Undrawn | undefined> {
    if (isNothing(beyond(amountOf(pool.pricing, calls, cost), pool.left))) return undefined;
    await this.#introduce();
    if (pool.unsure) await this.#lookAtBlock(pool);
    const missing = (pricing: Pricing) => beyond(amountOf(pricing, calls, cost), pool.left);
    const blockSize = Math.min(this.#settings.blockSize, most);
    const sizes = missing(pool.pricing).calls < blockSize ? [blockSize, 0] : [0];
    let undrawn: Undrawn | undefined;
    for (const size of sizes) {
      pool.unsure = true;
      const drawn = await draw(this.#context, {
        key: pool.key,
        worker: this.#worker.name,
        before: pool.block,
        until: this.#worker.until,
        amountIn: (pricing) => blockFor(missing(pricing), calls, size),
        ceilings: await usualCeilings(this.#context, pool.key, this.#settings),
        prices: this.#prices,
      });
      pool.unsure = false;
      if ('block' in drawn) {
        pool.pricing = drawn.pricing;
        pool.block = drawn.block;
        pool.left = plus(pool.left, drawn.amount);
        return undefined;
      }
      undrawn = drawn;
    }
    return undrawn;
  }

  /** Writes down whom the worker works for, before its first draw: by that the reconciler settles its blocks if it dies. */
  async #introduce(): Promise<void> {
    if (this.#isKnown) return;
    const { name, until } = this.#worker;
    const named = [...this.#subjects.values()].flat().flatMap((one) => parseSubject(one) ?? []);
    const customers = new Set(named.flatMap((subject) => customerOfSubject(subject) ?? []));
    const accounts = [
      ...[...this.#subjects.keys()].map((batch) => this.#account(batch)),
      ...[...customers].map((customer) => accountOfCustomer(customer, until)),
      this.#month(),
    ];
    await this.#context.table.update(
      workerItems.update({
        key: workerKey(name),
        set: {
          v: schemaVersion,
          until,
          subjects: [...this.#subjects.values()].flat(),
          accounts,
          due: accountsDue,
          dueAt: until + settleGraceMs,
        },
      }),
    );
    this.#isKnown = true;
  }

  /** Nobody else draws under this worker's name: what stands there is what it has drawn. */
  async #lookAtBlock(pool: Pool): Promise<void> {
    const standing = await blockItems.read(this.#context.table, blockKey(pool.key, this.#worker.name));
    pool.left = plus(pool.left, minus(inBlock(standing), inBlock(pool.block)));
    pool.block = standing;
    pool.unsure = false;
  }

  #accounts(batch: BatchId, customer: Customer): Pick<Pool, 'key' | 'of'>[] {
    const { until } = this.#worker;
    return [
      { key: this.#account(batch), of: batch === placesBatch ? 'places' : 'batch' },
      ...(customer === undefined
        ? []
        : [{ key: accountOfCustomer(customer, until), of: 'customer' } as const]),
      { key: this.#month(), of: 'month' },
    ];
  }

  #account(batch: BatchId): Key {
    return accountOfBatch(batch, this.#worker.until);
  }

  #month(): Key {
    return accountOfMonth(this.#worker.until);
  }
}

const codeOfLack = { calls: 'calls', money: 'money', prices: 'price' } as const;

/** A subject waits for room on the account for so many calls, and for what they cost where a ceiling in money lacks. */
function waitFor(
  { key, of }: Pool,
  { lack, judgedBy }: Undrawn,
  calls: number,
  cost: Cost | undefined,
): Wait {
  const need: Record<Undrawn['lack'], Pick<BlockerOf<'ceiling'>, 'judgedBy' | 'micros'>> = {
    calls: {},
    money: { judgedBy, micros: cost?.micros ?? 0 },
    prices: { judgedBy },
  };
  return {
    blocker: { kind: 'ceiling', account: key, calls, ...need[lack] },
    reason: { code: 'ceiling', of, lacks: codeOfLack[lack] },
  };
}

/** What is drawn at once where so much is missing for some calls: as much for each as makes a block of this size. */
function blockFor(missing: Amount, calls: number, size: number): Amount {
  if (size === 0) return missing;
  const turns = Math.max(1, Math.ceil(size / Math.max(1, calls)));
  return { ...times(missing, turns), calls: missing.calls === 0 ? 0 : size };
}
