import type { Money } from '../../money/money.ts';
import type { LedgerContext } from '../context.ts';
import { type BatchItem, batchItems } from '../items/batch.ts';
import { batchKey } from '../items/keys.ts';
import { newBatch, scheduleNow } from './batches.ts';

/** Undefined removes the limit. Creates the batch if necessary. */
export const setCeiling = (
  context: LedgerContext,
  batch: string,
  ceiling: number | undefined,
): Promise<void> => set(context, batch, 'ceiling', { ceiling });

/** Each reservation counts at the prices of its time. Undefined removes the limit. */
export const setMoneyCeiling = (
  context: LedgerContext,
  batch: string,
  ceilingMoney: Money | undefined,
): Promise<void> => set(context, batch, 'ceilingMoney', { ceilingMoney });

async function set(
  { table, now }: LedgerContext,
  batch: string,
  attribute: 'ceiling' | 'ceilingMoney',
  ceiling: Partial<Pick<BatchItem, 'ceiling' | 'ceilingMoney'>>,
): Promise<void> {
  const at = now();
  await table.update(
    batchItems.update({
      key: batchKey(batch),
      set: { ...ceiling, ...scheduleNow(at) },
      setIfMissing: newBatch(batch, at),
      ...(ceiling[attribute] === undefined ? { remove: [attribute] } : {}),
    }),
  );
}
