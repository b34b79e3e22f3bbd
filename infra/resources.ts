import type { EventBus } from 'aws-cdk-lib/aws-events';
import type { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { environments, type FunctionName, type VariableName } from '../shared/config/variables.ts';
import type { DataResources } from './data/data-stack.ts';
import type { Context } from './settings.ts';

export interface Resources extends DataResources {
  readonly bus: EventBus;
}

export interface Pipeline extends Resources {
  readonly context: Context;
  readonly schedules: ScheduleGroup;
  readonly variables: Readonly<Record<VariableName, string>>;
}

export function variablesOf(
  resources: Resources,
  settings: string,
  metricsNamespace: string,
): Record<VariableName, string> {
  const { table, inbox, store, queues, bus, credential, erasureKey, webhookKey, ownService } = resources;
  return {
    TABLE_NAME: table.tableName,
    INBOX_BUCKET: inbox.bucketName,
    STORE_BUCKET: store.bucketName,
    SERVICE_TABLE: ownService?.table.tableName ?? '',
    JOBS_QUEUE_URL: queues.jobs.queue.queueUrl,
    PHOTOS_QUEUE_URL: queues.photos.queue.queueUrl,
    ROWS_QUEUE_URL: queues.rows.queue.queueUrl,
    BOOKS_QUEUE_URL: queues.books.queue.queueUrl,
    DEAD_QUEUES: [queues.jobs, queues.photos, queues.rows].map(({ dead }) => dead.queueName).join(','),
    BUS_NAME: bus.eventBusName,
    SECRET_ARN: credential.secretArn,
    ERASURE_KEY: erasureKey.secretArn,
    WEBHOOK_KEY: webhookKey.secretArn,
    MAY_CHANGE: 'false',
    FEEDS_URL: '',
    LINKS_URL: '',
    METRICS_NAMESPACE: metricsNamespace,
    SETTINGS: settings,
  };
}

export function environmentOf(name: FunctionName, { variables }: Pipeline): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).filter(([variable]) => variable in environments[name].shape),
  );
}
