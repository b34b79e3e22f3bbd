import { AccountSum } from '@palmleaf/shared/reports/account-lines';
import type { AccountEntry, AccountKind } from '@palmleaf/shared/views/statement';
import { describe, expect, test } from 'vitest';
import { plainLines } from '../../terminal/line.ts';
import { accountText, entriesCsv, entriesTable, linesCsv } from '../../text/account.ts';

const entry = (kind: AccountKind, operation: string, amount?: string): AccountEntry => ({
  batch: 'june',
  id: 'anna',
  part: `palm/${operation}`,
  operation,
  kind,
  at: '2026-11-20T08:00:00.000Z',
  ...(amount === undefined ? {} : { price: { currency: 'USD', amount } }),
});

const entries = [
  entry('refused', 'love'),
  entry('bought', 'luck', '0.50'),
  entry('bought', 'luck', '0.50'),
  entry('bought', 'luck', '0.10'),
  { ...entry('bought', 'money', '0.10'), told: { currency: 'USD', amount: '0.20' }, id: undefined },
  entry('unknown', 'luck'),
  entry('reused', 'money', '0.10'),
];

function summed() {
  const sum = new AccountSum();
  sum.add(entries.slice(0, 3));
  sum.add(entries.slice(3));
  return { lines: sum.lines(), totals: sum.totals() };
}

describe('the text of an account', () => {
  test('A monthly account has a line for each operation and price, and a total for each kind of call', () => {
    const { lines, totals } = summed();
    const text = plainLines(accountText('2026-11', lines, totals)).join('\n');
    expect(text).toMatch(/bought +luck +0\.10 USD +1 +0\.10 USD\nbought +luck +0\.50 USD +2 +1\.00 USD\n/);
    expect(text).toMatch(/bought +money +0\.20 USD +1 +0\.20 USD/);
    expect(text).toContain('bought: 4 calls: 1.30 USD');
    expect(text).toContain('unknown (may have been charged): 1 call: 1 call whose price is not known');
    expect(text).toContain('saved by reuse: 1 call: 0.10 USD');
    expect(text).toContain('refused by the service: 1 call');
    expect(plainLines(accountText('2026-10', [], []))).toEqual(['2026-10 has no calls.']);
  });

  test('An account lists the calls of each line, and those of an erased person without a name', () => {
    const text = plainLines(entriesTable(entries)).join('\n');
    expect(text).toMatch(/june, erased +palm\/money +money +2026-11-20T08:00:00\.000Z +bought +0\.20 USD/);
    expect(text).toMatch(/june\/anna +palm\/love +love +2026-11-20T08:00:00\.000Z +refused/);
  });

  test('An account prints CSV of its lines or of its calls', () => {
    const { lines } = summed();
    expect(linesCsv(lines).join('')).toContain('bought,luck,0.50,USD,2,1.00\r\n');
    expect(linesCsv(lines).join('')).toContain('refused,love,,,1,\r\n');
    expect(entriesCsv(entries).join('')).toContain(
      'june,,palm/money,money,bought,2026-11-20T08:00:00.000Z,0.10,0.20,USD\r\n',
    );
  });
});
