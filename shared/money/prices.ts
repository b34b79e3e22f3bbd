import { type OperationName, operationNames } from '@palmleaf/contract/operations';
import { sha256Hex } from '#sha256';
import { counted } from '../figures.ts';
import { type Money, microsOfNumber, moneyText } from './money.ts';

/** The prices in a profile; null or absent prices are unknown. */
export interface WrittenPrices {
  readonly currency: string;
  readonly default?: number | null | undefined;
  readonly operations?: Readonly<Partial<Record<OperationName, number | null>>> | undefined;
}

/** `micros` sums the known prices; `unpriced` counts calls without one. */
export interface Cost {
  readonly micros: number;
  readonly unpriced: number;
}

export interface PriceTable {
  readonly currency: string;
  readonly dearestMicros: number | undefined;
  readonly unpriced: readonly OperationName[];
  /** A hash of the currency and all prices. */
  readonly mark: string;
  readonly priceOf: (operation: OperationName) => number | undefined;
}

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

export const subtractCost = (whole: Cost, { micros = 0, unpriced = 0 }: Partial<Cost>): Cost => ({
  micros: whole.micros - micros,
  unpriced: whole.unpriced - unpriced,
});

export const costOf = (table: Pick<PriceTable, 'priceOf'>, calls: readonly OperationName[]): Cost =>
  calls.map((name) => priceCost(table.priceOf(name))).reduce(addCost, noCost);

export function amountFor(table: PriceTable | undefined, operation: OperationName): Money | undefined {
  const micros = table?.priceOf(operation);
  return table === undefined || micros === undefined ? undefined : { currency: table.currency, micros };
}

export const priceCost = (micros: number | undefined): Cost =>
  micros === undefined ? { micros: 0, unpriced: 1 } : { micros, unpriced: 0 };

export function costText({ micros, unpriced }: Cost, { currency }: Pick<Money, 'currency'>): string {
  const known = moneyText({ currency, micros });
  if (unpriced === 0) return known;
  const rest = `${counted(unpriced, 'call')} whose price is not known`;
  return micros === 0 ? rest : `${known} and ${rest}`;
}
