import type { LedgerContext } from '../context.ts';
import { batchShardPartition, type Subject, subjectOfPartition } from '../items/keys.ts';
import type { State } from '../items/state.ts';
import { shardsOf } from './batches.ts';

interface WalkPosition<S extends State> {
  readonly state: S;
  readonly shard: number;
  readonly cursor?: string | undefined;
}

/**
 * Reads by state, then by shard. The index may lag, so a subject may have left the state.
 * @param position undefined for the first page
 * @returns no `next` after the last page
 */
export async function pageOfStates<S extends State>(
  { table }: Pick<LedgerContext, 'table'>,
  batch: string,
  states: readonly [S, ...S[]],
  position: WalkPosition<S> | undefined,
  limit: number,
): Promise<{ readonly subjects: readonly Subject[]; readonly next?: WalkPosition<S> }> {
  const { state, shard, cursor } = position ?? { state: states[0], shard: 0 };
  const page = await table.queryIndex({
    index: 'batch',
    partition: batchShardPartition(batch, shard),
    prefix: `${state}#`,
    limit,
    ...(cursor === undefined ? {} : { cursor }),
  });
  const next = following(states, { state, shard, cursor: page.cursor }, await shardsOf({ table }, batch));
  const subjects = page.items.flatMap(({ pk }) => subjectOfPartition(pk) ?? []);
  return { subjects, ...(next === undefined ? {} : { next }) };
}

function following<S extends State>(
  states: readonly S[],
  { state, shard, cursor }: WalkPosition<S>,
  shards: number,
): WalkPosition<S> | undefined {
  if (cursor !== undefined) return { state, shard, cursor };
  if (shard + 1 < shards) return { state, shard: shard + 1 };
  const after = states[states.indexOf(state) + 1];
  return after && { state: after, shard: 0 };
}
