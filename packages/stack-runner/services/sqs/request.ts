import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
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

const actions: ReadonlySet<string> = new Set([
  ...['AddPermission', 'CancelMessageMoveTask', 'ChangeMessageVisibility', 'ChangeMessageVisibilityBatch'],
  ...[
    'CreateQueue',
    'DeleteMessage',
    'DeleteMessageBatch',
    'DeleteQueue',
    'GetQueueAttributes',
    'GetQueueUrl',
  ],
  ...['ListDeadLetterSourceQueues', 'ListMessageMoveTasks', 'ListQueueTags', 'ListQueues', 'PurgeQueue'],
  ...['ReceiveMessage', 'RemovePermission', 'SendMessage', 'SendMessageBatch', 'SetQueueAttributes'],
  ...['StartMessageMoveTask', 'TagQueue', 'UntagQueue'],
]);

/**
 * The SQS emulator itself fails on unknown actions and wrong types.
 * @throws AwsError 400 in SQS's form
 */
export function refuseUnreadable(request: IncomingMessage, body: Buffer): void {
  const isQuery = request.method === 'GET' && request.headers['x-amz-target'] === undefined;
  if (request.method !== 'POST' && !isQuery)
    throw new AwsError('InvalidAction', 'SQS requests must use POST');
  const target = request.headers['x-amz-target'];
  if (typeof target === 'string') {
    refuseUnknownAction(target.split('.').at(-1));
    refuseUnknownMembers(body);
  } else if (/json/i.test(request.headers['content-type'] ?? '')) {
    refuseUnknownAction(undefined);
  } else {
    const { searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    refuseUnknownAction(
      new URLSearchParams(body.toString('utf8')).get('Action') ?? searchParams.get('Action'),
    );
  }
}

function refuseUnknownAction(action: string | null | undefined): void {
  if (action === undefined || action === null || action === '') {
    throw new AwsError('MissingAction', 'The request names no SQS action');
  }
  if (!actions.has(action)) throw new AwsError('InvalidAction', `SQS has no action ${action.slice(0, 80)}`);
}

function refuseUnknownMembers(body: Buffer): void {
  const result = members.safeParse(parseJson(body.toString('utf8')));
  if (result.success) return;
  const where = result.error.issues[0]?.path.join('.') ?? '';
  throw new AwsError(
    'SerializationException',
    `The request cannot be read${where === '' ? '' : `: ${where}`}`,
  );
}
