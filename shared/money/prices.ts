import { type OperationName, operationNames } from '@palmleaf/contract/operations';
import { sha256Hex } from '#sha256';
import { counted } from '../figures.ts';
import { type Money, microsOfNumber, moneyText } from './money.ts';

/** Prices as a profile holds them: null, or nothing, where one is not known. */
export interface WrittenPrices {
  readonly currency: string;
  readonly default?: number | null | undefined;
  readonly operations?: Readonly<Partial<Record<OperationName, number | null>>> | undefined;
}

/** What some calls cost: the sum of the prices that are known, and how many calls have none that is. */
export interface Cost {
  readonly micros: number;
  readonly unpriced: number;
}

/** What the calls of a service cost, in one currency. */
export interface PriceTable {
  readonly currency: string;
  /** The highest price that is known, in millionths; undefined where none is. */
  readonly dearestMicros: number | undefined;
  /** Operations without a known price. */
  readonly unpriced: readonly OperationName[];
  /** Another one where any price is another. */
  readonly mark: string;
  /** The price of one call, in millionths. */
  readonly priceOf: (operation: OperationName) => number | undefined;
}

/** Nothing where the profile names no prices at all. */
export function priceTable(prices: WrittenPrices | undefined): PriceTable | undefined {
  if (prices === undefined) return undefined;
  const known = new Map<OperationName, number>();
  for (const name of operationNames) {
    const written = prices.operations?.[name];
    const price = written === undefined ? prices.default : written;
    const micros = typeof price === 'number' ? microsOfNumber(price) : undefined;
    if (micros !== undefined) known.set(name, micros);
  }
  return {
    currency: prices.currency,
    dearestMicros: known.size === 0 ? undefined : Math.max(...known.values()),
    unpriced: operationNames.filter((name) => !known.has(name)),
    mark: markOf([prices.currency, ...operationNames.map((name) => known.get(name) ?? '')]),
    priceOf: (name) => known.get(name),
  };
}

const markOf = (facts: readonly (string | number)[]): string => sha256Hex(facts.join(',')).slice(0, 8);

export const noCost: Cost = { micros: 0, unpriced: 0 };

export const addCost = (one: Cost, other: Cost): Cost => ({
  micros: one.micros + other.micros,
  unpriced: one.unpriced + other.unpriced,
});

/** What is left of a cost without a part of it. */
export const subtractCost = (whole: Cost, { micros = 0, unpriced = 0 }: Partial<Cost>): Cost => ({
  micros: whole.micros - micros,
  unpriced: whole.unpriced - unpriced,
});

/** What one call of each of these operations costs together. */
export const costOf = (table: Pick<PriceTable, 'priceOf'>, calls: readonly OperationName[]): Cost =>
  calls.map((name) => priceCost(table.priceOf(name))).reduce(addCost, noCost);

/** The price of one call as an amount; undefined where it is not known. */
export function amountFor(table: PriceTable | undefined, operation: OperationName): Money | undefined {
  const micros = table?.priceOf(operation);
  return table === undefined || micros === undefined ? undefined : { currency: table.currency, micros };
}

/** The cost of one call with this price. */
export const priceCost = (micros: number | undefined): Cost =>
  micros === undefined ? { micros: 0, unpriced: 1 } : { micros, unpriced: 0 };

/** A cost in words. What is not known is said to be unknown, and is never nothing. */
export function costText({ micros, unpriced }: Cost, { currency }: Pick<Money, 'currency'>): string {
  const known = moneyText({ currency, micros });
  if (unpriced === 0) return known;
  const rest = `${counted(unpriced, 'call')} whose price is not known`;
  return micros === 0 ? rest : `${known} and ${rest}`;
}
