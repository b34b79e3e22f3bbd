import { readBatchItem } from '../ledger/batches/batches.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { type BatchItem, batchItems } from '../ledger/items/batch.ts';
import type { PauseMark } from '../ledger/items/hold-marks.ts';
import { batchKey } from '../ledger/items/keys.ts';
import { expectParking } from '../ledger/waves/parking.ts';
import { all, type Condition } from '../table/table.ts';
import { currentPause } from './hold.ts';
import { tellPause } from './hold-news.ts';

/** Whether a batch is paused now, and whether this request made it so. */
export interface Pausing {
  readonly paused: boolean;
  readonly changed: boolean;
  /** Since when it is paused, or when it was resumed, in milliseconds since 1970; absent when it never was either. */
  readonly since?: number | undefined;
}

/**
 * Has nothing more bought for a batch, until it is resumed. A batch that is paused already stays as it is.
 *
 * @returns undefined when there is no such batch
 */
export async function pauseBatch(context: LedgerContext, batch: string): Promise<Pausing | undefined> {
  for (;;) {
    const item = await readBatchItem(context, batch);
    if (item?.v === undefined) return undefined;
    const standing = currentPause(item);
    if (standing !== undefined) return { paused: true, changed: false, since: standing.at };
    const at = context.now();
    const pause: PauseMark = { revision: revisionOf(item) + 1, at };
    const { ok } = await context.table.transact([
      batchItems.update({ key: batchKey(batch), set: { pause }, condition: asItWas(item) }),
      tellPause(batch, pause),
    ]);
    if (ok) return { paused: true, changed: true, since: at };
  }
}

/**
 * Lets a paused batch go on: the reconciler releases whoever waits. A batch that is not paused stays as it is.
 *
 * @returns undefined when there is no such batch
 */
export async function resumeBatch(context: LedgerContext, batch: string): Promise<Pausing | undefined> {
  for (;;) {
    const item = await readBatchItem(context, batch);
    if (item?.v === undefined) return undefined;
    const standing = currentPause(item);
    if (standing === undefined) return { paused: false, changed: false, since: item.pause?.endedAt };
    const endedAt = context.now();
    const pause: PauseMark = { revision: revisionOf(item) + 1, at: standing.at, endedAt };
    // Who was parked before there were blockers is found as well.
    await expectParking(context, { kind: 'pause', batch }, endedAt, endedAt);
    const { ok } = await context.table.transact([
      batchItems.update({
        key: batchKey(batch),
        set: { pause },
        condition: asItWas(item),
      }),
      tellPause(batch, pause),
    ]);
    if (ok) return { paused: false, changed: true, since: endedAt };
  }
}

const revisionOf = ({ pause }: BatchItem): number => pause?.revision ?? 0;

const asItWas = ({ pause }: BatchItem): Condition =>
  all(
    batchItems.exists('v'),
    pause === undefined
      ? batchItems.missing('pause')
      : batchItems.equals(['pause', 'revision'], pause.revision),
  );
