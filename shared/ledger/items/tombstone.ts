import * as z from 'zod';
import { batchOfCustomer } from '../../customers/customer.ts';
import { ItemKind, schemaVersion } from '../../table/item-kind.ts';
import type { Key } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import type { NameHash } from '../name-hash.ts';
import { customerOfSubject, type Subject, subjectName } from './keys.ts';

/** What an erasure has removed so far, each by its number. */
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
] as const;
export type Removed = Readonly<Record<(typeof removedKinds)[number], number>>;

const count = z.int().min(0).default(0);

/** The partition of the `batch` index that lists all bans, those of a person and of the photos of their row together. */
export const bansPartition = 'bans';

/**
 * That somebody was erased, and when; never who. What came before that time is not taken again. It stays for good.
 */
const tombstone = z.object({
  v: z.literal(schemaVersion),
  /** When the erasure was asked for, in milliseconds since 1970. */
  at: z.number(),
  /** Who asked for it: the ARN that signed the request. */
  by: z.string().optional(),
  /** The ban that keeps the person out until somebody lifts it; `of` is the keyed hash of the person whose row named this photo. */
  ban: z.object({ at: z.number(), by: z.string().optional(), of: z.string().optional() }).optional(),
  /** Its keys of the `batch` index, while there is a ban. */
  batchShard: z.string().optional(),
  stateId: z.string().optional(),
  doneAt: z.number().optional(),
  /** When the table of births that held the subject's row came; it holds other people's rows, and expires by itself. */
  rowFileAt: z.number().optional(),
  /** When the archive came that held the subject's photo or row; it holds other people's, and expires by itself. */
  archiveAt: z.number().optional(),
  /** What the service still has of the subject, an entry for each of its answers: no name, and none of what it said. */
  held: z.set(z.string()).optional(),
  /** The steps of sweeps whose numbers are counted below, each by its name: one that is written twice counts once. */
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
});
export type Tombstone = z.output<typeof tombstone>;
export const tombstoneItems = new ItemKind('A tombstone', tombstone);

export async function tombstoneKey(nameHash: NameHash, subject: Subject): Promise<Key> {
  const name = `tombstone#${await nameHash(subjectName(subject))}`;
  return { pk: name, sk: name };
}

export async function readTombstone(
  { table }: Pick<LedgerContext, 'table'>,
  nameHash: NameHash,
  subject: Subject,
): Promise<Tombstone | undefined> {
  const item = await table.get(await tombstoneKey(nameHash, subject));
  return item && tombstoneItems.parse(item);
}

/**
 * - `erased`: it came before its subject was erased. What somebody uploads after that is a decision of its own.
 * - `kept-out`: it came after that, and somebody asked that the subject be kept out.
 */
type Exclusion = 'erased' | 'kept-out';

/** The tombstone of a whole batch is that of a subject without an id, which nobody can have. */
export const wholeBatch = (batch: string): Subject => ({ batch, id: '' });

/** The tombstone of all batches and places of a customer is that of a batch without a name, which none can have. */
export const wholeCustomer = (customer: string): Subject => wholeBatch(batchOfCustomer(customer, ''));

/** Everything whose erasure is also that of a subject. */
function wholesOf(subject: Subject): Subject[] {
  const customer = customerOfSubject(subject);
  return [wholeBatch(subject.batch), ...(customer === undefined ? [] : [wholeCustomer(customer)])];
}

/** Returns why an input that came at a time (milliseconds since 1970) is not taken for its subject; undefined if it is. */
export async function exclusionOf(
  { table, nameHash }: Pick<LedgerContext, 'table' | 'nameHash'>,
  subject: Subject,
  time: number,
): Promise<Exclusion | undefined> {
  if (nameHash === undefined) return undefined;
  const [found, ...wholes] = await Promise.all(
    [subject, ...wholesOf(subject)].map((one) => readTombstone({ table }, nameHash, one)),
  );
  // While a whole batch or customer is erased nothing is taken for it, as nothing is for somebody who is being erased.
  if (wholes.some((whole) => whole !== undefined && (whole.doneAt === undefined || time <= whole.at)))
    return 'erased';
  if (found === undefined) return undefined;
  if (time <= found.at) return 'erased';
  return found.ban === undefined ? undefined : 'kept-out';
}

/** Whether an input that came at a time is not taken, because its subject was erased or is kept out. */
export const isErased = async (
  context: Pick<LedgerContext, 'table' | 'nameHash'>,
  subject: Subject,
  time: number,
): Promise<boolean> => (await exclusionOf(context, subject, time)) !== undefined;
