import type { Fault } from '../../fault.ts';
import { testFiles } from '../test-files.ts';

const charges = 'shared/ledger/parts/charges.ts';
const parts = 'shared/ledger/parts/parts.ts';
const tests = [testFiles.charges];

export const chargeFaults: readonly Fault[] = [
  {
    name: 'charge-not-noted',
    file: parts,
    find: `const charges = new Set([chargeEntry({ state: 'unknown', inputsHash, at: sentAt, price, wave })]);`,
    put: `const charges = new Set<string>();`,
    why: 'A call that may have been charged has no time and no price on the statement.',
    tests,
  },
  {
    name: 'purchase-not-noted',
    file: parts,
    find: `charges.size > 0) await noteCharges(`,
    put: `charges.size > 99) await noteCharges(`,
    why: 'Calls that were charged and not stored, because the part was already bought, are on no list.',
    tests,
  },
  {
    name: 'late-answer-charged-twice',
    file: charges,
    find: `if (found.get(key)?.state !== 'bought') found.set(key, charge);`,
    put: `found.set(key + charge.state, charge);`,
    why: 'A call with a late answer counts as bought and as unknown, which hides an overcharge.',
    tests,
  },
  {
    name: 'same-purchase-charged-twice',
    file: charges,
    find: `({ state, inputs, wave }) => state === 'bought' ||`,
    put: `({ state, inputs, wave }) => state === 'bought' || state === 'unknown' ||`,
    why: 'Attempts that the service treats as one purchase count as unknown, which hides an overcharge.',
    tests,
  },
  {
    name: 'copies-charged',
    file: charges,
    find: `part.state === 'bought' && part.reusedFrom === undefined && !waves.has(part.wave);`,
    put: `part.state === 'bought' && !waves.has(part.wave);`,
    why: 'Copied parts count as bought, and a correct statement looks like an undercharge.',
    tests,
  },
  {
    name: 'charges-of-the-erased-forgotten',
    file: 'shared/erasure/sweep/parts.ts',
    find: `await keepCharges(deps, subject, charges, freeCalls({ header: subject, parts: new Map(named) }));`,
    put: ``,
    why: 'After an erasure, nobody can explain its calls on the statement of the service.',
    tests: [testFiles.erasedCharges],
  },
  {
    name: 'stated-cost-forgotten',
    file: 'shared/ledger/parts/parts.ts',
    find: `price, stated: answer.cost, wave`,
    put: `price, wave`,
    why: 'The comparison ignores the charges that the service stated itself.',
    tests: ['test/unit/ledger/charges.test.ts'],
  },
  {
    name: 'statement-by-the-price-alone',
    file: 'packages/cli/statement/compare.ts',
    find: `function microsOf({ price, told: stated = price }: ChargeView)`,
    put: `function microsOf({ price: stated }: ChargeView)`,
    why: 'The comparison calls a statement wrong that matches the stated charges.',
    tests: ['packages/cli/test/money/statement.test.ts'],
  },
  {
    name: 'refund-of-older-inputs',
    file: charges,
    find: `({ state, inputs, wave }) => state === 'unknown' &&`,
    put: `({ inputs, wave }) =>`,
    why: 'The account of a month lists a bought call as refunded.',
    tests: ['test/unit/reports/account.test.ts'],
  },
  {
    name: 'account-without-refunds',
    file: charges,
    find: `state === 'unknown' && isResolved(part`,
    put: `state === 'unknown' && !isResolved(part`,
    why: 'Attempts that the service does not charge disappear from the account.',
    tests: ['test/unit/reports/account.test.ts'],
  },
  {
    name: 'account-without-copies',
    file: 'functions/reports/views/account.ts',
    find: `...unboughtOf(name, part, prices).map(({ kind, ...charge }) => entry(kind, charge, id)),`,
    put: ``,
    why: 'The account of a month does not show the savings by reuse.',
    tests: ['test/unit/reports/account.test.ts'],
  },
  {
    name: 'account-without-erased',
    file: 'functions/reports/views/charges.ts',
    find: `page.cursor === undefined ? { of: 'erased' as const }`,
    put: `page.cursor === undefined ? { of: 'erased' as const, in: 'nowhere' }`,
    why: 'Calls that were bought for an erased person are on no account, and nobody can explain the bill.',
    tests: ['test/unit/reports/account.test.ts'],
  },
];
