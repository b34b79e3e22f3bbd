import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Key } from 'aws-cdk-lib/aws-kms';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { TableNames } from '../permissions.ts';
import { readContext } from '../settings.ts';
import { ownKeyOf, useServiceKeys } from './own-key.ts';
import { type QueuePair, queuePair, webhooksQueue } from './queues.ts';
import { credentialSecret, erasureKeySecret, serviceAdminSecret, webhookKeySecret } from './secrets.ts';
import { inboxBucket, type LedgerTable, ledgerOf, serviceTable, storeBucket } from './storage.ts';

export interface DataResources {
  /** Decrypts older data even when it is retired. */
  readonly key: Key | undefined;
  /** Encrypts new data; undefined when retired. */
  readonly encrypting: Key | undefined;
  readonly table: LedgerTable;
  readonly inbox: Bucket;
  readonly store: Bucket;
  readonly queues: Readonly<Record<'photos' | 'rows' | 'jobs' | 'webhooks' | 'books', QueuePair>>;
  readonly credential: Secret;
  readonly erasureKey: Secret;
  readonly webhookKey: Secret;
  readonly ownService:
    | { readonly table: Omit<TableNames, 'arnInFindings'>; readonly admin: Secret }
    | undefined;
}

/**
 * A bucket and the queue that it notifies must be in one stack; functions are in another, so that replacing them
 * touches no data.
 */
export class DataStack extends Stack {
  readonly resources: DataResources;

  constructor(scope: Construct, id: string, props?: StackProps) {
    super(scope, id, props);
    const context = readContext(this.node);
    const key = ownKeyOf(this, context);
    const encrypting = context.ownKey === true ? key : undefined;
    const intake = context.intakeTimeoutSeconds;
    const queues = {
      photos: queuePair(this, 'PhotosQueue', context, key, intake),
      rows: queuePair(this, 'RowsQueue', context, key, intake),
      jobs: queuePair(this, 'JobsQueue', context, key, context.fanOutTimeoutSeconds),
      webhooks: webhooksQueue(this, context, key),
      // No function records these dead letters, because the orders are in the table.
      books: queuePair(this, 'BooksQueue', context, key, intake),
    };
    this.resources = {
      key,
      encrypting,
      table: ledgerOf(this, context, encrypting),
      inbox: inboxBucket(this, context, { photos: queues.photos.queue, rows: queues.rows.queue }, key),
      store: storeBucket(this, context, key),
      queues,
      credential: credentialSecret(this, context, encrypting),
      erasureKey: erasureKeySecret(this, encrypting),
      webhookKey: webhookKeySecret(this, encrypting),
      ownService:
        context.vendor === undefined
          ? { table: serviceTable(this, context, encrypting), admin: serviceAdminSecret(this, encrypting) }
          : undefined,
    };
    if (context.ownKey === 'retired') useServiceKeys(this);
  }
}
