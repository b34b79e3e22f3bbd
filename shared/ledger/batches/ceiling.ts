import type { Money } from '../../money/money.ts';
import type { LedgerContext } from '../context.ts';
import { type BatchItem, batchItems } from '../items/batch.ts';
import { batchKey } from '../items/keys.ts';
import { newBatch, scheduleNow } from './batches.ts';

/**
 * Sets the most calls that a batch may buy, or takes the limit away. What waited for the old ceiling goes on as soon
 * as there is room. A batch that nothing was uploaded to yet is made.
 *
 * @param ceiling calls; undefined for no limit
 */
export const setCeiling = (
  context: LedgerContext,
  batch: string,
  ceiling: number | undefined,
): Promise<void> => set(context, batch, 'ceiling', { ceiling });

/**
 * The same in money: what the calls of a batch may cost, by the prices that are known when they are drawn. It holds beside
 * the ceiling in calls.
 *
 * @param ceilingMoney undefined for no limit
 */
export const setMoneyCeiling = (
  context: LedgerContext,
  batch: string,
  ceilingMoney: Money | undefined,
): Promise<void> => set(context, batch, 'ceilingMoney', { ceilingMoney });

async function set(
  { table, now }: LedgerContext,
  batch: string,
  which: 'ceiling' | 'ceilingMoney',
  ceiling: Partial<Pick<BatchItem, 'ceiling' | 'ceilingMoney'>>,
): Promise<void> {
  const at = now();
  await table.update(
    batchItems.update({
      key: batchKey(batch),
      set: { ...ceiling, ...scheduleNow(at) },
      setIfMissing: newBatch(batch, at),
      ...(ceiling[which] === undefined ? { remove: [which] } : {}),
    }),
  );
}
