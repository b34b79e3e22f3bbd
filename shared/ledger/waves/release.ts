import type { Key } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import { type Header, headerItems } from '../items/header.ts';
import { dueShards, parkedPartition } from '../items/keys.ts';
import { applyEvent } from '../states/apply-event.ts';

/**
 * Headers that wait on one thing, at most `limit`, from whatever partition: who has waited longest comes first, or who
 * came last. Whoever is released and parked again has come last then, and stands in nobody's way for good.
 */
export async function parkedOn(
  { table }: LedgerContext,
  waitingOn: string,
  limit: number,
  first: 'longest' | 'latest' = 'longest',
): Promise<Key[]> {
  const backwards = first === 'latest' ? ({ backwards: true } as const) : {};
  const pages = await Promise.all(
    Array.from({ length: dueShards }, (_, shard) =>
      table.queryIndex({ index: 'due', partition: parkedPartition(waitingOn, shard), limit, ...backwards }),
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
  const { ok } = await applyEvent(context, before, { kind: 'released', dueAt, goesOn: false });
  return ok ? before : undefined;
}
