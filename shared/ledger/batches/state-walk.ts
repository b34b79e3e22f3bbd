import type { LedgerContext } from '../context.ts';
import type { Filter } from '../items/batch.ts';
import { type Header, headerItems } from '../items/header.ts';
import { batchShardPartition, headerKey, type Subject, subjectOfPartition } from '../items/keys.ts';
import { loadReport } from '../items/load.ts';
import type { Report } from '../items/part.ts';
import type { State } from '../items/state.ts';
import { shardsOf } from './batches.ts';
import { needsParts } from './filter.ts';

export interface WalkPosition<S extends State> {
  readonly state: S;
  readonly shard: number;
  readonly cursor?: string | undefined;
}

/** By state, then by shard. The index may lag, so a subject may have left the state. */
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
  const next = nextPosition(states, { state, shard, cursor: page.cursor }, await shardsOf({ table }, batch));
  const subjects = page.items.flatMap(({ pk }) => subjectOfPartition(pk) ?? []);
  return { subjects, ...(next === undefined ? {} : { next }) };
}

export interface Selected<T> {
  readonly header: Header;
  readonly picked: T;
}

interface Selecting<S extends State> {
  readonly states: readonly [S, ...S[]];
  readonly only: Filter | undefined;
  readonly position: WalkPosition<S> | undefined;
  readonly limit: number;
}

/** @param pick gets no parts unless the filter names a part or a reason */
export async function selectOnPage<S extends State, T>(
  { table }: Pick<LedgerContext, 'table'>,
  batch: string,
  { states, only, position, limit }: Selecting<S>,
  pick: (header: Header, parts: Report['parts']) => T | undefined,
): Promise<{ readonly selected: readonly Selected<T>[]; readonly next?: WalkPosition<S> }> {
  const { subjects, ...paging } =
    only?.person === undefined
      ? await pageOfStates({ table }, batch, states, position, limit)
      : { subjects: [{ batch, id: only.person }] };
  const selected = await Promise.all(
    subjects.map(async (subject) => {
      const header = await headerItems.read(table, headerKey(subject));
      if (header === undefined || !states.some((state) => state === header.state)) return [];
      const parts = needsParts(only) ? (await loadReport({ table }, subject))?.parts : undefined;
      const picked = pick(header, parts ?? new Map());
      return picked === undefined ? [] : [{ header, picked }];
    }),
  );
  return { ...paging, selected: selected.flat() };
}

function nextPosition<S extends State>(
  states: readonly S[],
  { state, shard, cursor }: WalkPosition<S>,
  shards: number,
): WalkPosition<S> | undefined {
  if (cursor !== undefined) return { state, shard, cursor };
  if (shard + 1 < shards) return { state, shard: shard + 1 };
  const after = states[states.indexOf(state) + 1];
  return after && { state: after, shard: 0 };
}
