import { all, type Key } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import { type Header, headerItems } from '../items/header.ts';
import {
  dueFor,
  dueShards,
  heldPartition,
  subjectName,
  subjectOfPartition,
  subjectPartition,
} from '../items/keys.ts';
import { transitions } from '../states/transitions.ts';

/** Headers that wait for one holder, at most `limit`, taken evenly from the partitions: who has waited longest first. */
export async function heldBy({ table }: LedgerContext, holder: string, limit: number): Promise<Key[]> {
  const perShard = Math.max(1, Math.ceil(limit / dueShards));
  const found: Key[] = [];
  for (let shard = 0; shard < dueShards && found.length < limit; shard += 1) {
    const page = await table.queryIndex({
      index: 'due',
      partition: heldPartition(holder, shard),
      limit: perShard,
    });
    found.push(...page.items);
  }
  return found.slice(0, limit);
}

/**
 * Lets one waiting subject go on.
 *
 * @param dueAt when the reconciler looks at it if the job that follows is lost
 * @returns the header, or undefined when it was not waiting for this holder any more
 */
export async function release(
  { table, now }: LedgerContext,
  key: Key,
  holder: string,
  dueAt: number,
): Promise<Header | undefined> {
  const subject = subjectOfPartition(key.pk);
  const state = transitions.waiting.released;
  if (subject === undefined || state === null) return undefined;
  const result = await table.update(
    headerItems.update({
      key: { pk: subjectPartition(subject), sk: key.sk },
      set: {
        state,
        stateId: `${state}#${subject.id}`,
        due: dueFor(subjectName(subject)),
        dueAt,
        updatedAt: now(),
      },
      remove: ['holder', 'reason'],
      condition: all(
        headerItems.equals('state', 'waiting'),
        headerItems.equals('holder', holder),
        headerItems.missing('lease'),
      ),
    }),
  );
  return result.ok ? headerItems.parse(result.item) : undefined;
}
