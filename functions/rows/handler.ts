import { randomUUID } from 'node:crypto';
import { S3Client } from '@aws-sdk/client-s3';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { openTable } from '../../shared/aws/document-client.ts';
import { nameHashOf } from '../../shared/aws/erasure-key.ts';
import { openQueues, QueueJobs, sendMessage } from '../../shared/aws/queue.ts';
import { S3Inbox } from '../../shared/aws/s3-inbox.ts';
import { readEnvironment, variables } from '../../shared/config/environment.ts';
import { createLog } from '../../shared/lambda/logger.ts';
import { uploadHint, uploadsIn } from '../../shared/lambda/s3-event.ts';
import { parseBody, workOnRecords } from '../../shared/lambda/sqs-batch.ts';
import { noBodies } from '../../shared/ledger/context.ts';
import { namedKey } from '../../shared/uploads/named-key.ts';
import { takePlaces } from './take-places.ts';
import { takeRows } from './take-rows.ts';

const { TABLE_NAME, ERASURE_KEY, JOBS_QUEUE_URL, ROWS_QUEUE_URL, SETTINGS } = readEnvironment(
  {
    TABLE_NAME: variables.TABLE_NAME,
    ERASURE_KEY: variables.ERASURE_KEY,
    JOBS_QUEUE_URL: variables.JOBS_QUEUE_URL,
    ROWS_QUEUE_URL: variables.ROWS_QUEUE_URL,
    SETTINGS: variables.SETTINGS,
  },
  process.env,
);
const log = createLog('rows');
const nameHash = nameHashOf(new SecretsManagerClient({}), ERASURE_KEY);
const ledger = { table: openTable(TABLE_NAME), bodies: noBodies, now: () => Date.now(), nameHash };
const inbox = new S3Inbox(new S3Client({}));
const queues = openQueues();
const jobs = new QueueJobs(queues, JOBS_QUEUE_URL);
const leaseMargin = 10_000;

/** Takes the tables of birth data and of places that S3 events tell of. */
export async function handler(event: SQSEvent, context: Context): Promise<SQSBatchResponse> {
  const reader = { name: randomUUID(), until: Date.now() + context.getRemainingTimeInMillis() + leaseMargin };
  return workOnRecords(event, log, async (record, own) => {
    const deps = {
      ledger,
      inbox,
      jobs,
      reader,
      jobGrace: SETTINGS.jobGrace,
      takeOverAfter: SETTINGS.takeOverAfter,
      remaining: () => context.getRemainingTimeInMillis(),
      goOn: (upload: Parameters<typeof uploadHint>[0]) =>
        sendMessage(queues, ROWS_QUEUE_URL, uploadHint(upload)),
      log: own,
    };
    for (const upload of uploadsIn(parseBody(record))) {
      const key = await namedKey(deps, upload);
      if (key?.kind === 'rows') await takeRows(deps, upload, key.batch);
      if (key?.kind === 'places') await takePlaces(deps, upload, key.name);
    }
  });
}
