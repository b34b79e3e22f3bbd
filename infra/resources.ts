import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { EventBus } from 'aws-cdk-lib/aws-events';
import type { Key } from 'aws-cdk-lib/aws-kms';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { environments, type FunctionName, type VariableName } from '../shared/config/variables.ts';
import { type QueuePair, queuePair } from './data/queues.ts';
import { credentialSecret, erasureKeySecret, serviceToken } from './data/secrets.ts';
import { dataKey, inboxBucket, ledgerTable, storeBucket } from './data/storage.ts';
import type { Context, ReadContext } from './settings.ts';

/** What the functions of the pipeline work with. */
export interface Resources {
  /** What everything kept is encrypted with, where the account has a key of its own for it. */
  readonly key: Key | undefined;
  readonly table: TableV2;
  readonly inbox: Bucket;
  readonly store: Bucket;
  readonly queues: Readonly<Record<'photos' | 'rows' | 'jobs', QueuePair>>;
  readonly bus: EventBus;
  readonly credential: Secret;
  readonly erasureKey: Secret;
}

/** What each construct of a function is made with. */
export interface Pipeline extends Resources {
  readonly context: Context;
  /** The schedules of this stack, apart from those of others in the account. */
  readonly schedules: ScheduleGroup;
  readonly variables: Readonly<Record<VariableName, string>>;
}

export function createResources(scope: Construct, context: ReadContext): Resources {
  const queues = {
    photos: queuePair(scope, 'PhotosQueue', context, context.intakeTimeoutSeconds),
    rows: queuePair(scope, 'RowsQueue', context, context.intakeTimeoutSeconds),
    jobs: queuePair(scope, 'JobsQueue', context, context.fanOutTimeoutSeconds),
  };
  const key = context.ownKey ? dataKey(scope) : undefined;
  return {
    key,
    table: ledgerTable(scope, key),
    inbox: inboxBucket(scope, context, { photos: queues.photos.queue, rows: queues.rows.queue }, key),
    store: storeBucket(scope, key),
    queues,
    bus: new EventBus(scope, 'Events', { description: 'What Palmleaf tells consumers: ids and counts' }),
    credential: context.vendor === undefined ? serviceToken(scope, key) : credentialSecret(scope, key),
    erasureKey: erasureKeySecret(scope, key),
  };
}

/** Every variable that a function may ask for, with its value in this stack. */
export function variablesOf(
  resources: Resources,
  settings: string,
  metricsNamespace: string,
): Record<VariableName, string> {
  const { table, inbox, store, queues, bus, credential, erasureKey } = resources;
  return {
    TABLE_NAME: table.tableName,
    INBOX_BUCKET: inbox.bucketName,
    STORE_BUCKET: store.bucketName,
    JOBS_QUEUE_URL: queues.jobs.queue.queueUrl,
    PHOTOS_QUEUE_URL: queues.photos.queue.queueUrl,
    ROWS_QUEUE_URL: queues.rows.queue.queueUrl,
    DEAD_QUEUES: [queues.jobs, queues.photos, queues.rows].map(({ dead }) => dead.queueName).join(','),
    BUS_NAME: bus.eventBusName,
    SECRET_ARN: credential.secretArn,
    ERASURE_KEY: erasureKey.secretArn,
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
