import * as z from 'zod';
import { namesCustomer, parseFormerKey, parseInboxKey } from '../intake/object-key.ts';
import { job, subjectOf } from '../jobs/job.ts';
import { jsonOf } from '../json.ts';
import { uploadsIn } from '../lambda/s3-event.ts';
import { lettersPartition, type Subject, subjectName } from '../ledger/items/keys.ts';
import { expiry } from '../table/expiry.ts';
import { type Attributes, ItemKind, schemaVersion } from '../table/item-kind.ts';
import type { Key, Update } from '../table/table.ts';

export interface DeadLetterSubject {
  readonly subject: Subject;
  readonly time?: number;
}

export function subjectsNamedIn(body: string): DeadLetterSubject[] {
  const content = jsonOf(body);
  const named = job.safeParse(content);
  if (named.success) {
    const subject = subjectOf(named.data);
    return subject === undefined ? [] : [{ subject }];
  }
  return uploads(content).flatMap(({ key, time }) => {
    // A key below `@acme` may also belong to a batch from before customers existed, so both are listed.
    const meanings = namesCustomer(key) ? [parseInboxKey(key), parseFormerKey(key)] : [parseInboxKey(key)];
    return meanings.flatMap((named) =>
      named.kind === 'photo' ? [{ subject: { batch: named.batch, id: named.id }, time }] : [],
    );
  });
}

export function namesSubject(body: string, subject: Subject): boolean {
  const name = subjectName(subject);
  return subjectsNamedIn(body).some((named) => subjectName(named.subject) === name);
}

function uploads(content: unknown): ReturnType<typeof uploadsIn> {
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

/** Each named subject gets an item, because an item has only one place in an index. */
const letterKey = (queue: string, messageId: string, copy: number): Key => ({
  pk: deadLettersPartition(queue),
  sk: copy === 0 ? messageId : `${messageId}#${copy}`,
});

const names = (body: string): (Subject | undefined)[] => {
  const named = subjectsNamedIn(body).map(({ subject }) => subject);
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

export function copiesOfLetter({ queue, body }: Pick<DeadLetter, 'queue' | 'body'>, sk: string): Key[] {
  const messageId = sk.split('#')[0] ?? sk;
  return names(body).map((_, copy) => letterKey(queue, messageId, copy));
}
