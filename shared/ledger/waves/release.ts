import type { Key } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import { type Header, headerItems } from '../items/header.ts';
import { dueShards, parkedPartition } from '../items/keys.ts';
import { applyEvent } from '../states/apply-event.ts';

/** Headers that wait on one thing, at most `limit`, taken evenly from the partitions: who has waited longest first. */
export async function parkedOn({ table }: LedgerContext, waitingOn: string, limit: number): Promise<Key[]> {
  const perShard = Math.max(1, Math.ceil(limit / dueShards));
  const found: Key[] = [];
  for (let shard = 0; shard < dueShards && found.length < limit; shard += 1) {
    const page = await table.queryIndex({
      index: 'due',
      partition: parkedPartition(waitingOn, shard),
      limit: perShard,
    });
    found.push(...page.items);
  }
  return found.slice(0, limit);
}

/**
 * Releases one waiting subject.
 *
 * @param dueAt when the reconciler looks at it if the job that follows is lost
 * @returns the header as it was, or undefined when it does not wait on this any more
 */
export async function release(
  context: LedgerContext,
  key: Key,
  waitingOn: string,
  dueAt: number,
): Promise<Header | undefined> {
  const before = await headerItems.read(context.table, key);
  if (before?.waitingOn !== waitingOn) return undefined;
  const { ok } = await applyEvent(context, before, { kind: 'released', dueAt });
  return ok ? before : undefined;
}
