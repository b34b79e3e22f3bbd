import { randomUUID } from 'node:crypto';
import { S3Client } from '@aws-sdk/client-s3';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { openTable } from '../../shared/aws/document-client.ts';
import { nameHashOf } from '../../shared/aws/erasure-key.ts';
import { openQueues, QueueJobs, sendMessage } from '../../shared/aws/queue.ts';
import { S3Inbox } from '../../shared/aws/s3-inbox.ts';
import { readEnvironment } from '../../shared/config/environment.ts';
import { createLog } from '../../shared/lambda/logger.ts';
import { uploadHint, uploadsIn } from '../../shared/lambda/s3-event.ts';
import { parseBody, workOnRecords } from '../../shared/lambda/sqs-batch.ts';
import { noBodies } from '../../shared/ledger/context.ts';
import { classifyUpload } from '../../shared/uploads/classify-upload.ts';
import type { UploadHints } from '../../shared/uploads/upload.ts';
import { ingestPlaces } from './ingest-places.ts';
import { ingestRows } from './ingest-rows.ts';

const { TABLE_NAME, ERASURE_KEY, JOBS_QUEUE_URL, ROWS_QUEUE_URL, SETTINGS } = readEnvironment('rows');
const log = createLog('rows');
const nameHash = nameHashOf(new SecretsManagerClient({}), ERASURE_KEY);
const ledger = { table: openTable(TABLE_NAME), bodies: noBodies, now: () => Date.now(), nameHash };
const inbox = new S3Inbox(new S3Client({}));
const queues = openQueues();
const jobs = new QueueJobs(queues, JOBS_QUEUE_URL);
const hints: UploadHints = {
  send: (upload) => sendMessage(queues, ROWS_QUEUE_URL, uploadHint(upload)),
};

/** Ingests the tables of birth data and of places that S3 events tell of. */
export async function handler(event: SQSEvent, context: Context): Promise<SQSBatchResponse> {
  const until = Date.now() + context.getRemainingTimeInMillis() + SETTINGS.lease.marginMs;
  const reader = { name: randomUUID(), until };
  return workOnRecords(event, log, async (record, recordLog) => {
    const deps = {
      ledger,
      inbox,
      jobs,
      reader,
      settings: SETTINGS,
      remainingMs: () => context.getRemainingTimeInMillis(),
      hints,
      log: recordLog,
    };
    for (const upload of uploadsIn(parseBody(record))) {
      const key = await classifyUpload(deps, upload);
      if (key?.kind === 'rows') await ingestRows(deps, upload, key.batch);
      if (key?.kind === 'places') await ingestPlaces(deps, upload, key.name);
    }
  });
}
