import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { type Context, queueUrl } from './context.ts';

export async function sendToQueue(
  context: Pick<Context, 'sqs' | 'sqsPort' | 'account'>,
  arn: string,
  body: string,
  messageGroupId?: string,
): Promise<void> {
  const group = messageGroupId === undefined ? {} : { MessageGroupId: messageGroupId };
  await context.sqs.send(
    new SendMessageCommand({ QueueUrl: queueUrl(context, arn), MessageBody: body, ...group }),
  );
}
