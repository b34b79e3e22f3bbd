import { z } from 'zod';
import { AwsError } from '../../basics/errors.ts';
import { parseJson } from '../../basics/json.ts';

const names = z.array(z.string());
const entries = z.array(
  z.looseObject({
    Id: z.string().optional(),
    MessageBody: z.string().optional(),
    ReceiptHandle: z.string().optional(),
    DelaySeconds: z.number().optional(),
    VisibilityTimeout: z.number().optional(),
    MessageAttributes: z.record(z.string(), z.looseObject({ DataType: z.string() })).nullish(),
  }),
);

/** Members of any request to SQS, as https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference has them. */
const members = z.looseObject({
  ...entries.element.shape,
  QueueUrl: z.string().optional(),
  QueueName: z.string().optional(),
  QueueNamePrefix: z.string().nullish(),
  AttributeNames: names.nullish(),
  MessageAttributeNames: names.nullish(),
  MessageSystemAttributeNames: names.nullish(),
  Attributes: z.record(z.string(), z.string()).nullish(),
  MaxNumberOfMessages: z.number().nullish(),
  WaitTimeSeconds: z.number().nullish(),
  Entries: entries.optional(),
});

/**
 * Refuses a request whose members have other types than SQS knows: the emulator falls over them.
 *
 * @throws AwsError 400 as SQS says it
 */
export function refuseUnreadable(body: Buffer): void {
  const result = members.safeParse(parseJson(body.toString('utf8')));
  if (result.success) return;
  const where = result.error.issues[0]?.path.join('.') ?? '';
  throw new AwsError(
    'SerializationException',
    `The request cannot be read${where === '' ? '' : `: ${where}`}`,
  );
}
