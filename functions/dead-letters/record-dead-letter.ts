import type { SQSRecord } from 'aws-lambda';
import type { Settings } from '../../shared/config/settings.ts';
import { letterWrites, type Mention, mentionsIn } from '../../shared/erasure/dead-letters.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import { headerKey, type Subject } from '../../shared/ledger/items/keys.ts';
import { readExclusions, wholeBatch } from '../../shared/ledger/items/tombstone.ts';
import { countDeadLetter } from '../../shared/ledger/waves/dead-letter.ts';
import type { Log } from '../../shared/log.ts';
import { countedLines } from '../../shared/log.ts';
import { schemaVersion } from '../../shared/table/item-kind.ts';
import { expectUpload } from '../../shared/uploads/begin.ts';
import { listingOf } from '../../shared/uploads/classify-upload.ts';
import { refuseBanned } from '../../shared/uploads/rejection.ts';

export interface DeadLetterDeps {
  readonly ledger: LedgerContext;
  readonly retry: Pick<Settings['retry'], 'maxAttempts'>;
  readonly log: Log;
}

const retentionSeconds = 90 * 24 * 3600;

export async function recordDeadLetter(
  { ledger, retry, log }: DeadLetterDeps,
  record: SQSRecord,
): Promise<void> {
  const queue = record.eventSourceARN.split(':').at(-1) ?? '';
  const mentions = await Promise.all(mentionsIn(record.body).map((mention) => judge(ledger, mention)));
  // An erasure that begins later deletes the letter afterwards.
  if (mentions.every(({ isErased }) => !isErased)) await store(ledger, record, queue);
  const living = mentions.filter(({ excluded }) => excluded.length === 0);
  // No function reads the upload again, so its refusal is recorded here.
  for (const { upload, excluded } of mentions)
    for (const { subject, why } of excluded)
      if (upload !== undefined && why === 'kept-out') await refuseBanned(ledger, upload, subject);
  if (living.length < mentions.length) log.info('A dead letter of an erased subject is dropped');
  if (living.length === 0 && mentions.length > 0) return;
  const [subject] = living.flatMap(({ upload, subjects }) => (upload === undefined ? subjects : []));
  if (subject !== undefined) {
    const outcome = await countDeadLetter(ledger, subject, retry.maxAttempts);
    return log.warn(countedLines.deadSubject, {
      batch: subject.batch,
      subject: subject.id,
      outcome,
    });
  }
  const uploads = living.flatMap(({ upload }) => upload ?? []);
  let unknown = 0;
  for (const upload of uploads) {
    const listing = await listingOf(ledger, upload.key);
    if (listing !== undefined && (await expectUpload(ledger, upload, listing.kind, listing.batch)))
      unknown += 1;
  }
  log.warn(countedLines.deadLetter, { queue, uploads: uploads.length, unknown });
}

async function judge(ledger: LedgerContext, mention: Mention) {
  const found = await Promise.all(
    mention.subjects.map(async (subject) => {
      const { wasErased, wholeErasedUntil, at } = await readExclusions(ledger, subject);
      const isBack = async () =>
        subject.id === wholeBatch('').id
          ? mention.upload !== undefined && mention.upload.time > wholeErasedUntil
          : !(await isMissing(ledger, subject));
      const isGone = wasErased && !(await isBack());
      const why = mention.upload === undefined ? isGone && 'erased' : await at(mention.upload.time);
      return { subject, isGone, why };
    }),
  );
  const excluded = found.filter(({ why }) => why);
  // An event later than the erasure may report an older object, so it counts as erased too.
  return { ...mention, excluded, isErased: excluded.length > 0 || found.some(({ isGone }) => isGone) };
}

async function isMissing({ table }: LedgerContext, subject: Subject): Promise<boolean> {
  const item = await table.get(headerKey(subject));
  return item === undefined || item.state === 'erasing';
}

async function store({ table, now }: LedgerContext, record: SQSRecord, queue: string): Promise<void> {
  const writes = letterWrites(record.messageId, {
    v: schemaVersion,
    queue,
    body: record.body,
    receiveCount: Number(record.attributes.ApproximateReceiveCount),
    at: now(),
    expiresAt: Math.floor(now() / 1000) + retentionSeconds,
  });
  for (const write of writes) await table.update(write);
}
