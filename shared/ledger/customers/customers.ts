import type { Money } from '../../money/money.ts';
import { type Attributes, schemaVersion } from '../../table/item-kind.ts';
import type { Page, Table } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import { type CustomerItem, customerItems, customerKey } from './customer-item.ts';

const customerList = 'customers';

const newCustomer = (name: string, now: number): Attributes<CustomerItem> => ({
  v: schemaVersion,
  name,
  createdAt: now,
  batchShard: customerList,
  stateId: name,
});

export const readCustomer = (
  { table }: Pick<LedgerContext, 'table'>,
  name: string,
): Promise<CustomerItem | undefined> => customerItems.read(table, customerKey(name));

export async function beginCustomer(
  { table, now }: Pick<LedgerContext, 'table' | 'now'>,
  name: string,
): Promise<void> {
  await table.update(
    customerItems.update({ key: customerKey(name), setIfMissing: newCustomer(name, now()) }),
  );
}

export async function listCustomers(table: Table, limit: number, cursor?: string): Promise<Page<string>> {
  const page = await table.queryIndex({
    index: 'batch',
    partition: customerList,
    limit,
    ...(cursor === undefined ? {} : { cursor }),
  });
  const items = page.items.map(({ pk }) => pk.slice(customerKey('').pk.length));
  return page.cursor === undefined ? { items } : { items, cursor: page.cursor };
}

/** Null removes a ceiling, so that the default of the settings applies. */
export async function setBudget(
  { table, now }: Pick<LedgerContext, 'table' | 'now'>,
  name: string,
  {
    ceiling,
    ceilingMoney,
  }: {
    readonly ceiling?: number | null | undefined;
    readonly ceilingMoney?: Money | null | undefined;
  },
): Promise<void> {
  const { name: _own, ...created } = newCustomer(name, now());
  await table.update(
    customerItems.update({
      key: customerKey(name),
      set: {
        name,
        ...(ceiling == null ? {} : { ceiling }),
        ...(ceilingMoney == null ? {} : { ceilingMoney }),
      },
      setIfMissing: created,
      remove: [
        ...(ceiling === null ? (['ceiling'] as const) : []),
        ...(ceilingMoney === null ? (['ceilingMoney'] as const) : []),
      ],
    }),
  );
}
