import type { SQSRecord } from 'aws-lambda';

export const sqsRecord = (messageId: string, body: unknown, queue: string, receives: number): SQSRecord => ({
  messageId,
  receiptHandle: '',
  body: JSON.stringify(body),
  attributes: {
    ApproximateReceiveCount: String(receives),
    SentTimestamp: '',
    SenderId: '',
    ApproximateFirstReceiveTimestamp: '',
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: `arn:aws:sqs:eu-central-1:000000000000:${queue}`,
  awsRegion: 'eu-central-1',
});
