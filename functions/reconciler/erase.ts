import { batchOfErasure } from '../../shared/erasure/batch-erasure.ts';
import { customerOfErasure } from '../../shared/erasure/customer-erasure.ts';
import { sweep } from '../../shared/erasure/sweep/sweep.ts';
import type { SweepDeps } from '../../shared/erasure/sweep-deps.ts';
import { walkBatch } from '../../shared/erasure/walk-batch.ts';
import { walkCustomer } from '../../shared/erasure/walk-customer.ts';
import { headerItems } from '../../shared/ledger/items/header.ts';
import type { Item, Key } from '../../shared/table/table.ts';
import type { ReconcilerDeps } from './deps.ts';
import { isOver } from './time-share.ts';

const sweepDeps = (deps: ReconcilerDeps): SweepDeps => ({
  ...deps.erasure,
  ledger: deps.ledger,
  isOver: () => isOver(deps),
});

/** Returns whether the key names the erasure of a batch or a customer. */
export async function resumeErasure(deps: ReconcilerDeps, key: Key): Promise<boolean> {
  const [batch, customer] = [batchOfErasure(key), customerOfErasure(key)];
  if (batch !== undefined) await walkBatch(sweepDeps(deps), batch);
  if (customer !== undefined) await walkCustomer(sweepDeps(deps), customer);
  if (batch === undefined && customer === undefined) return false;
  deps.log.info('An erasure is resumed', { batch, customer });
  return true;
}

export async function eraseDue(deps: ReconcilerDeps, item: Item): Promise<void> {
  const { ledger, settings, log } = deps;
  const header = headerItems.parse(item);
  const { ok } = await ledger.table.update(
    headerItems.update({
      key: { pk: item.pk, sk: item.sk },
      set: { dueAt: ledger.now() + settings.jobs.resendAfterMs },
      condition: headerItems.atMost('dueAt', header.dueAt ?? 0),
    }),
  );
  if (!ok) return;
  await sweep(sweepDeps(deps), header);
  log.info('A subject was swept', { sweeps: (header.erasing?.sweeps ?? 0) + 1 });
}
