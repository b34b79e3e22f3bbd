import * as z from 'zod';
import { ownerOfName } from '../customers/customer.ts';
import { type InboxKey, namesCustomer, parseFormerKey, parseInboxKey } from '../intake/object-key.ts';
import { job, subjectOf } from '../jobs/job.ts';
import { jsonOf } from '../json.ts';
import { uploadsIn } from '../lambda/s3-event.ts';
import { lettersPartition, type Subject, subjectName } from '../ledger/items/keys.ts';
import { wholeBatch, wholeCustomer } from '../ledger/items/tombstone.ts';
import { expiry } from '../table/expiry.ts';
import { type Attributes, ItemKind, schemaVersion } from '../table/item-kind.ts';
import type { Key, Table, Update } from '../table/table.ts';
import { batchOfUpload } from '../uploads/classify-upload.ts';
import type { UploadEvent } from '../uploads/upload.ts';

/** A job or upload in a dead letter. */
export interface Mention {
  readonly subjects: readonly Subject[];
  /** Absent for a job. */
  readonly upload?: UploadEvent;
}

export function mentionsIn(body: string): Mention[] {
  const content = jsonOf(body);
  const named = job.safeParse(content);
  if (!named.success) return uploads(content).map((upload) => ({ upload, subjects: namedIn(upload.key) }));
  const subject = subjectOf(named.data);
  return subject === undefined ? [] : [{ subjects: [subject] }];
}

/** Subjects whose erasure removes a letter about this key: a person, a batch, or a customer with places. */
function namedIn(key: string): Subject[] {
  // A key below `@acme` may also belong to a batch from before customers existed, so both are listed.
  const meanings = namesCustomer(key) ? [parseInboxKey(key), parseFormerKey(key)] : [parseInboxKey(key)];
  return meanings.flatMap((meant) => erasableIn(key, meant));
}

function erasableIn(key: string, meant: InboxKey): Subject[] {
  switch (meant.kind) {
    case 'photo':
      return [{ batch: meant.batch, id: meant.id }];
    case 'rows':
    case 'zip':
      return [wholeBatch(meant.batch)];
    case 'places': {
      const { customer } = ownerOfName(meant.name);
      return customer === undefined ? [] : [wholeCustomer(customer)];
    }
    case 'ignored':
    case 'refused':
      return [wholeBatch(batchOfUpload(key))];
  }
}

const subjectsNamedIn = (body: string): Subject[] => {
  const subjects = mentionsIn(body).flatMap((mention) => mention.subjects);
  return [...new Map(subjects.map((subject) => [subjectName(subject), subject])).values()];
};

function uploads(content: unknown): UploadEvent[] {
  try {
    return uploadsIn(content);
  } catch {
    return [];
  }
}

const deadLetter = z.object({
  v: z.literal(schemaVersion),
  queue: z.string(),
  body: z.string(),
  receiveCount: z.number(),
  at: z.number(),
  expiresAt: expiry,
  batchShard: z.string().optional(),
  stateId: z.string().optional(),
});
type DeadLetter = z.output<typeof deadLetter>;
export const deadLetterItems = new ItemKind('A dead letter', deadLetter);

export const deadLettersPartition = (queue: string): string => `dead-letter#${queue}`;

/** One item per named subject, because an item has only one place in an index. */
const letterKey = (queue: string, messageId: string, copy: number): Key => ({
  pk: deadLettersPartition(queue),
  sk: copy === 0 ? messageId : `${messageId}#${copy}`,
});

const names = (body: string): (Subject | undefined)[] => {
  const named = subjectsNamedIn(body);
  return named.length === 0 ? [undefined] : named;
};

export function letterWrites(
  messageId: string,
  letter: Attributes<DeadLetter> & Pick<DeadLetter, 'queue' | 'body'>,
): Update[] {
  return names(letter.body).map((subject, copy) =>
    deadLetterItems.update({
      key: letterKey(letter.queue, messageId, copy),
      set: {
        ...letter,
        ...(subject === undefined ? {} : { batchShard: lettersPartition(subject), stateId: messageId }),
      },
    }),
  );
}

export async function removeLetter(table: Table, { pk, sk }: Key, subject: Subject): Promise<boolean> {
  const letter = await deadLetterItems.read(table, { pk, sk });
  if (letter === undefined) return false;
  const named = subjectsNamedIn(letter.body);
  if (!named.some((one) => subjectName(one) === subjectName(subject))) return false;
  const messageId = sk.split('#')[0] ?? sk;
  const copies = named.map((_, copy) => letterKey(letter.queue, messageId, copy));
  const others = copies.filter((copy) => copy.sk !== sk);
  // Deleted last: after a crash, it leads the next run to the other copies.
  for (const key of [...others, { pk, sk }]) await table.delete({ key, delete: true });
  return true;
}
