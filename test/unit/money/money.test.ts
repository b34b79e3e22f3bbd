import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountText,
  microsOf,
  microsOfDecimal,
  microsOfNumber,
  moneyText,
  readAmount,
} from '../../../shared/money/money.ts';
import { costOf, costText, priceTable } from '../../../shared/money/prices.ts';

describe('an amount', () => {
  test.each([
    ['25', 25_000_000],
    ['25.00', 25_000_000],
    ['0.0025', 2500],
    ['0.000001', 1],
    ['1000000000', 1e15],
  ])('The amount %s is parsed exactly', (text, micros) => {
    expect(microsOf(text)).toBe(micros);
  });

  test.each([
    '',
    '-1',
    '1e3',
    '0.0000001',
    '.5',
    '5.',
    '1,5',
    '10000000000',
    '1000000000.000001',
    'free',
    '٣',
  ])('The text %j is not an amount', (text) => {
    expect(microsOf(text)).toBeUndefined();
  });

  test('The text of an amount parses to the same amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e15 }),
        fc.constantFrom('USD', 'credits'),
        (micros, currency) => {
          expect(microsOf(amountText({ currency, micros }))).toBe(micros);
        },
      ),
    );
  });

  test('A stated charge counts as the nearest millionth, however it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e10 }), fc.integer({ min: -4, max: 4 }), (micros, tenths) => {
        const text = amountText({ currency: 'USD', micros });
        const long = (micros * 10 + tenths).toString().padStart(8, '0');
        const near = `${long.slice(0, -7)}.${long.slice(-7)}`;
        for (const written of [text, near, Number(near).toExponential()])
          expect(microsOfDecimal(written)).toBe(micros);
      }),
    );
  });

  test('A JSON number is the amount that was written, not its binary neighbour', () => {
    expect([0.1, 0.005, 5e-7 * 2, 1e9].map(microsOfNumber)).toEqual([100_000, 5000, 1, 1e15]);
    expect([0.1 + 0.2, 1e-7, 1e21, -1, Number.NaN].map(microsOfNumber)).toEqual(Array(5).fill(undefined));
  });

  test('The text of an amount has at least two decimals in dollars, none in whole credits, and commas between thousands', () => {
    expect(moneyText({ currency: 'USD', micros: 500_000 })).toBe('0.50 USD');
    expect(moneyText({ currency: 'USD', micros: 2500 })).toBe('0.0025 USD');
    expect(moneyText({ currency: 'credits', micros: 21_000_000 })).toBe('21 credits');
    expect(moneyText({ currency: 'credits', micros: 1_000_000 })).toBe('1 credit');
    expect(moneyText({ currency: 'credits', micros: 1_148_000_000 })).toBe('1,148 credits');
    expect(moneyText({ currency: 'USD', micros: 12_345_600_000 })).toBe('12,345.60 USD');
    expect(moneyText({ currency: 'credits', micros: -500_000 })).toBe('-0.5 credits');
  });

  test('An amount is parsed with or without its currency', () => {
    expect(readAmount('25.00')).toEqual({ amount: '25.00' });
    expect(readAmount(' 25 USD ')).toEqual({ amount: '25', currency: 'USD' });
    expect(['', 'USD', '25 USD now', '-3'].map(readAmount)).toEqual(Array(4).fill(undefined));
  });
});

describe('a table of prices', () => {
  const table = priceTable({
    currency: 'USD',
    default: 0.1,
    operations: { luck: null, chat: 0.2, fingers: 0 },
  });

  test('A profile without prices has no table of prices', () => {
    expect(priceTable(undefined)).toBeUndefined();
  });

  test('A table of prices prefers the price of an operation to the default, and has none where it says null', () => {
    expect((['mounts', 'chat', 'fingers', 'luck'] as const).map((name) => table?.priceOf(name))).toEqual([
      100_000,
      200_000,
      0,
      undefined,
    ]);
    expect(table).toMatchObject({ dearestMicros: 200_000, unpriced: ['luck'] });
    expect(priceTable({ currency: 'USD', default: null })?.dearestMicros).toBeUndefined();
  });

  test('A table of prices gets another mark if any price or the currency differs', () => {
    const marks = [
      { currency: 'USD', default: 0.1 },
      { currency: 'EUR', default: 0.1 },
      { currency: 'USD', default: 0.1, operations: { luck: 0.2 } },
      { currency: 'USD', default: 0.1, operations: { luck: null } },
    ].map((prices) => priceTable(prices)?.mark);
    expect(new Set(marks).size).toBe(4);
    expect(priceTable({ currency: 'USD', default: 0.1, operations: { luck: 0.1 } })?.mark).toBe(marks[0]);
  });

  test('A table of prices adds amounts without drift, and never counts an unknown price as zero', () => {
    if (table === undefined) throw new Error('There is a table');
    const cost = costOf(table, [...Array<'mounts'>(30).fill('mounts'), 'luck', 'luck']);
    expect(cost).toEqual({ micros: 3_000_000, unpriced: 2 });
    expect(costText(cost, table)).toBe('3.00 USD and 2 calls whose price is not known');
    expect(costText({ micros: 0, unpriced: 1 }, table)).toBe('1 call whose price is not known');
    expect(costText({ micros: 0, unpriced: 0 }, table)).toBe('0.00 USD');
  });
});
