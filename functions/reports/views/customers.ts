import { type BudgetCeilings, defaultCeilings } from '../../../shared/budget/ceilings-now.ts';
import { accountOfCustomer, monthOf } from '../../../shared/budget/periods.ts';
import { type Ceilings, ceilingsOf, unpricedOf } from '../../../shared/budget/room.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { listCustomers, readCustomer } from '../../../shared/ledger/customers/customers.ts';
import { readAccount } from '../../../shared/ledger/items/account.ts';
import type { Key, Page } from '../../../shared/table/table.ts';
import { toMoneyView } from '../../../shared/views/money.ts';
import type { Board } from '../../../shared/views/overview/board.ts';
import type { CustomerView } from '../../../shared/views/overview/customers-view.ts';
import { withCursor } from '../http/lists/cursor.ts';

type Reading = Pick<LedgerContext, 'table' | 'now'>;

export async function readCustomerView(
  ledger: Reading,
  name: string,
  budget: BudgetCeilings,
): Promise<CustomerView | undefined> {
  const item = await readCustomer(ledger, name);
  return item && viewSince(ledger, name, budget, item.createdAt);
}

export const newCustomerView = (
  ledger: Reading,
  name: string,
  budget: BudgetCeilings,
): Promise<CustomerView> => viewSince(ledger, name, budget, ledger.now());

async function viewSince(
  ledger: Reading,
  customer: string,
  budget: BudgetCeilings,
  since: number,
): Promise<CustomerView> {
  const key = accountOfCustomer(customer, ledger.now());
  return {
    customer,
    since: new Date(since).toISOString(),
    month: await spentInMonth(ledger, key, await defaultCeilings(ledger, key, budget)),
  };
}

export async function listCustomerViews(
  ledger: Reading,
  budget: BudgetCeilings,
  limit: number,
  cursor?: string,
): Promise<Page<CustomerView>> {
  const page = await withCursor(cursor, () => listCustomers(ledger.table, limit, cursor));
  const views = await Promise.all(page.items.map((name) => readCustomerView(ledger, name, budget)));
  return { ...page, items: views.flatMap((view) => view ?? []) };
}

export async function spentInMonth(
  { table, now }: Pick<LedgerContext, 'table' | 'now'>,
  key: Key,
  defaults: Ceilings,
): Promise<Board['month']> {
  const account = readAccount(await table.get(key));
  const { calls, money } = ceilingsOf(account, defaults);
  const { committed, currency, committedMicros = 0 } = account;
  return {
    name: monthOf(now()),
    spending: {
      committed,
      ...(calls === undefined ? {} : { ceiling: calls }),
      ...(currency === undefined
        ? {}
        : { cost: { ...toMoneyView({ currency, micros: committedMicros }), unpriced: unpricedOf(account) } }),
      ...(money === undefined ? {} : { ceilingMoney: toMoneyView(money) }),
    },
  };
}
