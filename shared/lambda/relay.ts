import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { UploadEvent } from '../uploads/upload.ts';
import type { Invocation } from './invocation.ts';
import type { RootLog } from './logger.ts';
import { isS3Event, uploadsIn } from './s3-event.ts';
import { parseBody, workOnRecords } from './sqs-batch.ts';

type Handler = (event: SQSEvent, invocation: Invocation) => Promise<SQSBatchResponse>;

/**
 * Sends S3 notifications back to their queue as hints with a message group, which S3 cannot set and fair queues need.
 */
export const withNotificationRelay =
  (send: (upload: UploadEvent) => Promise<void>, log: RootLog, work: Handler): Handler =>
  async (event, invocation) => {
    const { fromS3 = [], hints = [] } = Object.groupBy(event.Records, (record) =>
      isS3Event(record.body) ? 'fromS3' : 'hints',
    );
    const sent = await workOnRecords({ Records: fromS3 }, log, async (record) => {
      for (const upload of uploadsIn(parseBody(record))) await send(upload);
    });
    if (hints.length === 0) return sent;
    const worked = await work({ Records: hints }, invocation);
    return { batchItemFailures: [...sent.batchItemFailures, ...worked.batchItemFailures] };
  };
