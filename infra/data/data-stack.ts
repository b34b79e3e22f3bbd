import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Key } from 'aws-cdk-lib/aws-kms';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { TableNames } from '../permissions.ts';
import { readContext } from '../settings.ts';
import { type QueuePair, queuePair, webhooksQueue } from './queues.ts';
import { credentialSecret, erasureKeySecret, serviceAdminSecret, webhookKeySecret } from './secrets.ts';
import { dataKey, inboxBucket, type LedgerTable, ledgerOf, serviceTable, storeBucket } from './storage.ts';

/** What is kept, whatever happens to the functions that work with it. */
export interface Kept {
  /** What everything kept is encrypted with, where the account has a key of its own for it. */
  readonly key: Key | undefined;
  readonly table: LedgerTable;
  readonly inbox: Bucket;
  readonly store: Bucket;
  readonly queues: Readonly<Record<'photos' | 'rows' | 'jobs' | 'webhooks' | 'books', QueuePair>>;
  readonly credential: Secret;
  readonly erasureKey: Secret;
  readonly webhookKey: Secret;
  /** Of the service beside the pipeline, where there is one. */
  readonly ownService: { readonly table: Omit<TableNames, 'shownArn'>; readonly admin: Secret } | undefined;
}

/**
 * Buckets, queues, tables and secrets, in a stack of their own: a bucket and the queue that it tells cannot be parted,
 * and the functions can be taken away and made anew without touching what they work with.
 */
export class DataStack extends Stack {
  readonly kept: Kept;

  constructor(scope: Construct, id: string, props?: StackProps) {
    super(scope, id, props);
    const context = readContext(this.node);
    const queues = {
      photos: queuePair(this, 'PhotosQueue', context, context.intakeTimeoutSeconds),
      rows: queuePair(this, 'RowsQueue', context, context.intakeTimeoutSeconds),
      jobs: queuePair(this, 'JobsQueue', context, context.fanOutTimeoutSeconds),
      webhooks: webhooksQueue(this, context),
      // Nobody writes its dead messages down: what they asked for stands in the table, and every minute looks there.
      books: queuePair(this, 'BooksQueue', context, context.intakeTimeoutSeconds),
    };
    const key = context.ownKey ? dataKey(this) : undefined;
    this.kept = {
      key,
      table: ledgerOf(this, context, key),
      inbox: inboxBucket(this, context, { photos: queues.photos.queue, rows: queues.rows.queue }, key),
      store: storeBucket(this, context, key),
      queues,
      credential: credentialSecret(this, context, key),
      erasureKey: erasureKeySecret(this, key),
      webhookKey: webhookKeySecret(this, key),
      ownService:
        context.vendor === undefined
          ? { table: serviceTable(this, context, key), admin: serviceAdminSecret(this, key) }
          : undefined,
    };
  }
}
