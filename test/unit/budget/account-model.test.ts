import { expect, test } from 'vitest';
import { Allowance } from '../../../shared/budget/allowance.ts';
import { type Amount, amountOf, inBlock, minus, nothing, plus } from '../../../shared/budget/amount.ts';
import { usualCeilings } from '../../../shared/budget/ceilings-now.ts';
import { accountOfCustomer } from '../../../shared/budget/periods.ts';
import { settleWorker } from '../../../shared/budget/settle.ts';
import { setCeiling, setMoneyCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { setBudget } from '../../../shared/ledger/customers/customers.ts';
import { accountItems } from '../../../shared/ledger/items/account.ts';
import { accountsDue, batchKey, budgetKey, subjectName } from '../../../shared/ledger/items/keys.ts';
import type { Money } from '../../../shared/money/money.ts';
import { type Cost, costOf, type PriceTable, priceTable } from '../../../shared/money/prices.ts';
import type { Key, Write } from '../../../shared/table/table.ts';
import { Random } from '../../simulation/world/random.ts';
import { openBlocks } from '../../support/ledger/account-of.ts';
import type { Change } from '../../support/table/memory-table.ts';
import { LedgerWorld, minute } from '../../support/worlds/ledger-world.ts';

const month = budgetKey('2026-11');
const ofAcme = budgetKey('@acme//2026-11');
const currencies = ['USD', 'EUR'] as const;
const tables = currencies.map((currency) =>
  priceTable({ currency, default: 0.5, operations: { luck: null, money: 2 } }),
);
const dearestMicros = tables[0]?.dearestMicros ?? 0;
const operations = ['luck', 'money', 'love', 'career'] as const;

interface Purchase {
  readonly calls: number;
  readonly cost: Cost | undefined;
  /** By account, because an account keeps its currency. */
  readonly amounts: ReadonlyMap<string, Amount>;
}

interface Drawing {
  readonly name: string;
  readonly until: number;
  readonly allowance: Allowance;
  readonly prices: PriceTable | undefined;
  readonly monthlyCeilingMoney: Money | undefined;
  readonly taken: Map<string, Amount>;
  readonly purchases: Purchase[];
}

class Accounts {
  readonly world = new LedgerWorld();
  readonly #random: Random;
  readonly #workers = new Map<string, Drawing>();
  readonly #dead = new Set<string>();
  readonly #spent = new Map<string, Amount>();
  readonly #batch: string;
  readonly #accounts: readonly Key[];
  readonly #customerCeiling: number | undefined;
  #names = 0;
  #depth = 0;
  readonly #drawing: Drawing[] = [];

  constructor(random: Random) {
    this.#random = random;
    const isOfAcme = random.chance(0.5);
    this.#batch = isOfAcme ? '@acme/june' : 'june';
    this.#accounts = [batchKey(this.#batch), ...(isOfAcme ? [ofAcme] : []), month];
    [this.#customerCeiling] = random.pick<readonly number[]>([[], [20], [60]]);
    this.world.table.listeners.push((change) => this.#written(change));
  }

  #written({ key, before, after }: Change): void {
    if (after === undefined || !this.#accounts.some(({ pk, sk }) => pk === key.pk && sk === key.sk)) return;
    const [was, is] = [before, after].map((item) => ({
      committed: 0,
      ...(item && accountItems.parse(item)),
    }));
    if (was === undefined || is === undefined || is.committed <= was.committed) return;
    expect(is).toMatchObject({ due: accountsDue, dueAt: expect.any(Number) });
    const usual = key.pk === ofAcme.pk ? this.#customerCeiling : undefined;
    expect(is.committed).toBeLessThanOrEqual(is.ceiling ?? usual ?? Number.POSITIVE_INFINITY);
    const { committedMicros = 0, committedUnpriced = 0, ceilingMoney = this.#usualOf(key) } = is;
    if (ceilingMoney === undefined) return;
    expect(is.currency).toBe(ceilingMoney.currency);
    expect(committedUnpriced).toBe(was.currency === undefined ? was.committed : was.committedUnpriced);
    expect(committedMicros + committedUnpriced * dearestMicros).toBeLessThanOrEqual(ceilingMoney.micros);
  }

  /** During a deployment, workers have different settings. */
  #usualOf({ pk }: Key): Money | undefined {
    return pk === month.pk ? this.#drawing.at(-1)?.monthlyCeilingMoney : undefined;
  }

  /** Runs steps of other workers between the read of an account and the write that depends on it. */
  async play(): Promise<void> {
    const { table } = this.world;
    const transact = table.transact.bind(table);
    table.transact = async (writes: readonly Write[]) => {
      if (this.#depth === 1 && this.#random.chance(0.5))
        for (let more = this.#random.whole(1, 3); more > 0; more -= 1) await this.#step();
      if (this.#drawing.length > 0 && this.#random.chance(0.02)) await this.#freeze();
      return transact(writes);
    };
    for (let steps = 0; steps < 30; steps += 1) {
      this.world.now += this.#random.whole(0, minute);
      await this.#step();
      await this.#check();
    }
    for (const name of this.#workers.keys()) await this.#close(name);
    this.world.now += 200 * minute;
    for (const name of this.#dead) await settleWorker(this.world.ledger, name);
    await this.#check();
    for (const key of this.#accounts) expect((await openBlocks(table, key)).size).toBe(0);
  }

  async #step(): Promise<void> {
    this.#depth += 1;
    const { ledger } = this.world;
    const random = this.#random;
    const [limit] = [[], [0], [6], [20], [60]][random.whole(0, 4)] ?? [];
    const isFree = (one: string) => this.#drawing.every((worker) => worker.name !== one);
    const name = random.pick([...this.#workers.keys(), 'new'].filter(isFree));
    switch (random.pick(['take', 'take', 'take', 'put back', 'close', 'die', 'ceiling', 'money'] as const)) {
      case 'take':
        await this.#take(name);
        break;
      case 'put back':
        this.#putBack(name);
        break;
      case 'close':
        await this.#close(name);
        break;
      case 'die':
        this.#die(name);
        break;
      case 'ceiling':
        await setCeiling(ledger, this.#batch, limit);
        break;
      case 'money': {
        const money =
          limit === undefined ? undefined : { currency: random.pick(currencies), micros: limit * 1_000_000 };
        await setMoneyCeiling(ledger, this.#batch, money);
      }
    }
    this.#depth -= 1;
  }

  #workerOf(name: string): Drawing {
    const known = this.#workers.get(name);
    if (known !== undefined) return known;
    this.#names += 1;
    const worker = { name: `w${this.#names}`, until: this.world.now + 100 * minute };
    const own = this.#random.chance(0.7) ? this.#random.pick(tables) : undefined;
    const subjects = new Map([
      [this.#batch, ['a', 'b', 'c'].map((id) => subjectName({ batch: this.#batch, id }))],
    ]);
    const currency = this.#random.pick(currencies);
    const usual = { currency, micros: this.#random.whole(10, 60) * 1_000_000 };
    const monthlyCeilingMoney = this.#random.chance(0.5) ? usual : undefined;
    const settings = { blockSize: 10, monthlyCeilingMoney, customerCeiling: this.#customerCeiling };
    const allowance = new Allowance({ ledger: this.world.ledger, worker, subjects, settings, prices: own });
    const drawing = {
      ...worker,
      allowance,
      prices: own,
      monthlyCeilingMoney,
      taken: new Map<string, Amount>(),
      purchases: [],
    };
    this.#workers.set(worker.name, drawing);
    return drawing;
  }

  async #take(name: string): Promise<void> {
    const worker = this.#workerOf(name);
    const calls = Array.from({ length: this.#random.whole(1, 8) }, () => this.#random.pick(operations));
    const cost = worker.prices && costOf(worker.prices, calls);
    this.#drawing.push(worker);
    const isAlive = () => this.#workers.has(worker.name);
    const wait = await worker.allowance.take(this.#batch, calls.length, cost).catch((error: unknown) => {
      if (isAlive()) throw error;
    });
    this.#drawing.pop();
    if (wait !== undefined || !isAlive()) return;
    const amounts = new Map<string, Amount>();
    for (const key of this.#accounts) {
      const account = await accountItems.read(this.world.table, key);
      const isPriced = worker.prices !== undefined && account?.currency === worker.prices.currency;
      amounts.set(key.pk, amountOf(isPriced, calls.length, cost));
    }
    this.#add(worker.taken, amounts);
    worker.purchases.push({ calls: calls.length, cost, amounts });
  }

  #add(to: Map<string, Amount>, more: ReadonlyMap<string, Amount>, combine = plus): void {
    for (const [account, amount] of more) to.set(account, combine(to.get(account) ?? nothing, amount));
  }

  #putBack(name: string): void {
    const worker = this.#workers.get(name);
    const purchase = worker?.purchases.pop();
    if (worker === undefined || purchase === undefined) return;
    worker.allowance.putBack(this.#batch, purchase.calls, purchase.cost);
    this.#add(worker.taken, purchase.amounts, minus);
  }

  async #close(name: string): Promise<void> {
    const worker = this.#workers.get(name);
    if (worker === undefined) return;
    this.#workers.delete(name);
    await worker.allowance.close();
    this.#add(this.#spent, worker.taken);
  }

  /** The worker records no spending in a header, so the reconciler returns all of its blocks. */
  #die(name: string): void {
    if (this.#workers.delete(name)) this.#dead.add(name);
  }

  /** The draw arrives after the reconciler has settled the worker, which dies before the answer. */
  async #freeze(): Promise<void> {
    const { name = '', until = 0 } = this.#drawing.at(-1) ?? {};
    const wakesAt = until + this.#random.whole(0, 18) * minute;
    if (wakesAt < this.world.now) return;
    this.world.now = wakesAt;
    this.#die(name);
    await settleWorker(this.world.ledger, name);
  }

  async #check(): Promise<void> {
    for (const key of this.#accounts) {
      const blocks = [...(await openBlocks(this.world.table, key)).values()].map(inBlock);
      const drawn = blocks.reduce(plus, this.#spent.get(key.pk) ?? nothing);
      expect(await this.#amountOn(key)).toEqual(drawn);
    }
  }

  async #amountOn(key: Key): Promise<Amount> {
    const item = await accountItems.read(this.world.table, key);
    const { committed = 0, committedMicros = 0, committedUnpriced = 0 } = item ?? {};
    return { calls: committed, micros: committedMicros, unpriced: committedUnpriced };
  }
}

test.each([1, 2, 3])(
  'An account counts what its workers reserve and spend, and no interleaving of draws passes a ceiling (%i)',
  async (seed) => {
    const random = new Random(seed);
    for (let history = 0; history < 150; history += 1) await new Accounts(random).play();
  },
);

test.each([
  ['both', { ceiling: 5, ceilingMoney: { currency: 'USD', micros: 7 } }, { calls: 5, micros: 7 }],
  ['calls', { ceiling: 5 }, { calls: 5, micros: 70 }],
  ['money', { ceilingMoney: { currency: 'USD', micros: 7 } }, { calls: 50, micros: 7 }],
  ['neither', {}, { calls: 50, micros: 70 }],
] as const)(
  'A customer with a separate budget in %s has the default for the rest',
  async (_what, own, holds) => {
    const { ledger } = new LedgerWorld();
    await setBudget(ledger, 'acme', own);
    const key = accountOfCustomer('acme', ledger.now());
    const settings = { customerCeiling: 50, customerCeilingMoney: { currency: 'USD', micros: 70 } };
    const { calls, money } = await usualCeilings(ledger, key, settings);
    expect({ calls, micros: money?.micros }).toEqual(holds);
  },
);
