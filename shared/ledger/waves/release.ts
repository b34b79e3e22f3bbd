import type { Key } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import { type Header, headerItems } from '../items/header.ts';
import { dueShards, parkedPartition } from '../items/keys.ts';
import { applyEvent } from '../states/apply-event.ts';

/**
 * Returns at most `limit` headers that wait on any of these, over all partitions: those that have waited longest, or those
 * that came last. A header that is released and parked again comes last.
 */
export async function parkedOn(
  { table }: LedgerContext,
  waitingOn: string | readonly string[],
  limit: number,
  first: 'longest' | 'latest' = 'longest',
): Promise<Key[]> {
  const backwards = first === 'latest' ? ({ backwards: true } as const) : {};
  const pages = await Promise.all(
    [waitingOn]
      .flat()
      .flatMap((one) =>
        Array.from({ length: dueShards }, (_, shard) =>
          table.queryIndex({ index: 'due', partition: parkedPartition(one, shard), limit, ...backwards }),
        ),
      ),
  );
  const byTime = pages
    .flatMap(({ items }) => items)
    .sort((one, other) => Number(one.sort) - Number(other.sort));
  return first === 'latest' ? byTime.slice(-limit) : byTime.slice(0, limit);
}

/**
 * Releases one waiting subject.
 *
 * @param dueAt when the reconciler sends another job if the first one is lost
 * @returns the header as it was, or undefined if it no longer waits on this
 */
export async function release(
  context: LedgerContext,
  key: Key,
  waitingOn: string | readonly string[],
  dueAt: number,
): Promise<Header | undefined> {
  const before = await headerItems.read(context.table, key);
  if (before?.waitingOn === undefined || ![waitingOn].flat().includes(before.waitingOn)) return undefined;
  const { ok } = await applyEvent(context, before, { kind: 'released', dueAt, goesOn: false });
  return ok ? before : undefined;
}
