import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { Lineage } from '../lambda/lineage.ts';
import type { MessageLineages } from './message-lineages.ts';

export interface Queues {
  readonly sqs: SQSClient;
  readonly endpoint: string;
  readonly account: string;
  readonly lineages: MessageLineages;
}

export function queueUrl({ endpoint, account }: Pick<Queues, 'endpoint' | 'account'>, arn: string): string {
  return `${endpoint}/${account}/${arn.split(':').at(-1)}`;
}

interface Sending {
  readonly messageGroupId?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly lineage?: Lineage;
}

export async function sendToQueue(
  queues: Queues,
  arn: string,
  body: string,
  { messageGroupId, attributes = {}, lineage = '' }: Sending = {},
): Promise<void> {
  const command = new SendMessageCommand({
    QueueUrl: queueUrl(queues, arn),
    MessageBody: body,
    MessageAttributes: Object.fromEntries(
      Object.entries(attributes).map(([name, text]) => [name, { DataType: 'String', StringValue: text }]),
    ),
    ...(messageGroupId === undefined ? {} : { MessageGroupId: messageGroupId }),
  });
  await queues.lineages.send(
    lineage,
    () => queues.sqs.send(command),
    ({ MessageId }) => (MessageId === undefined ? [] : [MessageId]),
  );
}
