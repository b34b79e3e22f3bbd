import { randomUUID } from 'node:crypto';
import { S3Client } from '@aws-sdk/client-s3';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { openTable } from '../../shared/aws/document-client.ts';
import { nameHashOf } from '../../shared/aws/erasure-key.ts';
import { openQueues, QueueJobs } from '../../shared/aws/queue.ts';
import { ReportStore } from '../../shared/aws/report-store.ts';
import { S3Inbox } from '../../shared/aws/s3-inbox.ts';
import { readEnvironment } from '../../shared/config/environment.ts';
import { createLog } from '../../shared/lambda/logger.ts';
import { uploadsIn } from '../../shared/lambda/s3-event.ts';
import { parseBody, workOnRecords } from '../../shared/lambda/sqs-batch.ts';
import { classifyUpload } from '../../shared/uploads/classify-upload.ts';
import { ingestPhoto } from './ingest-photo.ts';

const { TABLE_NAME, ERASURE_KEY, STORE_BUCKET, JOBS_QUEUE_URL, SETTINGS } = readEnvironment('photos');
const log = createLog('photos');
const s3 = new S3Client({});
const nameHash = nameHashOf(new SecretsManagerClient({}), ERASURE_KEY);
const ledger = {
  table: openTable(TABLE_NAME),
  bodies: new ReportStore(s3, STORE_BUCKET),
  now: () => Date.now(),
  nameHash,
};
const inbox = new S3Inbox(s3);
const jobs = new QueueJobs(openQueues(), JOBS_QUEUE_URL);

/** Ingests the photos that S3 events tell of. */
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
      log: recordLog,
    };
    for (const upload of uploadsIn(parseBody(record))) {
      const key = await classifyUpload(deps, upload);
      if (key?.kind === 'photo') await ingestPhoto(deps, upload, key.batch, key.id);
    }
  });
}
