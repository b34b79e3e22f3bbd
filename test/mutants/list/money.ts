import type { Fault } from '../fault.ts';
import { meant } from './meant.ts';

const budget = 'shared/budget/budget.ts';
const room = 'shared/budget/room.ts';
const amount = 'shared/budget/amount.ts';
const tests = [meant.money];

export const moneyFaults: readonly Fault[] = [
  {
    name: 'money-beyond-the-ceiling',
    file: budget,
    find: `accountItems.atMost('committedMicros', committedMicros + room.micros - micros),`,
    put: ``,
    why: 'Two draws that meet pass the ceiling in money together.',
    tests,
  },
  {
    name: 'money-ceiling-not-looked-at',
    file: room,
    find: `return wanted.micros > micros ? 'money' : undefined;`,
    put: `return wanted.micros > micros + 1 ? 'money' : undefined;`,
    why: 'The last draw under a ceiling in money is tried without end, because the write refuses what the look allows.',
    tests,
    hangs: true,
  },
  {
    name: 'money-ceiling-lowered-meanwhile',
    file: budget,
    find: `accountItems.equals(['ceilingMoney', 'micros'], ceilingMoney.micros),`,
    put: ``,
    why: 'A draw that has read the old ceiling in money passes the one that a person has just lowered.',
    tests,
  },
  {
    name: 'money-ceiling-set-meanwhile',
    file: budget,
    find: `? [accountItems.missing('ceilingMoney')]`,
    put: `? []`,
    why: 'A draw that has read no ceiling in money passes the one that a person has just set.',
    tests,
  },
  {
    name: 'money-draw-counts-twice',
    file: budget,
    find: `...before }, 'calls', 'micros', 'unpriced'));`,
    put: `...before }, 'calls', 'unpriced'));`,
    why: 'A draw of money alone that the client of the table sends twice commits it twice, for good.',
    tests,
  },
  {
    name: 'money-not-given-back',
    file: budget,
    find: `...(unused.micros === 0 ? {} : { committedMicros: -unused.micros }),`,
    put: ``,
    why: 'Each invocation costs the money of its whole block, and a ceiling is reached with most of it unspent.',
    tests,
  },
  {
    name: 'unknown-price-is-nothing',
    file: room,
    find: `if (needsPrices && (isForeign || wanted.unpriced > 0)) return 'price';`,
    put: `if (needsPrices && isForeign) return 'price';`,
    why: 'A call whose price nobody knows is bought under a ceiling in money as if it cost nothing.',
    tests,
  },
  {
    name: 'currencies-taken-for-each-other',
    file: room,
    find: `if (needsPrices && (isForeign || wanted.unpriced > 0)) return 'price';`,
    put: `if (needsPrices && wanted.unpriced > 0 && !isForeign) return 'price';`,
    why: 'What was spent in one currency is held against a ceiling in another.',
    tests,
    hangs: true,
  },
  {
    name: 'bought-before-there-were-prices-is-nothing',
    file: room,
    find: `micros: money.micros - committedMicros - unpricedMicros,`,
    put: `micros: money.micros - committedMicros,`,
    why: 'What was bought before its price was known does not count against a ceiling in money.',
    tests,
  },
  {
    name: 'earlier-calls-forgotten-when-prices-come',
    file: budget,
    find: `committedUnpriced: committed },`,
    put: `committedUnpriced: 0 },`,
    why: 'With the first known price, what was bought before counts as free.',
    tests,
  },
  {
    name: 'other-currency-added-up',
    file: amount,
    find: `prices !== undefined && prices.currency === currency;`,
    put: `prices !== undefined;`,
    why: 'Euros are added to dollars.',
    tests,
  },
  {
    name: 'money-of-the-dead-given-back',
    file: amount,
    find: `micros === undefined ? undefined : { micros, unpriced });`,
    put: `micros === undefined ? undefined : { micros: 0, unpriced });`,
    why: 'What a dead worker spent is given back, and the ceiling in money is passed.',
    tests,
  },
  {
    name: 'intent-without-prices',
    file: 'shared/ledger/intent.ts',
    find: `const price = prices?.priceOf(operation);`,
    put: `const price = prices?.priceOf(operation) === undefined ? undefined : 0;`,
    why: 'What a dead worker had under way is settled as if it cost nothing.',
    tests,
  },
  {
    name: 'month-without-its-ceiling-in-money',
    file: 'shared/budget/ceilings-now.ts',
    find: `, money: settings.monthlyCeilingMoney }`,
    put: ` }`,
    why: 'The ceiling of the month in money is never looked at.',
    tests,
  },
];
