import type { Inputs } from '../../plan/inputs.ts';
import { itemMissing, schemaVersion } from '../../table/item-kind.ts';
import type { Update } from '../../table/table.ts';
import { type Header, headerItems } from '../items/header.ts';
import {
  batchShardFor,
  erasuresDue,
  headerKey,
  hintedFor,
  leastBatchShards,
  type Subject,
  subjectName,
} from '../items/keys.ts';
import { nameListing } from '../items/name-listing.ts';
import { countWrites, stateIdOf } from './transition.ts';

/**
 * The writes fail when the header exists.
 * @param shards of the batch in the index
 */
export function newHeader(
  subject: Subject,
  first: FirstState,
  now: number,
  shards = leastBatchShards,
): readonly Update[] {
  const erased = first.state === 'erasing';
  const fresh: Omit<Header, 'pk' | 'sk'> = {
    v: schemaVersion,
    ...subject,
    state: first.state,
    stateId: stateIdOf(first.state, subject),
    inputs: erased ? {} : first.inputs,
    inputsRevision: erased ? 0 : 1,
    varshaphalYear: new Date(now).getUTCFullYear(),
    revision: 1,
    spentBy: {},
    attempts: 0,
    deferrals: 0,
    due: erased ? erasuresDue : hintedFor(subjectName(subject)),
    dueAt: erased ? now : first.dueAt,
    batchShard: batchShardFor(subject, shards),
    ...(erased ? {} : nameListing(subject, first.inputs)),
    callsBought: 0,
    callsUnknown: 0,
    callsReused: 0,
    counted: { bought: 0, unknown: 0, reused: 0, declined: 0 },
    ...(erased ? { erasing: { at: now, sweeps: 0, pointers: [] } } : {}),
    createdAt: now,
    updatedAt: now,
  };
  return [
    headerItems.update({ key: headerKey(subject), set: fresh, condition: itemMissing }),
    ...countWrites(fresh, fresh.counted, fresh.counted, erased ? 0 : 1),
  ];
}

type FirstState =
  | { readonly state: 'due'; readonly inputs: Inputs; readonly dueAt: number }
  | { readonly state: 'erasing' };
