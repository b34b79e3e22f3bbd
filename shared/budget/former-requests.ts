import type { LedgerContext } from '../ledger/context.ts';
import { type Account, accountItems } from '../ledger/items/account.ts';
import { expectParking } from '../ledger/waves/parking.ts';
import type { Key } from '../table/table.ts';

/**
 * Makes blockers of the requests for room that an earlier version stored on an account: `17` calls, `17:4250000:…`
 * with their cost in millionths and a name of the prices, or `17:?:…` with an unknown price.
 */
export async function adoptRequests(
  { table, now }: Pick<LedgerContext, 'table' | 'now'>,
  key: Key,
  { pendingRequests = {} }: Account,
): Promise<void> {
  const names = Object.keys(pendingRequests);
  if (names.length === 0) return;
  for (const name of names) {
    const [calls, micros, judgedBy] = name.split(':');
    const need = {
      calls: Number(calls),
      ...(micros === undefined || micros === '?' ? {} : { micros: Number(micros) }),
      ...(judgedBy === undefined ? {} : { judgedBy }),
    };
    const account = { pk: key.pk, sk: key.sk };
    await expectParking({ table }, { kind: 'ceiling', account, ...need }, now(), now());
  }
  await table.update(
    accountItems.update({ key, remove: names.map((name) => ['pendingRequests', name] as const) }),
  );
}
