import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetBucketNotificationConfigurationCommand, S3Client } from '@aws-sdk/client-s3';
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { connect } from '../../packages/cli/api/connect.ts';

type Observed = Readonly<Record<string, string>>;

const redrive = z.object({ maxReceiveCount: z.coerce.number() });

export async function observe(stackName: string): Promise<Observed> {
  const { client, outputs } = await connect({
    local: false,
    state: '',
    stack: stackName,
    region: undefined,
    profile: undefined,
  });
  const { region } = client;
  const sqs = new SQSClient({ region });
  const seen: Record<string, string> = { outputs: Object.keys(outputs).sort().join(' ') };
  for (const [name, url] of Object.entries(outputs)) {
    if (name.endsWith('QueueUrl')) seen[name] = await queueText(sqs, url);
    if (/^(Reports|Operate|Service)Url$/.test(name))
      seen[name] = `unsigned: ${(await fetch(new URL('/batches', url))).status}`;
  }
  const { Table } = await new DynamoDBClient({ region }).send(
    new DescribeTableCommand({ TableName: outputs.TableName }),
  );
  seen.table = [
    (Table?.KeySchema ?? []).map(({ AttributeName }) => AttributeName).join('+'),
    ...(Table?.GlobalSecondaryIndexes ?? [])
      .map(({ IndexName, Projection }) => `${IndexName}:${Projection?.ProjectionType}`)
      .sort(),
    Table?.StreamSpecification?.StreamViewType,
    Table?.BillingModeSummary?.BillingMode,
  ].join(' ');
  const { QueueConfigurations = [] } = await new S3Client({ region, forcePathStyle: true }).send(
    new GetBucketNotificationConfigurationCommand({ Bucket: outputs.InboxBucket }),
  );
  seen.notifications = QueueConfigurations.map(
    ({ Events = [], Filter }) => `${Filter?.Key?.FilterRules?.map(({ Value }) => Value)}: ${Events.join()}`,
  )
    .sort()
    .join('; ');
  return seen;
}

async function queueText(sqs: SQSClient, QueueUrl: string): Promise<string> {
  const { Attributes = {} } = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['MessageRetentionPeriod', 'RedrivePolicy'] }),
  );
  const { MessageRetentionPeriod, RedrivePolicy } = Attributes;
  const receives =
    RedrivePolicy === undefined ? 'none' : redrive.parse(JSON.parse(RedrivePolicy)).maxReceiveCount;
  return `kept for ${MessageRetentionPeriod} s, receives: ${receives}`;
}

export const differences = (local: Observed, deployed: Observed): string[] =>
  [...new Set([...Object.keys(local), ...Object.keys(deployed)])]
    .filter((name) => local[name] !== deployed[name])
    .map((name) => `${name}: local "${local[name] ?? 'none'}", deployed "${deployed[name] ?? 'none'}"`);
