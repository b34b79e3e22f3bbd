import { batchPartition, dueShards, subjectOfPartition } from '../../shared/ledger/items/keys.ts';
import { isMarked, markedItems, unpublishedPartition } from '../../shared/ledger/items/publish-mark.ts';
import type { Key } from '../../shared/table/table.ts';
import type { ReconcilerDeps, ReconcilerRun } from './deps.ts';
import { inGroups, rotated, withShare } from './time-share.ts';

const maxPerShard = 100;
const scanLimit = 1000;
const maxIntervals = 12;

/** The publish function may have been down longer than the stream retains records. Repeats back off. */
export async function republish(deps: ReconcilerRun): Promise<number> {
  const { ledger, settings, log } = deps;
  const before = ledger.now() - settings.jobs.resendAfterMs;
  let remaining = dueShards;
  let republished = 0;
  for (const shard of rotated(dueShards, ledger.now())) {
    remaining -= 1;
    const limited = withShare(deps, 1 / (remaining + 1));
    const page = await ledger.table.queryIndex({
      index: 'due',
      partition: unpublishedPartition(shard),
      upTo: before,
      limit: scanLimit,
    });
    const keys = interleaved(page.items, batchOf).slice(0, maxPerShard);
    for await (const outcomes of inGroups(limited, keys, (key) => markRepublished(deps, key, before)))
      republished += outcomes.filter((wasLagging) => wasLagging).length;
  }
  if (republished > 0) log.warn('Events lag and are published again', { republished });
  return republished;
}

function interleaved<T>(items: readonly T[], groupOf: (item: T) => string): T[] {
  const positions = new Map<string, number>();
  const placed = items.map((item) => {
    const group = groupOf(item);
    const position = positions.get(group) ?? 0;
    positions.set(group, position + 1);
    return { item, position };
  });
  return placed.sort((one, other) => one.position - other.position).map(({ item }) => item);
}

const batchOf = ({ pk }: Key): string => {
  const subject = subjectOfPartition(pk);
  return subject === undefined ? pk : batchPartition(subject.batch);
};

async function markRepublished(
  { ledger, settings }: ReconcilerDeps,
  key: Key,
  before: number,
): Promise<boolean> {
  const item = await ledger.table.get(key);
  if (item === undefined || !isMarked(item.due)) return false;
  if (typeof item.dueAt !== 'number' || item.dueAt > before) return false;
  const now = ledger.now();
  const waited = typeof item.republishAt === 'number' ? item.dueAt - item.republishAt : undefined;
  const { ok } = await ledger.table.update(
    markedItems.update({
      key,
      set: { republishAt: now, dueAt: now + extraWaitMs(waited, settings.jobs.resendAfterMs) },
      condition: markedItems.equals('due', item.due),
    }),
  );
  return ok;
}

/** The wait beyond the shortest interval: first zero, then doubling, up to `maxIntervals` intervals in all. */
function extraWaitMs(waitedMs: number | undefined, shortestMs: number): number {
  if (waitedMs === undefined) return 0;
  return Math.min(Math.max(2 * waitedMs, shortestMs), (maxIntervals - 1) * shortestMs);
}
