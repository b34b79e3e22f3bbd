import { callBookDays } from '@palmleaf/contract/ours';
import type { LedgerContext } from '../ledger/context.ts';
import { erasedChargesItems, erasedChargesKey } from '../ledger/items/erased-charges.ts';
import { type Subject, subjectName } from '../ledger/items/keys.ts';
import { type ErasedBecause, type Removed, readTombstone } from '../ledger/items/tombstone.ts';
import type { NameHash } from '../ledger/name-hash.ts';
import { anonymousCharges, type BoughtCost, costOfBought } from '../ledger/parts/charges.ts';
import { deliveryDays } from '../webhooks/delivery.ts';
import { type ServiceRecord, serviceRecordsIn } from './service-records.ts';

interface Remaining {
  readonly what: string;
  /** In ISO 8601; absent if the stack does not know the time. */
  readonly until?: string;
}

export interface Receipt {
  readonly askedAt: string;
  readonly askedBy?: string;
  readonly because?: ErasedBecause;
  readonly keptOut?: { readonly since: string; readonly by?: string | undefined };
  /** Absent before the end of the last sweep. */
  readonly doneAt?: string;
  readonly removed: Removed;
  readonly remains: readonly Remaining[];
  readonly spent?: { readonly calls: number; readonly cost?: BoughtCost | undefined };
  /** The service documents no way to delete these answers. */
  readonly held: readonly ServiceRecord[];
}

export interface Retention {
  readonly inboxDays: number;
  readonly logDays: number;
  readonly recoveryDays: number;
  readonly serviceDays?: number | undefined;
}

const dayMs = 24 * 3600_000;
const streamDays = 1;
const queueDays = 14;
const expiryDelayDays = 2;

async function spentOn(
  { table }: Pick<LedgerContext, 'table'>,
  nameHash: NameHash,
  subject: Subject,
): Promise<Receipt['spent']> {
  const key = erasedChargesKey(subject.batch, await nameHash(subjectName(subject)));
  const found = await erasedChargesItems.read(table, key);
  const charges = anonymousCharges(found?.charges ?? new Set());
  const calls = charges.filter(({ state }) => state === 'bought').length;
  return calls === 0 ? undefined : { calls, cost: costOfBought(charges) };
}

export async function readReceipt(
  context: Pick<LedgerContext, 'table' | 'now'>,
  nameHash: NameHash,
  subject: Subject,
  { inboxDays, logDays, recoveryDays, serviceDays }: Retention,
): Promise<Receipt | undefined> {
  const found = await readTombstone(context, nameHash, subject);
  if (found === undefined) return undefined;
  const { at, by, because, ban, doneAt, rowFileAt, archiveAt, held: entries } = found;
  const { parts, storedObjects, originals, uploads, rejections, links } = found;
  const { pointers, deadLetters, deliveries, conversations, readerLinks } = found;
  const removed = {
    parts,
    storedObjects,
    originals,
    uploads,
    rejections,
    links,
    pointers,
    deadLetters,
    deliveries,
    conversations,
    readerLinks,
  };
  const records = serviceRecordsIn(entries ?? new Set());
  const spent = await spentOn(context, nameHash, subject);
  const last = doneAt ?? context.now();
  const iso = (time: number) => new Date(time).toISOString();
  // S3 removes expired objects at the end of a day.
  const inInbox = (what: string, receivedAt: number | undefined): Remaining[] => {
    const until = (receivedAt ?? 0) + (inboxDays + 2) * dayMs;
    return receivedAt === undefined || until <= context.now() ? [] : [{ what, until: iso(until) }];
  };
  // DynamoDB removes expired items within a few days.
  const expiryAfter = (days: number) => iso(last + (days + expiryDelayDays) * dayMs);
  const serviceUntil = serviceDays === undefined ? undefined : expiryAfter(serviceDays);
  return {
    askedAt: iso(at),
    ...(by === undefined ? {} : { askedBy: by }),
    ...(because === undefined ? {} : { because }),
    ...(ban === undefined ? {} : { keptOut: { since: iso(ban.at), by: ban.by } }),
    ...(doneAt === undefined ? {} : { doneAt: iso(doneAt) }),
    removed,
    ...(spent === undefined ? {} : { spent }),
    remains: [
      ...copiesUntil(last, { logDays, recoveryDays }),
      ...inInbox('the uploaded table of births that holds the row', rowFileAt),
      ...inInbox('the uploaded archive that holds the photo or the row', archiveAt),
      ...records.flatMap((one) => palmIdLine(one, serviceUntil)),
      ...(serviceUntil === undefined
        ? [
            {
              what: 'the records of the palm-reading and astrology service about the calls, with conversations of the chat; its documents name no way to delete them: ask the vendor',
            },
          ]
        : [
            { what: 'palm readings in the service that this stack runs itself', until: serviceUntil },
            { what: "a hash of each call in that service's list of calls", until: expiryAfter(callBookDays) },
          ]),
      { what: 'events that consumers have received: ids and counts' },
      {
        what: 'permanently: a keyed hash of the name with the time of the erasure, so that late events are not accepted',
      },
    ],
    held: records,
  };
}

const copiesUntil = (end: number, { logDays, recoveryDays }: Pick<Retention, 'logDays' | 'recoveryDays'>) =>
  (
    [
      ['point-in-time backups of the table', recoveryDays],
      ['the change stream of the table', streamDays],
      ['queue messages that hold the id alone', queueDays],
      ['log lines that hold the id alone', logDays],
    ] as const
  ).map(([what, days]): Remaining => ({ what, until: new Date(end + days * dayMs).toISOString() }));

export const remainsOfCustomer = (end: number, retention: Retention): Remaining[] => [
  ...copiesUntil(end, retention),
  {
    what: 'deliveries to webhooks about whole batches: names of batches, and counts',
    until: new Date(end + (deliveryDays + expiryDelayDays) * dayMs).toISOString(),
  },
  { what: 'events that consumers have received: ids and counts' },
  {
    what: 'permanently: the names of the customer and of its batches, with the sums of their calls, for the bill of the service',
  },
  {
    what: 'permanently: keyed hashes of names with the time of the erasure, so that late events are not accepted',
  },
  { what: "the records of the service about each person; each person's own receipt lists these records" },
];

function palmIdLine({ palmId, service, at }: ServiceRecord, until: string | undefined): Remaining[] {
  if (palmId === undefined) return [];
  const day = new Date(at).toISOString().slice(0, 10);
  const what = `the photo and its reading at the service "${service}", palm_id ${palmId}, bought ${day}`;
  return [{ what, ...(until === undefined ? {} : { until }) }];
}
