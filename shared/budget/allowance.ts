import { type BatchId, type Customer, customerOf } from '../customers/customer.ts';
import type { LedgerContext, Worker } from '../ledger/context.ts';
import { workerItems, workerKey } from '../ledger/items/account.ts';
import type { BlockerOf, Wait } from '../ledger/items/blocker.ts';
import { accountsDue, parseSubject } from '../ledger/items/keys.ts';
import type { Cost, PriceTable } from '../money/prices.ts';
import { schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';
import { type Amount, amountOf, excess, isZero, minus, nothing, plus, times } from './amount.ts';
import { draw, endBlock, type NoRoom } from './budget.ts';
import { type BudgetCeilings, defaultCeilings } from './ceilings-now.ts';
import { accountsFor, accountsOf, type PayingAccount, payerOf } from './periods.ts';

interface Pool {
  readonly key: Key;
  readonly payer: PayingAccount;
  priced: boolean;
  block: Amount;
  taken: Amount;
}

interface AllowanceDeps {
  readonly ledger: LedgerContext;
  readonly worker: Worker;
  /** The names of the worker's subjects, by batch. */
  readonly subjects: ReadonlyMap<string, readonly string[]>;
  /** `blockSize`: calls per reservation, so that not every subject writes the batch's item. */
  readonly settings: BudgetCeilings & { readonly blockSize: number };
  readonly prices?: PriceTable | undefined;
}

interface Purchase {
  readonly batch: BatchId;
  readonly calls: number;
  readonly cost: Cost | undefined;
  readonly customer: Customer;
}

const settleGraceMs = 1000;

/**
 * A worker reserves blocks of calls, counts its calls against them in memory and returns the rest. A dead worker's
 * blocks stay reserved until settled, so a ceiling may stop calls early, never late.
 */
export class Allowance {
  readonly #deps: AllowanceDeps;
  readonly #pools = new Map<string, Pool>();
  readonly #served = new Map<string, number>();
  #lastDraw: Promise<unknown> = Promise.resolve();
  #abandoned = false;
  #isKnown = false;

  constructor(deps: AllowanceDeps) {
    this.#deps = deps;
  }

  /**
   * Takes all of the calls or none.
   * @param cost undefined if no prices are known
   * @returns undefined when the calls are taken; else the wait for the ceiling without room
   */
  take(
    batch: BatchId,
    calls: number,
    cost?: Cost,
    customer: Customer = customerOf(batch),
  ): Promise<Wait | undefined> {
    const drawn = this.#lastDraw.then(() => this.#take({ batch, calls, cost, customer }));
    this.#lastDraw = drawn.catch(() => undefined);
    return drawn;
  }

  putBack(batch: BatchId, calls: number, cost?: Cost, customer: Customer = customerOf(batch)): void {
    for (const pool of this.#poolsOf(batch, customer))
      pool.taken = minus(pool.taken, amountOf(pool.priced, calls, cost));
  }

  /** After a failed wave, only the table holds the spending, so the reconciler settles the blocks. */
  abandonBlocks(): void {
    this.#abandoned = true;
  }

  async close(): Promise<void> {
    await this.#lastDraw;
    if (this.#abandoned) return;
    for (const { key, block, taken } of this.#pools.values()) {
      if (!isZero(block)) await endBlock(this.#deps.ledger, key, this.#deps.worker.name, minus(block, taken));
    }
    if (this.#isKnown)
      await this.#deps.ledger.table.delete({ key: workerKey(this.#deps.worker.name), delete: true });
  }

  async #take(purchase: Purchase): Promise<Wait | undefined> {
    const { batch, calls, cost, customer } = purchase;
    const pools = this.#poolsOf(batch, customer);
    for (const pool of pools) {
      const lack = await this.#fill(pool, purchase);
      if (lack !== undefined) return waitFor(pool, lack, purchase);
    }
    for (const pool of pools) pool.taken = plus(pool.taken, amountOf(pool.priced, calls, cost));
    this.#served.set(batch, (this.#served.get(batch) ?? 0) + 1);
    return undefined;
  }

  /** Subjects without calls yet. Once all have calls, the number of repeated purchases, as a guess of those to come. */
  #maxUnserved(batch: string, { payer }: Pool): number {
    const isOfOneBatch = payer === 'batch' || payer === 'places';
    const batches = isOfOneBatch ? [batch] : [...this.#deps.subjects.keys()];
    const subjectNames = batches.flatMap((one) => this.#deps.subjects.get(one) ?? []);
    if (subjectNames.length === 0) return Number.POSITIVE_INFINITY;
    const served = batches.reduce((sum, one) => sum + (this.#served.get(one) ?? 0), 0);
    const repeats = served - subjectNames.length;
    return repeats < 0 ? -repeats : Math.max(1, Math.min(repeats, subjectNames.length));
  }

  async #fill(pool: Pool, { batch, calls, cost }: Purchase): Promise<NoRoom | undefined> {
    const missing = (priced: boolean, block: Amount) => {
      if (!isZero(excess(pool.block, block))) throw new Error('The blocks of this worker have been settled');
      return excess(plus(pool.taken, amountOf(priced, calls, cost)), block);
    };
    if (isZero(missing(pool.priced, pool.block))) return undefined;
    await this.#register();
    const blockSize = Math.min(this.#deps.settings.blockSize, this.#maxUnserved(batch, pool) * calls);
    const drawn = await draw(this.#deps.ledger, {
      key: pool.key,
      worker: this.#deps.worker.name,
      until: this.#deps.worker.until,
      missing,
      ahead: (amount, priced) => blockFor(amount, amountOf(priced, calls, cost), blockSize),
      ceilings: await defaultCeilings(this.#deps.ledger, pool.key, this.#deps.settings),
      prices: this.#deps.prices,
    });
    if ('lack' in drawn) return drawn;
    pool.block = drawn.block;
    pool.priced = drawn.priced;
    return undefined;
  }

  /** Runs before the first reservation: the reconciler finds a dead worker's subjects through this item. */
  async #register(): Promise<void> {
    if (this.#isKnown) return;
    const { name, until } = this.#deps.worker;
    const subjects = [...this.#deps.subjects.values()].flat();
    const accounts = [
      ...[...this.#deps.subjects.keys()].flatMap((batch) => accountsFor(batch, customerOf(batch), until)),
      ...subjects.flatMap((one) => parseSubject(one) ?? []).flatMap((one) => accountsOf(one, until)),
    ];
    await this.#deps.ledger.table.update(
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
    return accountsFor(batch, customer, this.#deps.worker.until).map((key) => {
      const fresh: Pool = {
        key,
        payer: payerOf(key).of,
        priced: this.#deps.prices !== undefined,
        block: nothing,
        taken: nothing,
      };
      const pool = this.#pools.get(key.pk) ?? fresh;
      this.#pools.set(key.pk, pool);
      return pool;
    });
  }
}

function waitFor({ key, payer }: Pool, { lack, judgedBy }: NoRoom, { calls, cost }: Purchase): Wait {
  const need: Record<NoRoom['lack'], Pick<BlockerOf<'ceiling'>, 'judgedBy' | 'micros'>> = {
    calls: {},
    money: { judgedBy, micros: cost?.micros ?? 0 },
    price: { judgedBy },
  };
  return {
    blocker: { kind: 'ceiling', account: key, calls, ...need[lack] },
    reason: { code: 'ceiling', of: payer, lacks: lack },
  };
}

function blockFor(missing: Amount, purchase: Amount, size: number): Amount {
  if (missing.calls >= size) return missing;
  const further = times(purchase, Math.ceil(size / Math.max(1, purchase.calls)) - 1);
  const calls = missing.calls === 0 ? 0 : size;
  return {
    calls,
    micros: missing.micros + further.micros,
    unpriced: missing.unpriced === missing.calls ? calls : missing.unpriced + further.unpriced,
  };
}
