import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';

export interface Queues {
  readonly sqs: SQSClient;
  /** Of the gateway. */
  readonly endpoint: string;
  readonly account: string;
}

/** The address of a queue: it follows the port of the day. */
export function queueUrl({ endpoint, account }: Pick<Queues, 'endpoint' | 'account'>, arn: string): string {
  return `${endpoint}/${account}/${arn.split(':').at(-1)}`;
}

export async function sendToQueue(
  queues: Queues,
  arn: string,
  body: string,
  messageGroupId?: string,
): Promise<void> {
  const group = messageGroupId === undefined ? {} : { MessageGroupId: messageGroupId };
  await queues.sqs.send(
    new SendMessageCommand({ QueueUrl: queueUrl(queues, arn), MessageBody: body, ...group }),
  );
}
