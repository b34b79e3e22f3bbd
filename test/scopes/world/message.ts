import type { SQSEvent } from 'aws-lambda';

/** One message of a queue, as Lambda hands it over. */
export const messageOf = (body: unknown, queue = 'jobs', receives = 1): SQSEvent => ({
  Records: [
    {
      messageId: `message of ${queue}`,
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
    },
  ],
});
