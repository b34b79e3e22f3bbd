import { dueShards } from '../../shared/ledger/items/keys.ts';
import { isMarked, markedItems, unpublishedPartition } from '../../shared/ledger/items/publish-mark.ts';
import type { Key } from '../../shared/table/table.ts';
import type { ReconcilerDeps } from './deps.ts';
import { rotated } from './rotated.ts';
import { isOver, withShare } from './time-share.ts';

interface Republished {
  readonly republished: number;
  readonly failures: readonly unknown[];
}

/** Items that are put on the stream again in one run, from each partition. */
const maxPerShard = 100;

/**
 * Puts on the stream again what was marked to be published long ago and still is: publish was down for longer than the
 * stream keeps records, or could not read the item.
 */
export async function republish(deps: ReconcilerDeps): Promise<Republished> {
  const { ledger, settings, log } = deps;
  const before = ledger.now() - settings.jobs.resendAfterMs;
  let left = dueShards;
  let republished = 0;
  const failures: unknown[] = [];
  for (const shard of rotated(dueShards, ledger.now())) {
    left -= 1;
    const own = withShare(deps, 1 / (left + 1));
    const partition = unpublishedPartition(shard);
    const page = await ledger.table.queryIndex({
      index: 'due',
      partition,
      upTo: before,
      limit: maxPerShard,
    });
    for (const key of page.items) {
      if (isOver(own)) break;
      try {
        if (await touch(deps, key, before)) republished += 1;
      } catch (failure) {
        failures.push(failure);
      }
    }
  }
  if (republished > 0) log.warn('Events lag and are published again', { republished });
  return { republished, failures };
}

async function touch({ ledger }: ReconcilerDeps, key: Key, before: number): Promise<boolean> {
  const item = await ledger.table.get(key);
  if (item === undefined || !isMarked(item.due)) return false;
  if (typeof item.dueAt !== 'number' || item.dueAt > before) return false;
  const now = ledger.now();
  const { ok } = await ledger.table.update(
    markedItems.update({
      key,
      set: { republishAt: now, dueAt: now },
      condition: markedItems.equals('due', item.due),
    }),
  );
  return ok;
}
