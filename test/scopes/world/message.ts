import type { SQSEvent } from 'aws-lambda';
import { sqsRecord } from '../../support/sqs-record.ts';

/** Returns an event with one message of a queue. */
export const messageOf = (body: unknown, queue = 'jobs', receives = 1): SQSEvent => ({
  Records: [sqsRecord(`message of ${queue}`, body, queue, receives)],
});
