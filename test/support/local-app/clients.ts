import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { type AttributeValue, DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { S3Client } from '@aws-sdk/client-s3';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { DeleteMessageCommand, type Message, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { LocalStack } from '../../../packages/stack-runner/index.ts';

export type Running = Pick<LocalStack, 'endpoint' | 'region' | 'credentials' | 'outputs' | 'stackName'>;

interface ReceiveOptions {
  readonly waitSeconds?: number;
  readonly visibilitySeconds?: number;
}

export function clientsOf({ endpoint, region, credentials, outputs }: Running) {
  const config = { endpoint, region, credentials };
  const dynamodb = new DynamoDBClient(config);
  const sqs = new SQSClient(config);
  async function receive(queue: string, options: ReceiveOptions = {}): Promise<Message[]> {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({
        QueueUrl: outputs[queue],
        WaitTimeSeconds: options.waitSeconds ?? 1,
        MaxNumberOfMessages: 10,
        VisibilityTimeout: options.visibilitySeconds,
        MessageSystemAttributeNames: ['All'],
      }),
    );
    return Messages;
  }
  return {
    s3: new S3Client(config),
    sqs,
    dynamodb,
    secrets: new SecretsManagerClient(config),
    events: new EventBridgeClient(config),
    cloudFormation: new CloudFormationClient(config),
    output: (key: string): string => {
      const value = outputs[key];
      if (value === undefined) throw new Error(`the stack has no output ${key}`);
      return value;
    },
    item: async (pk: string, sk = 'seen'): Promise<Record<string, AttributeValue> | undefined> => {
      const Key = { pk: { S: pk }, sk: { S: sk } };
      const { Item } = await dynamodb.send(
        new GetItemCommand({ TableName: outputs.Table, Key, ConsistentRead: true }),
      );
      return Item;
    },
    receive,
    /** Receives each message once, however slow the machine is. */
    take: async (queue: string, options?: ReceiveOptions): Promise<Message[]> => {
      const messages = await receive(queue, options);
      for (const { ReceiptHandle } of messages)
        await sqs.send(new DeleteMessageCommand({ QueueUrl: outputs[queue], ReceiptHandle }));
      return messages;
    },
  };
}
export type Clients = ReturnType<typeof clientsOf>;
