import type { Allowance } from '../../../shared/budget/allowance.ts';
import type { Amount } from '../../../shared/budget/amount.ts';
import type { Block } from '../../../shared/ledger/items/account.ts';
import type { BlockerOf, Wait } from '../../../shared/ledger/items/blocker.ts';
import type { Money } from '../../../shared/money/money.ts';
import type { Cost, PriceTable } from '../../../shared/money/prices.ts';
import type { Key } from '../../../shared/table/table.ts';

export const names = ['a', 'b', 'c'] as const;
const blockSize = 10;

export const nothing: Amount = { calls: 0, micros: 0, unpriced: 0 };
const memberwise = (of: (one: number, other: number) => number) => (one: Amount, other: Amount) => ({
  calls: of(one.calls, other.calls),
  micros: of(one.micros, other.micros),
  unpriced: of(one.unpriced, other.unpriced),
});
export const plus = memberwise((one, other) => one + other);
export const minus = memberwise((one, other) => one - other);
const lesser = memberwise(Math.min);
const missingOf = memberwise((wanted, there) => Math.max(0, wanted - there));
const isZero = ({ calls, micros, unpriced }: Amount) => calls + micros + unpriced === 0;

interface Limits {
  readonly calls?: number | undefined;
  readonly money?: Money | undefined;
}

/** The sums over the open and the ended blocks. */
export interface AccountModel {
  readonly key: Key;
  readonly of: 'batch' | 'customer' | 'month';
  currency?: string;
  own: Limits;
  ended: Amount;
  readonly blocks: Map<string, Amount>;
}

interface Purchase {
  readonly calls: number;
  readonly cost: Cost | undefined;
}

export interface Buyer {
  readonly name: string;
  readonly until: number;
  readonly allowance: Allowance;
  readonly prices: PriceTable | undefined;
  readonly usual: Record<AccountModel['of'], { calls?: number; money?: Money }>;
  readonly taken: Map<AccountModel, Amount>;
  readonly purchases: Purchase[];
  wanted: Purchase;
  served: number;
  isKnown: boolean;
  sent: { calls: number; micros: number; unpriced: number };
}

export const takenOf = ({ taken }: Buyer, model: AccountModel): Amount => taken.get(model) ?? nothing;

export const inBlock = ({ calls, micros = 0, unpriced = 0 }: Block): Amount => ({
  calls,
  micros,
  unpriced,
});

export const sumOf = ({ ended, blocks }: AccountModel): Amount => [...blocks.values()].reduce(plus, ended);

export function endBlock(model: AccountModel, name: string, spent: Amount): void {
  const block = model.blocks.get(name) ?? nothing;
  model.blocks.delete(name);
  model.ended = plus(model.ended, lesser(block, spent));
}

export const isPriced = ({ currency }: AccountModel, { prices }: Pick<Buyer, 'prices'>): boolean =>
  prices !== undefined && (currency ?? prices.currency) === prices.currency;

export function amountIn(model: AccountModel, buyer: Pick<Buyer, 'prices' | 'wanted'>): Amount {
  const { calls, cost } = buyer.wanted;
  return isPriced(model, buyer) && cost ? { calls, ...cost } : { calls, micros: 0, unpriced: calls };
}

export const missingIn = (model: AccountModel, buyer: Buyer): Amount =>
  missingOf(plus(takenOf(buyer, model), amountIn(model, buyer)), model.blocks.get(buyer.name) ?? nothing);

export function aheadOf(missing: Amount, model: AccountModel, buyer: Buyer): Amount {
  const { wanted, served } = buyer;
  const again = Math.max(1, Math.min(served - names.length, names.length));
  const size = Math.min(blockSize, (served < names.length ? names.length - served : again) * wanted.calls);
  if (missing.calls >= size) return missing;
  const { micros, unpriced } = amountIn(model, buyer);
  const further = Math.ceil(size / wanted.calls) - 1;
  const calls = missing.calls === 0 ? 0 : size;
  return {
    calls,
    micros: missing.micros + further * micros,
    unpriced: missing.unpriced === missing.calls ? calls : missing.unpriced + further * unpriced,
  };
}

const limitsIn = ({ own, of }: AccountModel, { usual }: Buyer): Limits => ({
  calls: own.calls ?? usual[of].calls,
  money: own.money ?? usual[of].money,
});

const judgedIn = (model: AccountModel, buyer: Buyer, prices: PriceTable | undefined): string =>
  `${prices?.mark ?? 'none'}.${limitsIn(model, buyer).money?.currency ?? ''}`;

/** If the currencies differ, no call has a price, because the amounts are not comparable. */
export function lackIn(
  model: AccountModel,
  buyer: Buyer,
  wanted: Amount,
): 'calls' | 'price' | 'money' | undefined {
  const { calls, money } = limitsIn(model, buyer);
  const sum = sumOf(model);
  if (calls !== undefined && sum.calls + wanted.calls > calls) return 'calls';
  if (money === undefined) return undefined;
  const { currency, dearestMicros } = buyer.prices ?? {};
  const isForeign = [currency, model.currency ?? currency].some((one) => one !== money.currency);
  if (dearestMicros === undefined || isForeign || wanted.unpriced > 0) return 'price';
  return sum.micros + wanted.micros + sum.unpriced * dearestMicros > money.micros ? 'money' : undefined;
}

export function waitIn(
  models: readonly AccountModel[],
  buyer: Buyer,
): readonly [Wait, AccountModel] | undefined {
  for (const model of models) {
    const missing = missingIn(model, buyer);
    if (isZero(missing)) continue;
    buyer.isKnown = true;
    const lack = lackIn(model, buyer, missing);
    if (lack === undefined) throw new Error('A worker took calls that it has not drawn');
    const judgedBy = judgedIn(model, buyer, buyer.prices);
    const { calls, cost } = buyer.wanted;
    const more = {
      calls: {},
      price: { judgedBy },
      money: { judgedBy, micros: cost?.micros ?? 0 },
    };
    const reason = { code: 'ceiling', of: model.of, lacks: lack } as const;
    return [{ blocker: { kind: 'ceiling', account: model.key, calls, ...more[lack] }, reason }, model];
  }
  return undefined;
}

export function releaseIn(
  model: AccountModel,
  buyer: Buyer,
  { blocker, prices }: { readonly blocker: BlockerOf<'ceiling'>; readonly prices: PriceTable | undefined },
) {
  const { calls = Number.POSITIVE_INFINITY, money } = limitsIn(model, buyer);
  const sum = sumOf(model);
  const forCalls = Math.floor((calls - sum.calls) / blocker.calls);
  const micros = (money?.micros ?? 0) - sum.micros - sum.unpriced * (prices?.dearestMicros ?? 0);
  const forMoney = blocker.micros === undefined ? 0 : Math.floor(micros / Math.max(1, blocker.micros));
  const isJudged = blocker.judgedBy === judgedIn(model, buyer, prices);
  return {
    room: isJudged ? Math.min(forCalls, forMoney) : forCalls,
    spent: [
      ...(Number.isFinite(calls) ? [(100 * sum.calls) / Math.max(1, calls)] : []),
      ...(money === undefined ? [] : [(100 * sum.micros) / Math.max(1, money.micros)]),
    ],
  };
}

export const settingsOf = (usual: Buyer['usual']) => ({
  blockSize,
  get monthlyCeiling() {
    return usual.month.calls;
  },
  get monthlyCeilingMoney() {
    return usual.month.money;
  },
  get customerCeiling() {
    return usual.customer.calls;
  },
  get customerCeilingMoney() {
    return usual.customer.money;
  },
});
