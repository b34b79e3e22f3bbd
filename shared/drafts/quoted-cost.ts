import { microsOf } from '../money/money.ts';
import { addCost, type Cost, noCost } from '../money/prices.ts';
import type { OperationQuote, Quote } from './quote.ts';
import type { UnsentUpload } from './unsent-upload.ts';

type Operations = Pick<Quote<UnsentUpload>, 'operations'>;

export interface QuotePrices {
  readonly currency: string;
  /** In millionths per call; undefined if unknown. */
  readonly priceOf: (operation: string) => number | undefined;
}

export function pricesOf({ prices }: Pick<Quote<UnsentUpload>, 'prices'>): QuotePrices | undefined {
  if (prices === undefined) return undefined;
  const known = new Map(Object.entries(prices.operations).map(([name, amount]) => [name, microsOf(amount)]));
  return { currency: prices.currency, priceOf: (name) => known.get(name) };
}

export function costOfOperation({ operation, toBuy }: OperationQuote, prices: QuotePrices): Cost {
  const micros = prices.priceOf(operation);
  return micros === undefined ? { micros: 0, unpriced: toBuy } : { micros: micros * toBuy, unpriced: 0 };
}

export const totalCost = ({ operations }: Operations, prices: QuotePrices): Cost =>
  operations.map((one) => costOfOperation(one, prices)).reduce(addCost, noCost);

export const totalsOf = ({ operations }: Operations): OperationQuote =>
  operations.reduce(
    (total, one) => ({
      operation: total.operation,
      calls: total.calls + one.calls,
      bought: total.bought + one.bought,
      copied: total.copied + one.copied,
      toBuy: total.toBuy + one.toBuy,
    }),
    { operation: 'all', calls: 0, bought: 0, copied: 0, toBuy: 0 },
  );
