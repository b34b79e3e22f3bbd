import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { liveScript } from '../../../functions/reports/pages/scripts/live.ts';
import { count, counted, readable } from '../../../shared/figures.ts';
import { amountText } from '../../../shared/money/money.ts';
import { costText } from '../../../shared/money/prices.ts';

describe('a displayed number', () => {
  test('A displayed number has separators of thousands and only significant digits', () => {
    expect([0, 999, 1148, 1_234_567, -1148, 0.5, 2314.12345].map(count)).toEqual([
      '0',
      '999',
      '1,148',
      '1,234,567',
      '-1,148',
      '0.5',
      '2,314.1235',
    ]);
    expect(['1148', '12345.50', '0.0025', '-0.5'].map(readable)).toEqual([
      '1,148',
      '12,345.50',
      '0.0025',
      '-0.5',
    ]);
  });

  test('A displayed number is followed by the right word form', () => {
    expect([counted(1, 'subject'), counted(2314, 'subject'), counted(0, 'row is', 'rows are')]).toEqual([
      '1 subject',
      '2,314 subjects',
      '0 rows are',
    ]);
  });

  test('The live script and the page format a number alike', () => {
    const [functions = ''] = liveScript().text.split('let known');
    const document = { querySelector: () => ({ dataset: {} }) };
    const live: unknown = runInNewContext(`${functions}; costText`, { document, Intl });
    if (typeof live !== 'function') throw new Error('The script has no costText');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 13 }),
        fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5000 })),
        fc.constantFrom('credits', 'USD', 'JPY'),
        (micros, unpriced, currency) => {
          const amount = amountText({ currency, micros });
          expect(live({ amount, currency, unpriced })).toBe(costText({ micros, unpriced }, { currency }));
        },
      ),
    );
  });
});
