import type { LedgerContext } from '../ledger/context.ts';
import { type BatchItem, batchItems } from '../ledger/items/batch.ts';
import type { PauseMark } from '../ledger/items/hold-marks.ts';
import { batchKey } from '../ledger/items/keys.ts';
import { changeItem } from '../table/change-item.ts';
import { all } from '../table/table.ts';
import { currentPause, markUnchanged } from './hold.ts';
import { announcePause } from './hold-notice.ts';

export interface Pausing {
  readonly paused: boolean;
  readonly changed: boolean;
  readonly since?: number | undefined;
}

export const pauseBatch = (context: LedgerContext, batch: string): Promise<Pausing | undefined> =>
  change(context, batch, true);

/** The reconciler releases the subjects. Idempotent. @returns undefined for an unknown batch */
export const resumeBatch = (context: LedgerContext, batch: string): Promise<Pausing | undefined> =>
  change(context, batch, false);

async function change(
  { table, now }: LedgerContext,
  batch: string,
  paused: boolean,
): Promise<Pausing | undefined> {
  let pausing: Pausing | undefined;
  await changeItem(table, batchItems, batchKey(batch), (item) => {
    pausing = undefined;
    if (item?.v === undefined) return undefined;
    const at = now();
    const changed = pauseChange(batch, item, paused, at);
    const since = changed === undefined ? (currentPause(item)?.at ?? item.pause?.endedAt) : at;
    pausing = { paused, changed: changed !== undefined, since };
    return changed;
  });
  return pausing;
}

export function pauseChange(batch: string, item: BatchItem, paused: boolean, at: number) {
  const current = currentPause(item);
  if (paused === (current !== undefined)) return undefined;
  const revision = (item.pause?.revision ?? 0) + 1;
  const pause: PauseMark =
    current === undefined ? { revision, at } : { revision, at: current.at, endedAt: at };
  return {
    set: { pause },
    condition: all(batchItems.exists('v'), markUnchanged('pause', item.pause)),
    also: [announcePause(batch, pause)],
  };
}
