import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { Log } from '../log.ts';
import { errorFields, type RootLog } from './logger.ts';

/** The message can never be processed; it goes to the dead-letter queue. */
export class PoisonMessageError extends Error {
  override readonly name = 'PoisonMessageError';
}

/** Redelivered messages run last, so that failing messages delay no others. */
export async function workOnRecords(
  event: SQSEvent,
  log: RootLog,
  work: (record: SQSRecord, log: Log) => Promise<void>,
): Promise<SQSBatchResponse> {
  const failed: string[] = [];
  const one = async (record: SQSRecord): Promise<void> => {
    const recordLog = log.child({ messageId: record.messageId });
    try {
      await work(record, recordLog);
    } catch (error) {
      recordLog.error('A message could not be processed', {
        ...errorFields(error),
        ...(error instanceof PoisonMessageError ? { reason: error.message } : {}),
      });
      failed.push(record.messageId);
    }
  };
  const received = (record: SQSRecord) => Number(record.attributes.ApproximateReceiveCount);
  await Promise.all(event.Records.filter((record) => received(record) <= 1).map(one));
  await Promise.all(event.Records.filter((record) => received(record) > 1).map(one));
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}

export function parseBody(record: Pick<SQSRecord, 'body'>): unknown {
  try {
    return JSON.parse(record.body);
  } catch {
    throw new PoisonMessageError('The body of the message is not JSON');
  }
}
