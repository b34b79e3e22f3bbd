import { type BatchId, type Customer, customerOf } from '../customers/customer.ts';
import type { LedgerContext, Worker } from '../ledger/context.ts';
import { workerItems, workerKey } from '../ledger/items/account.ts';
import type { BlockerOf, Wait } from '../ledger/items/blocker.ts';
import { accountsDue, parseSubject } from '../ledger/items/keys.ts';
import type { Cost, PriceTable } from '../money/prices.ts';
import { schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';
import { type Amount, amountOf, beyond, isNothing, minus, nothing, plus, times } from './amount.ts';
import { draw, endBlock, type Undrawn } from './budget.ts';
import { type BudgetCeilings, usualCeilings } from './ceilings-now.ts';
import { accountsFor, accountsOf, type PayingAccount, payingAccountOf } from './periods.ts';

/** What a worker has drawn from one account. */
interface Pool {
  readonly key: Key;
  readonly of: PayingAccount;
  /** Whether the account counts money by the worker's prices; as they suggest until it has been read. */
  priced: boolean;
  /** The worker's block as it was last drawn, and what has been taken of it. */
  block: Amount;
  taken: Amount;
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
    for (const pool of this.#poolsOf(batch, customer))
      pool.taken = minus(pool.taken, amountOf(pool.priced, calls, cost));
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
    for (const { key, block, taken } of this.#pools.values()) {
      if (!isNothing(block)) await endBlock(this.#context, key, this.#worker.name, minus(block, taken));
    }
    if (this.#isKnown) await this.#context.table.delete({ key: workerKey(this.#worker.name), delete: true });
  }

  async #take(
    batch: BatchId,
    calls: number,
    cost: Cost | undefined,
    customer: Customer,
  ): Promise<Wait | undefined> {
    const pools = this.#poolsOf(batch, customer);
    for (const pool of pools) {
      const lack = await this.#fill(pool, calls, cost, this.#mostOf(batch, pool) * calls);
      if (lack !== undefined) return waitFor(pool, lack, calls, cost);
    }
    for (const pool of pools) pool.taken = plus(pool.taken, amountOf(pool.priced, calls, cost));
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

  /**
   * Draws a block; where a ceiling leaves less than a block, just what is needed. What a worker has drawn and does not use is missing to
   * others until the worker ends.
   *
   * @param most calls that the subjects of the worker can still use
   */
  async #fill(pool: Pool, calls: number, cost: Cost | undefined, most: number): Promise<Undrawn | undefined> {
    const missing = (priced: boolean, block: Amount) => {
      if (!isNothing(beyond(pool.block, block)))
        throw new Error('The blocks of this worker have been settled');
      return beyond(plus(pool.taken, amountOf(priced, calls, cost)), block);
    };
    if (isNothing(missing(pool.priced, pool.block))) return undefined;
    await this.#introduce();
    const blockSize = Math.min(this.#settings.blockSize, most);
    let undrawn: Undrawn | undefined;
    for (const size of [blockSize, 0]) {
      const drawn = await draw(this.#context, {
        key: pool.key,
        worker: this.#worker.name,
        until: this.#worker.until,
        amountIn: (priced, block) => blockFor(missing(priced, block), calls, size),
        ceilings: await usualCeilings(this.#context, pool.key, this.#settings),
        prices: this.#prices,
      });
      if ('block' in drawn) {
        pool.block = drawn.block;
        pool.priced = drawn.priced;
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
    const subjects = [...this.#subjects.values()].flat();
    const accounts = [
      ...[...this.#subjects.keys()].flatMap((batch) => accountsFor(batch, customerOf(batch), until)),
      ...subjects.flatMap((one) => parseSubject(one) ?? []).flatMap((one) => accountsOf(one, until)),
    ];
    await this.#context.table.update(
      workerItems.update({
        key: workerKey(name),
        set: {
          v: schemaVersion,
          until,
          subjects,
          accounts: [...new Map(accounts.map((key) => [key.pk, key])).values()],
          due: accountsDue,
          dueAt: until + settleGraceMs,
        },
      }),
    );
    this.#isKnown = true;
  }

  #poolsOf(batch: BatchId, customer: Customer): Pool[] {
    return accountsFor(batch, customer, this.#worker.until).map((key) => {
      const fresh: Pool = {
        key,
        of: payingAccountOf(key),
        priced: this.#prices !== undefined,
        block: nothing,
        taken: nothing,
      };
      const pool = this.#pools.get(key.pk) ?? fresh;
      this.#pools.set(key.pk, pool);
      return pool;
    });
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
  if (missing.calls >= size) return missing;
  const turns = Math.max(1, Math.ceil(size / Math.max(1, calls)));
  const block = missing.calls === 0 ? 0 : size;
  const { micros, unpriced } = times(missing, turns);
  return { calls: block, micros, unpriced: missing.unpriced === missing.calls ? block : unpriced };
}
