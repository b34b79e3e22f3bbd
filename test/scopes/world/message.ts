import type { SQSEvent } from 'aws-lambda';
import { sqsRecord } from '../../support/worlds/sqs-record.ts';

export const messageOf = (body: unknown, queue = 'jobs', receives = 1): SQSEvent => ({
  Records: [sqsRecord(`message of ${queue}`, body, queue, receives)],
});
