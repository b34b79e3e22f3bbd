import type { SQSRecord } from 'aws-lambda';
import type { Settings } from '../../shared/config/settings.ts';
import { type DeadLetterSubject, letterWrites, subjectsNamedIn } from '../../shared/erasure/dead-letters.ts';
import { job, subjectOf } from '../../shared/jobs/job.ts';
import { jsonOf } from '../../shared/json.ts';
import { uploadsIn } from '../../shared/lambda/s3-event.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import { headerKey } from '../../shared/ledger/items/keys.ts';
import { exclusionOf, isErased, wholeBatch } from '../../shared/ledger/items/tombstone.ts';
import { countDeadLetter } from '../../shared/ledger/waves/dead-letter.ts';
import type { Log } from '../../shared/log.ts';
import { countedLines } from '../../shared/log.ts';
import { schemaVersion } from '../../shared/table/item-kind.ts';
import { expectUpload } from '../../shared/uploads/begin.ts';
import { listingOf } from '../../shared/uploads/classify-upload.ts';
import { refuseBanned } from '../../shared/uploads/rejection.ts';
import type { UploadEvent } from '../../shared/uploads/upload.ts';

export interface DeadLetterDeps {
  readonly ledger: LedgerContext;
  readonly retry: Pick<Settings['retry'], 'maxAttempts'>;
  readonly log: Log;
}

const retentionSeconds = 90 * 24 * 3600;

/** If attempts are left, the subject is due again; otherwise it fails. */
export async function recordDeadLetter(
  { ledger, retry, log }: DeadLetterDeps,
  record: SQSRecord,
): Promise<void> {
  const body = jsonOf(record.body);
  const parsed = job.safeParse(body);
  const queue = record.eventSourceARN.split(':').at(-1) ?? '';
  // An erasure that begins later deletes the letter afterwards.
  const named = subjectsNamedIn(record.body);
  if (await namesErased(ledger, named)) {
    await refuseAllBanned(ledger, record.body);
    return log.info('A dead letter of an erased subject is dropped');
  }
  // The object may be older than its event.
  if (
    !(await namesErased(
      ledger,
      named.map(({ subject }) => ({ subject })),
    ))
  )
    await store(ledger, record, queue);
  const subject = parsed.success ? subjectOf(parsed.data) : undefined;
  if (subject !== undefined) {
    const outcome = await countDeadLetter(ledger, subject, retry.maxAttempts);
    return log.warn(countedLines.deadSubject, {
      batch: subject.batch,
      subject: subject.id,
      outcome,
    });
  }
  const uploads = uploadsOf(body);
  let unknown = 0;
  for (const upload of uploads) {
    const listing = await listingOf(ledger, upload.key);
    if (listing !== undefined && (await isErased(ledger, wholeBatch(listing.batch), upload.time))) continue;
    if (listing !== undefined && (await expectUpload(ledger, upload, listing.kind, listing.batch)))
      unknown += 1;
  }
  log.warn(countedLines.deadLetter, { queue, uploads: uploads.length, unknown });
}

async function namesErased(ledger: LedgerContext, named: readonly DeadLetterSubject[]): Promise<boolean> {
  for (const naming of named) if (await isErasedBy(ledger, naming)) return true;
  return false;
}

/** No function reads the upload again, so its refusal is recorded here. */
async function refuseAllBanned(ledger: LedgerContext, body: string): Promise<void> {
  for (const upload of uploadsOf(jsonOf(body)))
    for (const { subject, time = 0 } of subjectsNamedIn(body))
      if (time === upload.time && (await exclusionOf(ledger, subject, time)) === 'kept-out')
        await refuseBanned(ledger, upload, subject);
}

/** A job may concern a subject that came back after its erasure. */
async function isErasedBy(ledger: LedgerContext, { subject, time }: DeadLetterSubject): Promise<boolean> {
  if (!(await isErased(ledger, subject, time ?? 0))) return false;
  const item = await ledger.table.get(headerKey(subject));
  return time !== undefined || item === undefined || item.state === 'erasing';
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

function uploadsOf(body: unknown): UploadEvent[] {
  try {
    return uploadsIn(body);
  } catch {
    return [];
  }
}
