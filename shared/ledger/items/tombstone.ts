import * as z from 'zod';
import { stemOfCustomer } from '../../customers/customer.ts';
import { ItemKind, schemaVersion } from '../../table/item-kind.ts';
import { any, type Condition, type Key } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import type { NameHash } from '../name-hash.ts';
import { customerOfSubject, type Subject, subjectName } from './keys.ts';

export const removedKinds = [
  'parts',
  'storedObjects',
  'originals',
  'uploads',
  'rejections',
  'links',
  'pointers',
  'deadLetters',
  'deliveries',
  'conversations',
  'readerLinks',
] as const;
export type Removed = Readonly<Record<(typeof removedKinds)[number], number>>;

const count = z.int().min(0).default(0);

export const bansPartition = 'bans';

/** Names a cancellation by its time, or quotes the operator. */
export const erasedBecause = z.discriminatedUnion('code', [
  z.object({ code: z.literal('cancelled'), at: z.number() }),
  z.object({ code: z.literal('stated'), text: z.string() }),
]);
export type ErasedBecause = z.output<typeof erasedBecause>;

/** Permanent and anonymous. Inputs from before the erasure are refused. */
const tombstone = z.object({
  v: z.literal(schemaVersion),
  /** When the erasure was requested, in epoch milliseconds. */
  at: z.number(),
  by: z.string().optional(),
  because: erasedBecause.optional(),
  ban: z.object({ at: z.number(), by: z.string().optional() }).optional(),
  /** Of a photo: keyed hashes of the people whose rows named it. A ban on one of them bans the photo. */
  of: z.set(z.string()).optional(),
  batchShard: z.string().optional(),
  stateId: z.string().optional(),
  doneAt: z.number().optional(),
  rowFileAt: z.number().optional(),
  archiveAt: z.number().optional(),
  /** Data that the service still has, one entry per answer, without name and content. */
  held: z.set(z.string()).optional(),
  countedSteps: z.record(z.string(), z.literal(true)).optional(),
  parts: count,
  storedObjects: count,
  originals: count,
  uploads: count,
  rejections: count,
  links: count,
  pointers: count,
  deadLetters: count,
  deliveries: count,
  conversations: count,
  readerLinks: count,
});
export type Tombstone = z.output<typeof tombstone>;
export const tombstoneItems = new ItemKind('A tombstone', tombstone);

export const tombstoneKeyOf = (keyedHash: string): Key => ({
  pk: `tombstone#${keyedHash}`,
  sk: `tombstone#${keyedHash}`,
});

export const tombstoneKey = async (nameHash: NameHash, subject: Subject): Promise<Key> =>
  tombstoneKeyOf(await nameHash(subjectName(subject)));

export async function readTombstone(
  { table }: Pick<LedgerContext, 'table'>,
  nameHash: NameHash,
  subject: Subject,
): Promise<Tombstone | undefined> {
  const item = await table.get(await tombstoneKey(nameHash, subject));
  return item && tombstoneItems.parse(item);
}

/**
 * - `erased`: the input came before the erasure. Later uploads are new decisions.
 * - `kept-out`: the input came after the erasure, and the subject is banned.
 */
type Exclusion = 'erased' | 'kept-out';

/** A subject without an id, which no real subject can have. */
export const wholeBatch = (batch: string): Subject => ({ batch, id: '' });

/** A batch without a name. */
export const wholeCustomer = (customer: string): Subject => wholeBatch(stemOfCustomer(customer));

/** No late write of an older erasure may change a newer tombstone. */
export const isNewest = (at: number): Condition =>
  any(tombstoneItems.missing('at'), tombstoneItems.below('at', at));

/**
 * Refuses all inputs of a whole batch or customer until its erasure is done. Idempotent.
 * @param at the time of the erasure. A late write of an earlier erasure, or of this one after its end, changes nothing.
 */
export async function excludeWhole(
  { table }: Pick<LedgerContext, 'table'>,
  nameHash: NameHash,
  whole: Subject,
  { at, by }: Pick<Tombstone, 'at' | 'by'>,
): Promise<void> {
  await table.update(
    tombstoneItems.update({
      key: await tombstoneKey(nameHash, whole),
      set: { v: schemaVersion, at, by },
      remove: ['doneAt'],
      condition: isNewest(at),
    }),
  );
}

/** @returns false if a later erasure has begun, which then ends the exclusion */
export async function endExclusion(
  { table, now }: Pick<LedgerContext, 'table' | 'now'>,
  nameHash: NameHash,
  whole: Subject,
  { at }: Pick<Tombstone, 'at'>,
): Promise<boolean> {
  const end = tombstoneItems.update({
    key: await tombstoneKey(nameHash, whole),
    set: { doneAt: now() },
    condition: tombstoneItems.equals('at', at),
  });
  return (await table.update(end)).ok;
}

function batchAndCustomerOf(subject: Subject): Subject[] {
  const customer = customerOfSubject(subject);
  return [wholeBatch(subject.batch), ...(customer === undefined ? [] : [wholeCustomer(customer)])];
}

export interface Exclusions {
  /** The subject, its batch or its customer was ever erased. */
  readonly wasErased: boolean;
  readonly wholeErasedUntil: number;
  readonly at: (time: number) => Promise<Exclusion | undefined>;
}

export async function readExclusions(
  { table, nameHash }: Pick<LedgerContext, 'table' | 'nameHash'>,
  subject: Subject,
): Promise<Exclusions> {
  if (nameHash === undefined) return { wasErased: false, wholeErasedUntil: 0, at: async () => undefined };
  const [found, ...wholes] = await Promise.all(
    [subject, ...batchAndCustomerOf(subject)].map((one) => readTombstone({ table }, nameHash, one)),
  );
  const at = async (time: number): Promise<Exclusion | undefined> => {
    if (wholes.some((whole) => whole !== undefined && (whole.doneAt === undefined || time <= whole.at)))
      return 'erased';
    if (found === undefined) return undefined;
    if (time <= found.at) return 'erased';
    return (await banOn({ table }, nameHash, subject)) === undefined ? undefined : 'kept-out';
  };
  const ends = wholes.flatMap((whole) =>
    whole === undefined ? [] : (whole.doneAt ?? Number.POSITIVE_INFINITY),
  );
  return {
    wasErased: [found, ...wholes].some((one) => one !== undefined),
    wholeErasedUntil: Math.max(0, ...ends),
    at,
  };
}

export const exclusionOf = async (
  context: Pick<LedgerContext, 'table' | 'nameHash'>,
  subject: Subject,
  time: number,
): Promise<Exclusion | undefined> => (await readExclusions(context, subject)).at(time);

/** @returns the keyed hash of the banned person: the subject, or one whose row named this photo */
export async function banOn(
  { table }: Pick<LedgerContext, 'table'>,
  nameHash: NameHash,
  subject: Subject,
): Promise<string | undefined> {
  const own = await nameHash(subjectName(subject));
  const read = (hash: string) => tombstoneItems.read(table, tombstoneKeyOf(hash));
  for (const hash of [own, ...((await read(own))?.of ?? [])])
    if ((await read(hash))?.ban !== undefined) return hash;
  return undefined;
}

export const isErased = async (
  context: Pick<LedgerContext, 'table' | 'nameHash'>,
  subject: Subject,
  time: number,
): Promise<boolean> => (await exclusionOf(context, subject, time)) !== undefined;
