import type { Money } from '../../money/money.ts';
import type { LedgerContext } from '../context.ts';
import { batchItems } from '../items/batch.ts';
import { batchKey } from '../items/keys.ts';
import { newBatch, scheduleNow } from './batches.ts';

/**
 * Sets the most calls that a batch may buy, or takes the limit away. What waited for the old ceiling goes on as soon
 * as there is room. A batch that nothing was uploaded to yet is made.
 *
 * @param ceiling calls; undefined for no limit
 */
export async function setCeiling(
  { table, now }: LedgerContext,
  batch: string,
  ceiling: number | undefined,
): Promise<void> {
  const at = now();
  await table.update(
    batchItems.update({
      key: batchKey(batch),
      set: { ceiling, ...scheduleNow(at) },
      setIfMissing: newBatch(batch, at),
      ...(ceiling === undefined ? { remove: ['ceiling'] } : {}),
    }),
  );
}

/**
 * The same in money: what the calls of a batch may cost, by the prices that are known when they are drawn. It holds beside
 * the ceiling in calls.
 *
 * @param ceilingMoney undefined for no limit
 */
export async function setMoneyCeiling(
  { table, now }: LedgerContext,
  batch: string,
  ceilingMoney: Money | undefined,
): Promise<void> {
  const at = now();
  await table.update(
    batchItems.update({
      key: batchKey(batch),
      set: { ceilingMoney, ...scheduleNow(at) },
      setIfMissing: newBatch(batch, at),
      ...(ceilingMoney === undefined ? { remove: ['ceilingMoney'] } : {}),
    }),
  );
}
