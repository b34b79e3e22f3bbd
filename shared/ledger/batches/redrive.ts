import type { LedgerContext } from '../context.ts';
import { batchItems, type RedriveMark, type RedriveState } from '../items/batch.ts';
import { type Header, headerItems } from '../items/header.ts';
import { batchKey, batchShardPartition, headerKey, subjectOfPartition } from '../items/keys.ts';
import { applyEvent } from '../states/apply-event.ts';
import { scheduleNow, shardsOf } from './batches.ts';

/**
 * Asks for the finished subjects of a batch that lack something to be worked on again. Only a mark is set; the reconciler
 * works through it. A second request replaces the first.
 *
 * @param states what is opened again; what was bought stays bought
 * @returns false when there is no such batch
 */
export async function askRedrive(
  { table, now }: LedgerContext,
  batch: string,
  states: readonly RedriveState[],
): Promise<boolean> {
  const mark = { at: now(), states: [...states] };
  const result = await table.update(
    batchItems.update({
      key: batchKey(batch),
      set: { redrive: mark, ...scheduleNow(mark.at) },
      condition: batchItems.exists('v'),
    }),
  );
  return result.ok;
}

const start: NonNullable<RedriveMark['position']> = { state: 'partial', shard: 0 };

interface RedrivenPage {
  readonly redriven: readonly Header[];
  /** False when the redrive has come to its end, or another one took its place. */
  readonly more: boolean;
}

/**
 * Works through one page of a redrive: every subject on it that lacks something becomes due. Safe to repeat: a subject
 * that has finished after the redrive was asked for is left alone.
 *
 * @param dueAt when the reconciler looks at these subjects if the jobs that follow are lost
 */
export async function redrivePage(
  context: LedgerContext,
  batch: string,
  mark: RedriveMark,
  limit: number,
  dueAt: number,
): Promise<RedrivenPage> {
  const { table } = context;
  const { state, shard, cursor } = mark.position ?? start;
  const page = await table.queryIndex({
    index: 'batch',
    partition: batchShardPartition(batch, shard),
    prefix: `${state}#`,
    limit,
    ...(cursor === undefined ? {} : { cursor }),
  });
  const redriven: Header[] = [];
  for (const { pk } of page.items) {
    const subject = subjectOfPartition(pk);
    const before = subject && (await headerItems.read(table, headerKey(subject)));
    if (before === undefined || !lacksSomething(before, mark)) continue;
    const event = {
      kind: 'redriven',
      reopen: { at: mark.at, states: mark.states },
      dueAt,
      goesOn: false,
    } as const;
    if ((await applyEvent(context, before, event)).ok) redriven.push(before);
  }
  const next = following({ state, shard }, page.cursor, await shardsOf(context, batch));
  const saved = await table.update(
    batchItems.update({
      key: batchKey(batch),
      ...(next === undefined
        ? { remove: ['redrive'] }
        : { setPaths: [batchItems.member(['redrive', 'position'], next)] }),
      condition: batchItems.equals(['redrive', 'at'], mark.at),
    }),
  );
  return { redriven, more: saved.ok && next !== undefined };
}

function following(
  { state, shard }: NonNullable<RedriveMark['position']>,
  cursor: string | undefined,
  shards: number,
): RedriveMark['position'] {
  if (cursor !== undefined) return { state, shard, cursor };
  if (shard + 1 < shards) return { state, shard: shard + 1 };
  return state === 'partial' ? { state: 'failed', shard: 0 } : undefined;
}

/** A subject that was given up, or whose tally counts parts in one of the wanted states. */
function lacksSomething({ tally, reason, finishedAt = 0 }: Header, mark: RedriveMark): boolean {
  if (finishedAt > mark.at) return false;
  return reason !== undefined || tally === undefined || mark.states.some((state) => tally[state] > 0);
}
