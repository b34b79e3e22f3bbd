import type { EventBus } from 'aws-cdk-lib/aws-events';
import type { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { environments, type FunctionName, type VariableName } from '../shared/config/variables.ts';
import type { Kept } from './data/data-stack.ts';
import type { Context } from './settings.ts';

/** What the functions of the pipeline work with. */
export interface Resources extends Kept {
  readonly bus: EventBus;
}

/** What each construct of a function is made with. */
export interface Pipeline extends Resources {
  readonly context: Context;
  /** The schedules of this stack, apart from those of others in the account. */
  readonly schedules: ScheduleGroup;
  readonly variables: Readonly<Record<VariableName, string>>;
}

/** Every variable that a function may ask for, with its value in this stack. */
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
    METRICS_NAMESPACE: metricsNamespace,
    SETTINGS: settings,
  };
}

/** The variables that one function reads, and no other. */
export function environmentOf(name: FunctionName, { variables }: Pipeline): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).filter(([variable]) => variable in environments[name].shape),
  );
}
