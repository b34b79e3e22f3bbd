import { type pauseBatch, pauseChange } from '../holds/pause.ts';
import { readBatchItem } from '../ledger/batches/batches.ts';
import { readCounts } from '../ledger/batches/counts.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { type BatchItem, batchItems } from '../ledger/items/batch.ts';
import { batchKey, batchPartition } from '../ledger/items/keys.ts';
import { wholeBatch } from '../ledger/items/tombstone.ts';
import type { NameHash } from '../ledger/name-hash.ts';
import { changeItem } from '../table/change-item.ts';
import { all, type Key, type Update } from '../table/table.ts';
import type { Wish } from './erase.ts';
import { askWholeErasure, erasureSortKey, wholeErasureItems } from './whole-erasure.ts';

const prefix = batchPartition('');
export const batchErasureKey = (batch: string): Key => ({ pk: batchPartition(batch), sk: erasureSortKey });
export const batchOfErasure = ({ pk, sk }: Key): string | undefined =>
  sk === erasureSortKey && pk.startsWith(prefix) ? pk.slice(prefix.length) : undefined;

/** The batch buys nothing until the erasure ends. */
export function askBatchErasure(context: LedgerContext, nameHash: NameHash, batch: string, wish: Wish = {}) {
  const begin = async () => {
    const item = await readBatchItem(context, batch);
    if (item?.v === undefined) return undefined;
    const { subjects: people } = await readCounts(context, batch);
    const also = pauseWrites(batch, item, true, context.now());
    return { people, tables: 0, also, ...(also.length === 0 ? {} : { hasPaused: true as const }) };
  };
  const request = { whole: wholeBatch(batch), key: batchErasureKey(batch), begin };
  return askWholeErasure(context, nameHash, request, wish);
}

function pauseWrites(batch: string, item: BatchItem, paused: boolean, at: number): Update[] {
  const change = pauseChange(batch, item, paused, at);
  if (change === undefined) return [];
  const { also, ...rest } = change;
  return [batchItems.update({ key: batchKey(batch), ...rest }), ...also];
}

/** Resumes the batch, unless a person has paused or resumed it since. */
export const endPause = ({ table, now }: LedgerContext, batch: string, at: number) =>
  changeItem(table, wholeErasureItems, batchErasureKey(batch), async (erasure) => {
    if (erasure?.hasPaused === undefined || erasure.at !== at) return undefined;
    const item = await readBatchItem({ table }, batch);
    return {
      remove: ['hasPaused'],
      condition: all(...wholeErasureItems.unchanged(erasure, 'at', 'hasPaused')),
      also: item === undefined ? [] : pauseWrites(batch, item, false, now()),
    };
  });

/** Pauses or resumes for a person: the batch's erasure no longer resumes the batch. */
export async function decidePause(context: LedgerContext, batch: string, change: typeof pauseBatch) {
  const readErasure = () => wholeErasureItems.read(context.table, batchErasureKey(batch));
  const before = await readErasure();
  const first = await change(context, batch);
  // An erasure that was requested in between may have paused the batch.
  const mayBePaused = before?.hasPaused === undefined && first?.paused === true && !first.changed;
  const erasure = mayBePaused ? await readErasure() : before;
  if (erasure?.hasPaused === undefined) return first;
  await context.table.update(
    wholeErasureItems.update({
      key: batchErasureKey(batch),
      remove: ['hasPaused'],
      condition: all(...wholeErasureItems.unchanged(erasure, 'at', 'hasPaused')),
    }),
  );
  // The erasure may have resumed the batch before that.
  return first?.changed === false ? change(context, batch) : first;
}
