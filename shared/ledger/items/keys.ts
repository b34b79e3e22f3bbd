import { hash } from 'node:crypto';
import {
  type BatchId,
  batchOfCustomer,
  type Customer,
  customerOf,
  localName,
  nameOfCustomer,
  ownerOf,
  ownerOfName,
} from '../../customers/customer.ts';
import type { UploadKind } from '../../intake/object-key.ts';
import { isPartName, type PartName } from '../../plan/part-names.ts';
import type { Key } from '../../table/table.ts';

/** `<batch>/<id>`, or `@<customer>//<batch>/<id>`. Only an id may contain slashes. */
export interface Subject {
  readonly batch: BatchId;
  readonly id: string;
}

export function subjectName({ batch, id }: Subject): string {
  const { customer, name } = ownerOf(batch);
  return nameOfCustomer(customer, `${name}/${id}`);
}

export function parseSubject(named: string): Subject | undefined {
  const { customer, name } = ownerOfName(named);
  const slash = name.indexOf('/');
  if (slash < 1 || slash === name.length - 1) return undefined;
  return { batch: batchOfCustomer(customer, localName(name.slice(0, slash))), id: name.slice(slash + 1) };
}

export const customerOfSubject = ({ batch, id }: Subject): Customer =>
  batch === placesBatch ? ownerOfName(id).customer : customerOf(batch);

/** All places: months are bought like parts of a report. No upload can have this name. */
export const placesBatch: BatchId = '.';

export const headerSortKey = 'report';
export const partPrefix = 'part#';
const monthPrefix = 'month#';
const placeFamily = 'place/';
const subjectPrefix = 'subject#';
export const placePartition = (id: string): string => `place#${id}`;
export const subjectPartition = (subject: Subject): string =>
  subject.batch === placesBatch ? placePartition(subject.id) : `${subjectPrefix}${subjectName(subject)}`;

export function subjectOfPartition(pk: string): Subject | undefined {
  if (pk.startsWith(subjectPrefix)) return parseSubject(pk.slice(subjectPrefix.length));
  const prefix = placePartition('');
  return pk.startsWith(prefix) ? { batch: placesBatch, id: pk.slice(prefix.length) } : undefined;
}

export const headerKey = (subject: Subject): Key => ({ pk: subjectPartition(subject), sk: headerSortKey });
export const partKey = (subject: Subject, part: PartName): Key => ({
  pk: subjectPartition(subject),
  sk: part.startsWith(placeFamily)
    ? `${monthPrefix}${part.slice(placeFamily.length)}`
    : `${partPrefix}${part}`,
});

export function partOfSortKey(sk: string): PartName | undefined {
  if (sk.startsWith(monthPrefix)) return `place/${sk.slice(monthPrefix.length)}`;
  const name = sk.startsWith(partPrefix) ? sk.slice(partPrefix.length) : '';
  return isPartName(name) ? name : undefined;
}

export const batchPartition = (batch: BatchId): string => `batch#${batch}`;
export const batchKey = (batch: BatchId): Key => ({ pk: batchPartition(batch), sk: 'batch' });
export const budgetKey = (month: string): Key => ({ pk: `budget#${month}`, sk: `budget#${month}` });
/** Each customer has separate pointers, unless customers share purchases. */
export const pointerOf = (subject: Subject, hash: string, acrossCustomers: boolean): string =>
  nameOfCustomer(acrossCustomers ? undefined : customerOfSubject(subject), hash);
export const pointersOf = (subject: Subject, hash: string): string[] => [
  ...new Set([true, false].map((acrossCustomers) => pointerOf(subject, hash, acrossCustomers))),
];
export const inputsKey = (pointer: string): Key => ({ pk: `inputs#${pointer}`, sk: `inputs#${pointer}` });
export const callPointerPrefix = 'call#';
export const callPointerKey = (hash: string, tag: string): Key => ({
  pk: inputsKey(hash).pk,
  sk: `${callPointerPrefix}${tag}`,
});

const countShards = 16;
const countShardKey = (batch: BatchId, shard: number): Key => ({
  pk: `count#${batch}#${shard}`,
  sk: 'count',
});
const countShardFor = (batch: BatchId, name: string): Key => countShardKey(batch, shardOf(name, countShards));
export const countShardKeys = (batch: BatchId, shards: number): Key[] =>
  Array.from({ length: 2 * shards }, (_, shard) => countShardKey(batch, shard));

export function countKey(subject: Subject, batchShard: string): Key {
  const name = subjectName(subject);
  const shard = Number(batchShard.slice(batchShard.lastIndexOf('#') + 1));
  return shard < leastBatchShards
    ? countShardFor(subject.batch, name)
    : countShardKey(subject.batch, 2 * shard + shardOf(`count#${name}`, 2));
}
/** One item counts all tables of a batch, so one read tells how many are open. */
export const tableCountKey = (batch: BatchId): Key => countShardKey(batch, 0);
export const uploadCountKey = (batch: BatchId, upload: Key, kind: UploadKind): Key =>
  kind === 'rows' ? tableCountKey(batch) : countShardFor(batch, upload.sk);

const uploadShards = 16;
const uploadPartition = (batch: BatchId, shard: number): string => `uploads#${batch}#${shard}`;
/** One partition takes the writes of some 240 photos a second. */
export const uploadPartitions = (batch: BatchId): string[] =>
  Array.from({ length: uploadShards }, (_, shard) => uploadPartition(batch, shard));
export const uploadPartitionFor = (batch: BatchId, name: string): string =>
  uploadPartition(batch, shardOf(name, uploadShards));
export const batchOfUploads = (pk: string): BatchId => pk.slice('uploads#'.length, pk.lastIndexOf('#'));

/** The sparse `due` index lists due items by time, and parked subjects under their blocker. */
export const dueShards = 8;
export const duePartition = (shard: number): string => `due#${shard}`;
export const dueFor = (name: string): string => duePartition(shardOf(name, dueShards));
/** Subjects with a hint (a message) in the queue, so that they do not delay the others. */
export const hintedPartition = (shard: number): string => `hinted#${shard}`;
export const hintedFor = (name: string): string => hintedPartition(shardOf(name, dueShards));
export const accountsDue = 'due#accounts';
export const erasuresDue = 'due#erasures';
const shardsOfDue = Array.from({ length: dueShards }, (_, shard) => shard);
export const duePartitions: readonly string[] = [
  accountsDue,
  erasuresDue,
  ...shardsOfDue.map(duePartition),
  ...shardsOfDue.map(hintedPartition),
];
export const parkedPartition = (waitingOn: string, shard: number): string => `parked#${waitingOn}#${shard}`;
export const parkedFor = (waitingOn: string, name: string): string =>
  parkedPartition(waitingOn, shardOf(name, dueShards));

/** Subjects of a batch by state. The shards grow with the batch; a subject never changes its shard. */
export const leastBatchShards = 8;
const maxBatchShards = 64;
const subjectsOfShard = 2048;

export function batchShardsFor(subjects: number): number {
  let shards = leastBatchShards;
  while (shards < maxBatchShards && subjects > shards * subjectsOfShard) shards *= 2;
  return shards;
}

export const batchShardPartition = (batch: BatchId, shard: number): string => `batch#${batch}#${shard}`;
export const batchShardPartitions = (batch: BatchId, shards: number): string[] =>
  Array.from({ length: shards }, (_, shard) => batchShardPartition(batch, shard));
export const batchShardFor = (subject: Subject, shards: number): string =>
  batchShardPartition(subject.batch, shardOf(subjectName(subject), shards));

export const photosPartition = (subject: Subject): string => `photos#${subjectName(subject)}`;
export const linksPartition = (subject: Subject): string => `links#${subjectName(subject)}`;
export const lettersPartition = (subject: Subject): string => `letters#${subjectName(subject)}`;
export const mentionsPartition = (subject: Subject): string => `told#${subjectName(subject)}`;

/** Replaces an erased subject's name as the origin of a copy or the last buyer. */
export const erasedOrigin = 'erased';

const copiesShards = 8;
export const copiesPartitions = (origin: string): string[] =>
  Array.from({ length: copiesShards }, (_, shard) => `copies#${origin}#${shard}`);
export const copiesPartitionFor = (origin: string, copier: Subject): string =>
  `copies#${origin}#${shardOf(subjectName(copier), copiesShards)}`;

export function shardOf(name: string, shards: number): number {
  return hash('sha256', name, 'buffer').readUInt32BE(0) % shards;
}
