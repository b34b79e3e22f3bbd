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
 * Pauses a batch: nothing more is bought for it until it is resumed. A batch that is paused already stays as it is.
 *
 * @returns undefined when there is no such batch
 */
export const pauseBatch = (context: LedgerContext, batch: string): Promise<Pausing | undefined> =>
  change(context, batch, true);

/**
 * Resumes a paused batch: the reconciler releases its subjects. A batch that is not paused stays as it is.
 *
 * @returns undefined when there is no such batch
 */
export const resumeBatch = (context: LedgerContext, batch: string): Promise<Pausing | undefined> =>
  change(context, batch, false);

async function change(context: LedgerContext, batch: string, paused: boolean): Promise<Pausing | undefined> {
  for (;;) {
    const item = await readBatchItem(context, batch);
    if (item?.v === undefined) return undefined;
    const standing = currentPause(item);
    if (paused === (standing !== undefined))
      return { paused, changed: false, since: standing?.at ?? item.pause?.endedAt };
    const at = context.now();
    const revision = (item.pause?.revision ?? 0) + 1;
    const pause: PauseMark =
      standing === undefined ? { revision, at } : { revision, at: standing.at, endedAt: at };
    // A version without blockers may have parked subjects there.
    if (!paused) await expectParking(context, { kind: 'pause', batch }, at, at);
    const { ok } = await context.table.transact([
      batchItems.update({ key: batchKey(batch), set: { pause }, condition: asItWas(item) }),
      tellPause(batch, pause),
    ]);
    if (ok) return { paused, changed: true, since: at };
  }
}

const asItWas = ({ pause }: BatchItem): Condition =>
  all(
    batchItems.exists('v'),
    pause === undefined
      ? batchItems.missing('pause')
      : batchItems.equals(['pause', 'revision'], pause.revision),
  );
