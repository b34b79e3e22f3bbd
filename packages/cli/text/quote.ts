import type { OperationQuote } from '@palmleaf/shared/drafts/quote';
import { costOfOperation, type QuotePrices, totalCost, totalsOf } from '@palmleaf/shared/drafts/quoted-cost';
import { count, counted } from '@palmleaf/shared/figures';
import { amountText, type Money, moneyText } from '@palmleaf/shared/money/money';
import { type Cost, costText } from '@palmleaf/shared/money/prices';
import { refusalText } from '@palmleaf/shared/reasons/refusals/refusal-text';
import type { Line } from '../terminal/line.ts';
import { table } from '../terminal/table.ts';
import { shownPath } from '../uploads/local-uploads.ts';
import type { LocalQuote } from '../uploads/quote.ts';

export const onePrice = (micros: number): QuotePrices => ({ currency: 'credits', priceOf: () => micros });

export function quoteJson(quote: LocalQuote, prices: QuotePrices | undefined) {
  const { operation: _all, ...totals } = totalsOf(quote);
  return {
    subjects: quote.subjects,
    ...totals,
    doubted: quote.doubted.map(({ upload, reason, sparedCalls }) => ({
      file: shownPath(upload),
      reason: refusalText({ reason }),
      because: reason,
      sparedCalls,
    })),
    cost: prices === undefined ? null : costJson(totalCost(quote, prices), prices),
    operations: quote.operations.map((one) => {
      const micros = prices?.priceOf(one.operation);
      return {
        ...one,
        price:
          prices === undefined || micros === undefined
            ? null
            : moneyJson({ currency: prices.currency, micros }),
        cost: prices === undefined ? null : costJson(costOfOperation(one, prices), prices),
      };
    }),
  };
}

const moneyJson = (money: Money) => ({ currency: money.currency, amount: amountText(money) });

const costJson = ({ micros, unpriced }: Cost, { currency }: QuotePrices) => ({
  ...moneyJson({ currency, micros }),
  unpriced,
});

export function quoteTable(quote: LocalQuote, prices: QuotePrices | undefined): Line[] {
  const words = (cost: Cost) => (prices === undefined ? 'not known' : costText(cost, prices));
  const priceWords = (operation: string) => {
    const micros = prices?.priceOf(operation);
    return prices === undefined || micros === undefined
      ? 'not known'
      : moneyText({ currency: prices.currency, micros });
  };
  const row = (one: OperationQuote, price: string, cost: string) => [
    one.operation,
    ...[one.calls, one.bought, one.copied, one.toBuy].map(count),
    price,
    cost,
  ];
  const none = { micros: 0, unpriced: 0 };
  return table(
    ['endpoint', 'calls', 'bought already', 'copied', 'to buy', 'price', 'cost'],
    [
      ...quote.operations.map((one) =>
        row(
          one,
          priceWords(one.operation),
          words(prices === undefined ? none : costOfOperation(one, prices)),
        ),
      ),
      row(totalsOf(quote), '', words(prices === undefined ? none : totalCost(quote, prices))),
    ],
  );
}

export function doubtLines({ doubted }: Pick<LocalQuote, 'doubted'>): string[] {
  if (doubted.length === 0) return [];
  const spared = doubted.reduce((sum, { sparedCalls }) => sum + sparedCalls, 0);
  const refused = doubted.filter(({ sparedCalls }) => sparedCalls > 0).length;
  const photos = counted(doubted.length, 'photo shows', 'photos show');
  return [
    `${photos} no readable palm; ${count(refused)} of them will be refused, which saves ${counted(spared, 'call')}, and the others are bought all the same:`,
    ...doubted.map(({ upload, reason }) => `  ${shownPath(upload)}: ${refusalText({ reason })}`),
  ];
}

export function quoteLine(quote: LocalQuote, prices: QuotePrices | undefined): string {
  const { toBuy, bought } = totalsOf(quote);
  const cost =
    toBuy === 0
      ? ''
      : prices === undefined
        ? '; what they cost is not known, because the profile of the service names no prices'
        : `, for ${costText(totalCost(quote, prices), prices)}`;
  return `Subjects: ${count(quote.subjects)}; calls to buy: ${count(toBuy)}${cost}; bought already: ${count(bought)}`;
}
