import { sweep } from '../../shared/erasure/sweep/sweep.ts';
import { walkBatch } from '../../shared/erasure/walk-batch.ts';
import { walkCustomer } from '../../shared/erasure/walk-customer.ts';
import { headerItems } from '../../shared/ledger/items/header.ts';
import type { Item } from '../../shared/table/table.ts';
import type { ReconcilerDeps } from './deps.ts';
import { isOver } from './time-share.ts';

/** Goes on with the erasure of a whole batch. */
export async function eraseBatchDue(deps: ReconcilerDeps, batch: string): Promise<void> {
  const { ledger, erasure, log } = deps;
  if (erasure === undefined) throw new Error('This reconciler was not told how to erase');
  await walkBatch({ ...erasure, ledger, isOver: () => isOver(deps) }, batch);
  log.info('The erasure of a batch goes on', { batch });
}

/** Goes on with the erasure of a customer. */
export async function eraseCustomerDue(deps: ReconcilerDeps, customer: string): Promise<void> {
  const { ledger, erasure, log } = deps;
  if (erasure === undefined) throw new Error('This reconciler was not told how to erase');
  await walkCustomer({ ...erasure, ledger, isOver: () => isOver(deps) }, customer);
  log.info('The erasure of a customer goes on', { customer });
}

/** Sweeps after a subject that is being erased; one that breaks off is due again. */
export async function eraseDue(deps: ReconcilerDeps, item: Item): Promise<void> {
  const { ledger, settings, erasure, log } = deps;
  const header = headerItems.parse(item);
  if (erasure === undefined) throw new Error('This reconciler was not told how to erase');
  const { ok } = await ledger.table.update(
    headerItems.update({
      key: { pk: item.pk, sk: item.sk },
      set: { dueAt: ledger.now() + settings.jobs.resendAfterMs },
      condition: headerItems.atMost('dueAt', header.dueAt ?? 0),
    }),
  );
  if (!ok) return;
  await sweep({ ...erasure, ledger, isOver: () => isOver(deps) }, header);
  log.info('A subject was swept', { sweeps: (header.erasing?.sweeps ?? 0) + 1 });
}
