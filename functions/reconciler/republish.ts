import { batchPartition, dueShards, subjectOfPartition } from '../../shared/ledger/items/keys.ts';
import { isMarked, markedItems, unpublishedPartition } from '../../shared/ledger/items/publish-mark.ts';
import type { Key } from '../../shared/table/table.ts';
import type { ReconcilerDeps } from './deps.ts';
import { rotated } from './rotated.ts';
import { inGroups, withShare } from './time-share.ts';

interface Republished {
  readonly republished: number;
  readonly failures: readonly unknown[];
}

/** Items of each partition that are put on the stream again in one run. */
const maxPerShard = 100;
/** The oldest items of each partition that are read; batches take turns among them. */
const lookedAt = 1000;
/** The longest interval before an item is put on the stream again, in multiples of the first. */
const mostTimes = 12;

/**
 * Puts items on the stream again that were marked for publication long ago: publish was down for longer than the
 * stream retains records, or could not read the item. Partitions and batches take turns. Repeats back off, so that an
 * item that cannot be published does not block the rest.
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
    const page = await ledger.table.queryIndex({
      index: 'due',
      partition: unpublishedPartition(shard),
      upTo: before,
      limit: lookedAt,
    });
    const keys = inTurns(page.items, batchOf).slice(0, maxPerShard);
    for await (const touched of inGroups(own, keys, failures, (key) => touch(deps, key, before)))
      republished += touched.filter((wasLagging) => wasLagging).length;
  }
  if (republished > 0) log.warn('Events lag and are published again', { republished });
  return { republished, failures };
}

/** Returns the first item of each group, then the second of each, and so on. */
function inTurns<T>(items: readonly T[], groupOf: (item: T) => string): T[] {
  const positions = new Map<string, number>();
  const placed = items.map((item) => {
    const group = groupOf(item);
    const position = positions.get(group) ?? 0;
    positions.set(group, position + 1);
    return { item, position };
  });
  return placed.sort((one, other) => one.position - other.position).map(({ item }) => item);
}

/** Returns the batch of an item; an item without a batch forms a group alone. */
const batchOf = ({ pk }: Key): string => {
  const subject = subjectOfPartition(pk);
  return subject === undefined ? pk : batchPartition(subject.batch);
};

async function touch({ ledger, settings }: ReconcilerDeps, key: Key, before: number): Promise<boolean> {
  const item = await ledger.table.get(key);
  if (item === undefined || !isMarked(item.due)) return false;
  if (typeof item.dueAt !== 'number' || item.dueAt > before) return false;
  const now = ledger.now();
  const waited = typeof item.republishAt === 'number' ? item.dueAt - item.republishAt : undefined;
  const { ok } = await ledger.table.update(
    markedItems.update({
      key,
      set: { republishAt: now, dueAt: now + longer(waited, settings.jobs.resendAfterMs) },
      condition: markedItems.equals('due', item.due),
    }),
  );
  return ok;
}

/** Returns the backoff beyond the shortest interval: zero at first, then doubling. */
function longer(waitedMs: number | undefined, shortestMs: number): number {
  if (waitedMs === undefined) return 0;
  return Math.min(Math.max(2 * waitedMs, shortestMs), (mostTimes - 1) * shortestMs);
}
