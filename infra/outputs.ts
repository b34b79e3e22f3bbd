import { CfnOutput } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Severity } from '../shared/standing/severity.ts';
import type { Resources } from './resources.ts';

interface StackAddresses {
  readonly reportsUrl: string;
  readonly operateUrl: string;
  readonly feedsUrl: string | undefined;
  readonly linksUrl: string | undefined;
  readonly alarmTopics: Readonly<Record<Severity, string>>;
  readonly executionsAtOnce: number;
}

export function writeOutputs(
  scope: Construct,
  resources: Resources,
  { reportsUrl, operateUrl, feedsUrl, linksUrl, alarmTopics, executionsAtOnce }: StackAddresses,
): void {
  const { table, inbox, store, queues, bus, credential, erasureKey } = resources;
  const outputs = {
    ReportsUrl: reportsUrl,
    OperateUrl: operateUrl,
    ...(feedsUrl === undefined ? {} : { FeedsUrl: feedsUrl }),
    ...(linksUrl === undefined ? {} : { LinksUrl: linksUrl }),
    WakesTopic: alarmTopics.wakes,
    TellsTopic: alarmTopics.tells,
    ExecutionsAtOnce: String(executionsAtOnce),
    InboxBucket: inbox.bucketName,
    StoreBucket: store.bucketName,
    TableName: table.tableName,
    BusName: bus.eventBusName,
    CredentialSecret: credential.secretArn,
    ErasureKeySecret: erasureKey.secretArn,
    PhotosQueueUrl: queues.photos.queue.queueUrl,
    RowsQueueUrl: queues.rows.queue.queueUrl,
    JobsQueueUrl: queues.jobs.queue.queueUrl,
    WebhooksQueueUrl: queues.webhooks.queue.queueUrl,
    BooksQueueUrl: queues.books.queue.queueUrl,
    PhotosDeadQueueUrl: queues.photos.dead.queueUrl,
    RowsDeadQueueUrl: queues.rows.dead.queueUrl,
    JobsDeadQueueUrl: queues.jobs.dead.queueUrl,
    WebhooksDeadQueueUrl: queues.webhooks.dead.queueUrl,
    BooksDeadQueueUrl: queues.books.dead.queueUrl,
  };
  for (const [name, value] of Object.entries(outputs)) new CfnOutput(scope, name, { value });
}
