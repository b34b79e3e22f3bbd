import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';

export interface Queues {
  readonly sqs: SQSClient;
  readonly sqsPort: number;
  readonly account: string;
}

/** The address of a queue: it leads past the gateway straight to the emulator, and follows the port of the day. */
export function queueUrl({ sqsPort, account }: Pick<Queues, 'sqsPort' | 'account'>, arn: string): string {
  return `http://127.0.0.1:${sqsPort}/${account}/${arn.split(':').at(-1)}`;
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
