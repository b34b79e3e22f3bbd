import { pricesOf } from '@palmleaf/shared/drafts/quoted-cost';
import { batch } from '@palmleaf/test/support/pages/views';
import { describe, expect, test } from 'vitest';
import { plainLines } from '../../terminal/line.ts';
import { ceilingText, spendingText } from '../../text/money.ts';
import { onePrice, quoteJson, quoteLine, quoteTable } from '../../text/quote.ts';

const operations = [
  { operation: 'get-palm-id', calls: 3, bought: 1, copied: 0, toBuy: 2 },
  { operation: 'luck', calls: 3, bought: 0, copied: 0, toBuy: 3 },
];
const quote = { subjects: 3, operations, prices: undefined, checks: [], doubted: [] };
const priced = { ...quote, prices: { currency: 'USD', operations: { 'get-palm-id': '0.50' } } };

describe('a quote', () => {
  test('A quote states what is known and what is not', () => {
    const prices = pricesOf(priced);
    expect(quoteLine(priced, prices)).toBe(
      'Subjects: 3; calls to buy: 5, for 1.00 USD and 3 calls whose price is not known; bought already: 1',
    );
    expect(quoteJson(priced, prices)).toMatchObject({
      toBuy: 5,
      cost: { currency: 'USD', amount: '1.00', unpriced: 3 },
      operations: [
        { price: { currency: 'USD', amount: '0.50' }, cost: { amount: '1.00', unpriced: 0 } },
        { price: null, cost: { amount: '0.00', unpriced: 3 } },
      ],
    });
    expect(plainLines(quoteTable(priced, prices)).join('\n')).toMatch(
      /luck +3 +0 +0 +3 +not known +3 calls whose price/,
    );
  });

  test('A quote without prices says so and never shows zero', () => {
    expect(quoteLine(quote, pricesOf(quote))).toContain('what they cost is not known');
    expect(quoteJson(quote, pricesOf(quote)).cost).toBeNull();
    expect(plainLines(quoteTable(quote, undefined)).join('\n')).not.toMatch(/\b0\.00/);
    const bought = { ...quote, operations: operations.map((one) => ({ ...one, toBuy: 0 })) };
    expect(quoteLine(bought, undefined)).toBe('Subjects: 3; calls to buy: 0; bought already: 1');
  });

  test('A quote of a service with one price for all calls counts in credits', () => {
    expect(quoteLine(quote, onePrice(2_500_000))).toContain('for 12.5 credits');
  });
});

describe('what a batch spends', () => {
  const calls = { bought: 4, reused: 1, unknown: 1 };
  const lineOf = (spending: typeof batch.spending) => spendingText({ ...batch, calls, spending });

  test('The spending of a batch is shown in calls and in money, with both ceilings', () => {
    const cost = { currency: 'USD', amount: '0.75', unpriced: 2 };
    expect(
      lineOf({ committed: 5, ceiling: 9, cost, ceilingMoney: { currency: 'USD', amount: '25.00' } }),
    ).toBe(
      'calls bought 4, reused 1, unknown 1; total of bought, unknown and reserved 5 (0.75 USD and 2 calls whose price is not known), ceiling 9, ceiling 25.00 USD',
    );
    expect(lineOf({ committed: 5 })).toContain(
      'total of bought, unknown and reserved 5 (what they cost is not known), no ceiling',
    );
    expect(lineOf({ committed: 0 })).toContain('total of bought, unknown and reserved 0, no ceiling');
  });

  test('The answer to a new ceiling states it in calls and in money, and names the operations without a price', () => {
    const view = {
      ...batch,
      spending: { committed: 5, cost: { currency: 'USD', amount: '0.75', unpriced: 2 } },
    };
    const money = { currency: 'USD', amount: '25.00' };
    expect(ceilingText('june', { ceiling: 5, money, unpriced: ['luck', 'chat'] }, view.spending)).toEqual([
      'june may buy 5 calls at most.',
      'june may spend 25.00 USD at most.',
      'The profile names no price for luck, chat: such calls wait while there is a ceiling in money.',
      'Bought before their price was known: 2 calls. Each counts with the highest price that is known.',
    ]);
    expect(ceilingText('june', { ceiling: null, money: null }, view.spending)).toEqual([
      'june has no ceiling.',
      'june has no ceiling in money.',
    ]);
  });
});
