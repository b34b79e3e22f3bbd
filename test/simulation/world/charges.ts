import { operationNames, operations } from '@palmleaf/contract/operations';
import { customerItems, customerKey } from '../../../shared/ledger/customers/customer-item.ts';
import { readAccount } from '../../../shared/ledger/items/account.ts';
import type { PriceTable } from '../../../shared/money/prices.ts';
import type { Key } from '../../../shared/table/table.ts';
import type { Scenario } from './scenario/scenario.ts';
import type { World } from './world.ts';

interface Charged {
  readonly subject: string;
  readonly customer: string;
  readonly account: Key;
  readonly total: number;
}

export function checkBudget(
  world: Pick<World, 'table' | 'wrong'>,
  { subject, customer, account, total }: Charged,
): void {
  const { table } = world;
  void Promise.all([table.get(account), table.get(customerKey(customer))]).then(
    ([accountItem, customerItem]) => {
      const committed = accountItem === undefined ? 0 : readAccount(accountItem).committed;
      const ceiling = customerItem === undefined ? undefined : customerItems.parse(customerItem).ceiling;
      if (ceiling !== undefined && total > ceiling)
        world.wrong(subject, `${total} calls bought for ${customer}, above its budget of ${ceiling}`);
      if (total > committed)
        world.wrong(
          subject,
          `${total} calls bought for ${customer}, only ${committed} drawn from its budget`,
        );
    },
  );
}

export const startsWithoutMoneyCeiling = ({ moneyCeilings, start }: Scenario, batch: string): boolean =>
  moneyCeilings.every((ceiling) => ceiling.batch !== batch || ceiling.at > start);

export function priceAt(prices: PriceTable | undefined, path: string): number | undefined {
  const name = operationNames.find((one) => operations[one].path === path);
  return name && prices?.priceOf(name);
}
