import { describe, expect, test } from 'vitest';
import { readStandingContext } from '../../../../functions/reports/views/standing-context.ts';
import { accountOfCustomer, accountOfMonth } from '../../../../shared/budget/periods.ts';
import { accountItems } from '../../../../shared/ledger/items/account.ts';
import { priceTable } from '../../../../shared/money/prices.ts';
import { schemaVersion } from '../../../../shared/table/item-kind.ts';
import { customerErasureView } from '../../../../shared/views/erasure-view.ts';
import {
  customerBudgetView,
  customersList,
  customerView,
} from '../../../../shared/views/overview/customers-view.ts';
import { batchesList, batchView, subjectsPage } from '../../../../shared/views/views.ts';
import { Random } from '../../../simulation/world/random.ts';
import { reportsOver } from '../app.ts';
import { accepted, emptyLedger, rowInputs, uploadEvent, uploaded } from '../ledger.ts';

async function worldWithCustomers(more: Parameters<typeof reportsOver>[1] = {}) {
  const { ledger, table, clock } = emptyLedger();
  for (const [batch, key, id] of [
    ['june', 'births/june.csv', 'anna'],
    ['@acme/june', 'births/@acme/june.csv', 'anna'],
    ['@acme/july', 'births/@acme/july.csv', 'anna'],
    ['@zeta/june', 'births/@zeta/june.csv', 'anna'],
  ] as const) {
    await uploaded(ledger, batch, uploadEvent(key));
    await accepted(ledger, { batch, id }, rowInputs({ name: `Anna of ${batch}` }));
  }
  return { ledger, table, clock, ...reportsOver(ledger, { budget: { customerCeiling: 500 }, ...more }) };
}

describe('the lists of a customer', () => {
  test('The lists of batches, people and unknown calls show only the requested customer', async () => {
    const { get, json } = await worldWithCustomers();
    const batches = async (query: string) =>
      (await json(batchesList, get(`/batches${query}`))).batches.map(({ batch }) => batch);
    expect(await batches('')).toEqual(['@acme/july', '@acme/june', '@zeta/june', 'june']);
    expect(await batches('?customer=acme')).toEqual(['@acme/july', '@acme/june']);
    expect(await batches('?customer=nobody')).toEqual([]);
    const people = async (query: string) =>
      (await json(subjectsPage, get(`/reports?name=anna${query}`))).subjects.map(({ batch }) => batch);
    expect((await people('')).sort()).toEqual(['@acme/july', '@acme/june', '@zeta/june', 'june']);
    expect((await people('&customer=zeta')).sort()).toEqual(['@zeta/june']);
    expect((await get('/unknown?customer=acme')).status).toBe(200);
    expect((await get('/places?customer=acme')).status).toBe(200);
    expect((await get('/batches?customer=a%2Fb')).status).toBe(400);
  });

  test("The list of customers shows each with its spending, and a customer's page shows no other customer", async () => {
    const { ledger, table, get, json } = await worldWithCustomers();
    const due = { due: 'due#accounts', dueAt: ledger.now() };
    await table.update(
      accountItems.update({
        key: accountOfCustomer('acme', ledger.now()),
        set: { v: schemaVersion, committed: 8, ...due },
      }),
    );
    const { customers } = await json(customersList, get('/customers'));
    expect(customers).toMatchObject([
      { customer: 'acme', month: { spending: { committed: 8, ceiling: 500 } } },
      { customer: 'zeta', month: { spending: { committed: 0, ceiling: 500 } } },
    ]);
    const page = await (await get('/customers/acme', { accept: 'text/html' })).text();
    expect(page).toContain('8 calls of at most 500');
    expect(page).toContain('@acme/july');
    expect(page).not.toContain('zeta');
    expect(page).not.toContain('>june<');
    const home = await (await get('/batches', { accept: 'text/html' })).text();
    expect(home).toContain('href="/customers/acme"');
    expect((await get('/customers/nobody')).status).toBe(404);
  });
});

test('Every view of the spending of a customer or of the stack is about the present month, to its last second', async () => {
  const { ledger, table, clock, get, json } = await worldWithCustomers();
  const months = ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03'];
  for (const [index, month] of months.entries())
    for (const [key, more] of [
      [accountOfCustomer('acme', Date.parse(`${month}-01`)), 0],
      [accountOfMonth(Date.parse(`${month}-01`)), 100],
    ] as const)
      await table.update(
        accountItems.update({
          key,
          set: { v: schemaVersion, committed: index + 1 + more, due: 'due#accounts', dueAt: 0 },
        }),
      );
  for (const [index, month] of months.entries()) {
    for (const at of [Date.parse(`${month}-01`), Date.parse(`${months[index + 1] ?? '2027-04'}-01`) - 1]) {
      clock.now = at;
      const own = { name: month, spending: { committed: index + 1 } };
      const { customers } = await json(customersList, get('/customers'));
      expect(customers.find(({ customer }) => customer === 'acme')?.month).toMatchObject(own);
      expect((await json(customerView, get('/customers/acme'))).month).toMatchObject(own);
      const { monthView } = await readStandingContext({ ledger, gates: [] });
      expect(monthView).toMatchObject({ name: month, spending: { committed: index + 101 } });
    }
  }
});

test.each([
  { whose: 'customer', path: '/customers/acme', usual: 500 },
  { whose: 'batch', path: '/batches/june', usual: undefined },
])(
  'The ceilings of a $whose are the last ones set, including zero, and the default after their removal',
  async ({ path, usual }) => {
    const prices = priceTable({ currency: 'USD', default: 0.1 });
    const { send, get, json } = await worldWithCustomers({ prices });
    const shown = async () =>
      path === '/batches/june'
        ? (await json(batchView, get(path))).spending
        : (await json(customerView, get(path))).month.spending;
    const random = new Random(15);
    let expected: { calls?: number | undefined; money?: number | undefined } = { calls: usual };
    for (let round = 0; round < 40; round += 1) {
      const ceiling = random.pick([40, 0, 1, null]);
      const amount = random.pick(['5', '0', '0.000001', 'none']);
      const money = amount === 'none' ? null : { amount };
      const body = random.pick([{ ceiling }, { money }, { ceiling, money }]);
      expect(await json(customerBudgetView.partial(), send('PUT', `${path}/ceiling`, body))).toMatchObject(
        'ceiling' in body ? { ceiling } : {},
      );
      expected = {
        calls: 'ceiling' in body ? (ceiling ?? usual) : expected.calls,
        money: 'money' in body ? (money === null ? undefined : Number(amount)) : expected.money,
      };
      const { ceiling: calls, ceilingMoney } = await shown();
      const found = { calls, money: ceilingMoney && Number(ceilingMoney.amount) };
      expect({ body, ...found }).toEqual({ body, ...expected });
    }
  },
);

test('The budget of a customer with an invalid name is refused', async () => {
  const { send } = await worldWithCustomers();
  expect((await send('PUT', '/customers/a b/ceiling', { ceiling: 1 })).status).toBe(400);
});

test("A customer's budget in money is refused while no price is known", async () => {
  const { send } = await worldWithCustomers();
  expect((await send('PUT', '/customers/acme/ceiling', { money: { amount: '5' } })).status).toBe(409);
});

test('A customer is erased by a button or a program, and its page shows the receipt', async () => {
  const { app, send, get, json } = await worldWithCustomers();
  expect((await send('POST', '/customers/nobody/erase')).status).toBe(404);
  expect((await get('/customers/acme/erasure')).status).toBe(404);
  const press = (body: string) =>
    app.request('/customers/acme/erase', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    });
  expect((await press('')).status).toBe(400);
  const pressed = await press('sure=yes');
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/customers/acme?done=customer']);
  expect(await json(customerErasureView, get('/customers/acme/erasure'))).toMatchObject({
    customer: 'acme',
    state: 'erasing',
    keptOut: false,
  });
  const page = await (await get('/customers/acme?done=customer', { accept: 'text/html' })).text();
  expect(page).toContain('Everything of this customer is being erased');
  expect(page).toContain('Receipt of the erasure');
  expect(page).not.toContain('action="/customers/acme/erase"');
  const other = await (await get('/customers/zeta', { accept: 'text/html' })).text();
  expect(other).toContain('action="/customers/zeta/erase"');
  const view = await json(customerErasureView, send('POST', '/customers/zeta/erase', { keepOut: true }));
  expect(view).toMatchObject({ customer: 'zeta', state: 'erasing', keptOut: true });
  const again = (customer: string) => send('POST', `/customers/${customer}/erase`, { keepOut: true });
  expect([(await again('zeta')).status, (await again('acme')).status]).toEqual([202, 409]);
});
