import { expect, test } from 'vitest';
import { decideForCeiling } from '../../../shared/blockers/release-decision.ts';
import { Allowance } from '../../../shared/budget/allowance.ts';
import { unpricedOf } from '../../../shared/budget/room.ts';
import { settleWorker } from '../../../shared/budget/settle.ts';
import { isSettled } from '../../../shared/budget/settled-workers.ts';
import { setCeiling, setMoneyCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { lateWritesMs } from '../../../shared/ledger/context.ts';
import { setBudget } from '../../../shared/ledger/customers/customers.ts';
import { blockItems, blockPrefix, readAccount } from '../../../shared/ledger/items/account.ts';
import type { BlockerOf } from '../../../shared/ledger/items/blocker.ts';
import { headerItems } from '../../../shared/ledger/items/header.ts';
import {
  accountsDue,
  batchKey,
  budgetKey,
  headerKey,
  subjectName,
} from '../../../shared/ledger/items/keys.ts';
import { costOf, priceTable } from '../../../shared/money/prices.ts';
import { schemaVersion } from '../../../shared/table/item-kind.ts';
import type { Key, TransactResult, Write } from '../../../shared/table/table.ts';
import { Random } from '../../simulation/world/random.ts';
import { openBlocks } from '../../support/ledger/account-of.ts';
import type { Change } from '../../support/table/memory-table.ts';
import { LedgerWorld, minute, row } from '../../support/worlds/ledger-world.ts';
import {
  type AccountModel,
  aheadOf,
  amountIn,
  type Buyer,
  endBlock,
  inBlock,
  isPriced,
  lackIn,
  minus,
  missingIn,
  names,
  nothing,
  plus,
  releaseIn,
  settingsOf,
  sumOf,
  takenOf,
  waitIn,
} from './account-models.ts';

const ofAcme = budgetKey('@acme//2026-11');
const month = budgetKey('2026-11');
const currencies = ['USD', 'EUR'] as const;
const tables = [
  priceTable({ currency: 'USD', default: 0.5, operations: { luck: null, money: 2 } }),
  priceTable({ currency: 'EUR', default: 0.3, operations: { luck: null, money: 1 } }),
  priceTable({ currency: 'USD' }),
  undefined,
];
const operations = ['luck', 'money', 'love', 'career'] as const;

interface BlockedBuyer {
  readonly buyer: Buyer;
  readonly blocker: BlockerOf<'ceiling'>;
  readonly model: AccountModel;
}

class Accounts {
  readonly #world = new LedgerWorld();
  readonly #random: Random;
  readonly #alive = new Map<string, Buyer>();
  readonly #all: Buyer[] = [];
  readonly #drawing: Buyer[] = [];
  readonly #batch: string;
  readonly #models: readonly AccountModel[];
  readonly #waits: BlockedBuyer[] = [];
  #depth = 0;
  #isDisturbed = false;
  #beforeEnd: (() => Promise<void>) | undefined;

  constructor(random: Random) {
    this.#random = random;
    const isOfAcme = random.chance(0.5);
    this.#batch = isOfAcme ? '@acme/june' : 'june';
    const model = (key: Key, of: AccountModel['of']): AccountModel => ({
      ...{ key, of },
      ...{ own: {}, ended: nothing, blocks: new Map() },
    });
    const calls = random.whole(0, 9);
    const former = { ...model(month, 'month'), ended: { calls, micros: 0, unpriced: calls } };
    this.#models = [
      model(batchKey(this.#batch), 'batch'),
      ...(isOfAcme ? [model(ofAcme, 'customer')] : []),
      former,
    ];
    // An earlier version did not count unpriced calls.
    this.#world.table.load([{ ...month, v: schemaVersion, committed: calls, due: accountsDue, dueAt: 0 }]);
    this.#world.table.listeners.push((change) => this.#written(change));
  }

  async play(): Promise<void> {
    const world = this.#world;
    await world.acceptRow(subjectName({ batch: this.#batch, id: 'a' }), row());
    const transact = world.table.transact.bind(world.table);
    world.table.transact = async (writes: readonly Write[]) => {
      const { name, served = 0 } = this.#drawing.at(-1) ?? {};
      const isDraw = writes.some((write) => 'set' in write && write.key.sk === `${blockPrefix}${name}`);
      const others = isDraw && this.#depth === 1 && this.#random.chance(0.5) ? this.#random.whole(1, 3) : 0;
      for (let more = others; more > 0; more -= 1) await this.#step();
      const beforeEnd = this.#beforeEnd;
      if (!isDraw) {
        this.#beforeEnd = undefined;
        await beforeEnd?.();
      }
      this.#isDisturbed = others > 0;
      const draw = () => transact(writes);
      return isDraw && this.#random.chance(served > 0 ? 0.3 : 0.03) ? this.#freeze(draw) : draw();
    };
    for (let steps = 0; steps < 30; steps += 1) {
      world.now += this.#random.whole(0, minute);
      await this.#step();
      await this.#check();
    }
    for (const name of [...this.#alive.keys()]) await this.#close(name);
    world.now += 200 * minute;
    for (const buyer of this.#all) await this.#settle(buyer);
    await this.#check();
    expect(this.#models.map(({ blocks }) => blocks.size)).toEqual(this.#models.map(() => 0));
  }

  async #step(): Promise<void> {
    this.#depth += 1;
    const random = this.#random;
    const isFree = (one: string) => this.#drawing.every(({ name }) => name !== one);
    const name = random.pick([...this.#alive.keys(), 'new'].filter(isFree));
    const buyer = this.#alive.get(name);
    switch (random.pick(['take', 'take', 'take', 'put back', 'close', 'die', 'limit', 'no limit'] as const)) {
      case 'take':
        await this.#take(buyer ?? this.#buyer());
        break;
      case 'put back':
        if (buyer !== undefined) this.#putBack(buyer);
        break;
      case 'close':
        await this.#close(name);
        break;
      case 'die':
        this.#alive.delete(name);
        break;
      case 'limit':
        if (buyer !== undefined) await this.#limit(buyer);
        break;
      case 'no limit':
        await setCeiling(this.#world.ledger, this.#batch, undefined);
        await setMoneyCeiling(this.#world.ledger, this.#batch, undefined);
        if (this.#models[0] !== undefined) this.#models[0].own = {};
    }
    this.#depth -= 1;
  }

  #buyer(): Buyer {
    const { ledger } = this.#world;
    const worker = { name: `w${this.#all.length}`, until: this.#world.now + 100 * minute };
    const prices = this.#random.pick([...tables, tables[0]].map((table) => [table] as const))[0];
    const subjects = new Map([[this.#batch, names.map((id) => subjectName({ batch: this.#batch, id }))]]);
    const usual: Buyer['usual'] = { batch: {}, customer: {}, month: {} };
    const settings = settingsOf(usual);
    const allowance = new Allowance({ ledger, worker, subjects, settings, prices });
    const buyer: Buyer = {
      ...worker,
      ...{ allowance, prices, usual, taken: new Map(), purchases: [], wanted: { calls: 0, cost: undefined } },
      ...{ served: 0, isKnown: false, sent: { ...nothing } },
    };
    this.#alive.set(worker.name, buyer);
    this.#all.push(buyer);
    return buyer;
  }

  async #take(buyer: Buyer): Promise<void> {
    const calls = Array.from({ length: this.#random.whole(1, 8) }, () => this.#random.pick(operations));
    buyer.wanted = { calls: calls.length, cost: buyer.prices && costOf(buyer.prices, calls) };
    if (this.#random.chance(0.5)) await this.#limit(buyer);
    this.#drawing.push(buyer);
    const { wanted } = buyer;
    const isAlive = () => this.#alive.has(buyer.name);
    const wait = await buyer.allowance
      .take(this.#batch, wanted.calls, wanted.cost)
      .catch((error: unknown) => {
        if (isAlive() || !String(error).includes('have been settled')) throw error;
      });
    this.#drawing.pop();
    if (!isAlive()) return;
    const [unserved, model] = waitIn(this.#models, buyer) ?? [];
    expect(wait).toEqual(unserved);
    if (unserved?.blocker.kind === 'ceiling' && model !== undefined) {
      this.#waits.push({ buyer, blocker: unserved.blocker, model });
      return;
    }
    for (const one of this.#models) buyer.taken.set(one, plus(takenOf(buyer, one), amountIn(one, buyer)));
    buyer.served += 1;
    buyer.purchases.push(wanted);
    if (this.#random.chance(0.3)) await this.#send(buyer);
  }

  /** The header, by which the reconciler settles, counts the newest purchase. */
  async #send(buyer: Buyer): Promise<void> {
    const { calls, cost } = buyer.purchases.pop() ?? { calls: 0, cost: undefined };
    const { sent, until } = buyer;
    const { micros, unpriced } = cost ?? { micros: 0, unpriced: calls };
    buyer.sent = plus(sent, { calls, micros, unpriced });
    const { header } = await this.#world.report(subjectName({ batch: this.#batch, id: 'a' }));
    const { calls: all, ...costs } = buyer.sent;
    const spent = { calls: all, until, ...(cost === undefined ? {} : costs) };
    const spentBy = { ...header.spentBy, [buyer.name]: spent };
    await this.#world.table.update(headerItems.update({ key: headerKey(header), set: { spentBy } }));
  }

  #putBack(buyer: Buyer): void {
    const wanted = buyer.purchases.pop();
    if (wanted === undefined) return;
    buyer.allowance.putBack(this.#batch, wanted.calls, wanted.cost);
    for (const model of this.#models)
      buyer.taken.set(model, minus(takenOf(buyer, model), amountIn(model, { ...buyer, wanted })));
  }

  async #close(name: string): Promise<void> {
    const buyer = this.#alive.get(name);
    if (buyer === undefined) return;
    this.#alive.delete(name);
    await buyer.allowance.close();
    for (const model of this.#models) endBlock(model, name, takenOf(buyer, model));
    buyer.isKnown = false;
  }

  async #settle(buyer: Buyer, ends: (model: AccountModel) => boolean = () => true): Promise<void> {
    const { ledger, now } = this.#world;
    await settleWorker(ledger, buyer.name);
    if (!buyer.isKnown || buyer.until > now) return;
    const ended = this.#models.filter(ends);
    for (const model of ended) {
      const { calls } = buyer.sent;
      endBlock(
        model,
        buyer.name,
        isPriced(model, buyer) ? buyer.sent : { calls, micros: 0, unpriced: calls },
      );
    }
    buyer.isKnown = now < buyer.until + lateWritesMs || ended.length < this.#models.length;
  }

  async #freeze(draw: () => Promise<TransactResult>): Promise<TransactResult> {
    const buyer = this.#drawing.at(-1);
    const wakesAt = (buyer?.until ?? 0) + this.#random.whole(0, 14) * minute;
    if (buyer === undefined || wakesAt < this.#world.now) return draw();
    this.#world.now = wakesAt;
    this.#alive.delete(buyer.name);
    buyer.isKnown = true;
    const before = this.#models.map((model) => model.blocks.get(buyer.name));
    let drawn: TransactResult | undefined;
    if (this.#random.chance(0.5))
      this.#beforeEnd = async () => {
        drawn = await draw();
      };
    await this.#settle(
      buyer,
      (model) => model.blocks.get(buyer.name) === before[this.#models.indexOf(model)],
    );
    this.#beforeEnd = undefined;
    return drawn ?? draw();
  }

  async #limit(buyer: Buyer): Promise<void> {
    const random = this.#random;
    const { ledger } = this.#world;
    const model = random.pick(this.#models.filter(({ of }) => of !== 'customer' || this.#depth === 1));
    const wanted = amountIn(model, buyer);
    const sum = sumOf(model);
    const border = random.whole(-1, 1);
    const calls = Math.max(0, sum.calls + wanted.calls * random.whole(0, 3) + border);
    const known = sum.micros + sum.unpriced * (buyer.prices?.dearestMicros ?? 0);
    const micros = Math.max(0, known + wanted.micros * random.whole(0, 3) + border);
    const money = { currency: random.pick([model.currency ?? 'USD', ...currencies]), micros };
    const isMoney = random.chance(0.5);
    const isUsual = model.of === 'month' || (model.of === 'customer' && random.chance(0.5));
    if (isUsual) Object.assign(buyer.usual[model.of], isMoney ? { money } : { calls });
    else model.own = { ...model.own, ...(isMoney ? { money } : { calls }) };
    if (isUsual) return;
    if (model.of === 'customer')
      await setBudget(ledger, 'acme', isMoney ? { ceilingMoney: money } : { ceiling: calls });
    else if (isMoney) await setMoneyCeiling(ledger, this.#batch, money);
    else await setCeiling(ledger, this.#batch, calls);
  }

  #written({ key, before, after }: Change): void {
    const model = this.#models.find((one) => one.key.pk === key.pk);
    const buyer = this.#drawing.at(-1);
    if (model === undefined || after === undefined || !key.sk.startsWith(blockPrefix)) return;
    if (buyer === undefined) throw new Error('A block grows although no worker draws');
    expect(key.sk).toBe(blockPrefix + buyer.name);
    const drawn = minus(
      inBlock(blockItems.parse(after)),
      before ? inBlock(blockItems.parse(before)) : nothing,
    );
    const missing = missingIn(model, buyer);
    const ahead = aheadOf(missing, model, buyer);
    const expected = lackIn(model, buyer, ahead) === undefined ? ahead : missing;
    if (!this.#isDisturbed) expect(drawn).toEqual(expected);
    expect([missing, ahead]).toContainEqual(drawn);
    expect(lackIn(model, buyer, drawn)).toBeUndefined();
    if (buyer.prices !== undefined) model.currency ??= buyer.prices.currency;
    model.blocks.set(buyer.name, plus(model.blocks.get(buyer.name) ?? nothing, drawn));
    buyer.isKnown = true;
  }

  async #check(): Promise<void> {
    const { table, ledger } = this.#world;
    for (const model of this.#models) {
      const account = readAccount(await table.get(model.key));
      const { committed, committedMicros = 0, currency } = account;
      const { own } = model;
      const isOwn = model.of === 'batch';
      expect({ calls: committed, micros: committedMicros, unpriced: unpricedOf(account) }).toEqual(
        sumOf(model),
      );
      expect(currency).toBe(model.currency);
      if (isOwn) expect([account.ceiling, account.ceilingMoney]).toEqual([own.calls, own.money]);
      if (committed > 0) expect(account).toMatchObject({ due: accountsDue, dueAt: expect.any(Number) });
      const open = await openBlocks(table, model.key);
      expect(new Map([...open].map(([name, block]) => [name, inBlock(block)]))).toEqual(model.blocks);
    }
    for (const { name, isKnown, until } of this.#all) {
      const spentBy = { [name]: { calls: 1, until } };
      expect(await isSettled(ledger, { spentBy, lease: undefined })).toBe(!isKnown);
      expect(await isSettled(ledger, { spentBy: {}, lease: { owner: name, until } })).toBe(!isKnown);
    }
    await this.#checkRelease();
  }

  async #checkRelease(): Promise<void> {
    const { blocker, buyer, model } = this.#waits.at(-1) ?? {};
    if (blocker === undefined || buyer === undefined || model === undefined) return;
    const prices = this.#random.chance(0.7) ? buyer.prices : tables[0];
    const { ledger } = this.#world;
    const shares: number[] = [];
    const budget = settingsOf(buyer.usual);
    const reportSpentOfCeiling = (share: number) => void shares.push(share);
    const found = await decideForCeiling(
      { ledger, prices, reportSpentOfCeiling, settings: { budget } },
      blocker,
    );
    const { room, spent } = releaseIn(model, buyer, { blocker, prices });
    expect(Math.max(0, found.room)).toBe(Math.max(0, room));
    expect(shares).toEqual(spent);
  }
}

test.each([1, 2, 3])(
  'The history of draws, sends, deaths and ceilings predicts every account, block, wait and release (%i)',
  async (seed) => {
    const random = new Random(seed);
    for (let history = 0; history < 70; history += 1) await new Accounts(random).play();
  },
);
