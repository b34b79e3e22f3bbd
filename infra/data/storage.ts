import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AttributeType,
  CfnGlobalTable,
  ProjectionType,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Effect, PolicyStatement, StarPrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  EventType,
  HttpMethods,
} from 'aws-cdk-lib/aws-s3';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { themesFolder } from '../../shared/books/edition.ts';
import { palmPictures } from '../../shared/pictures/palm-picture-key.ts';
import { indexes } from '../../shared/table/table.ts';
import { acknowledge, importName, type TableNames } from '../permissions.ts';
import type { Context } from '../settings.ts';
import { warmWriteUnits } from '../sizing/sizes.ts';
import { billingOf } from './capacity.ts';
import { queueDestination } from './queue-destination.ts';

const retainedTable = ({ deletionProtection, recoveryDays, size, ...units }: Context) => ({
  billing: billingOf(units),
  encryption: TableEncryptionV2.awsManagedKey(),
  pointInTimeRecoverySpecification: {
    pointInTimeRecoveryEnabled: true,
    recoveryPeriodInDays: recoveryDays,
  },
  timeToLiveAttribute: 'expiresAt',
  deletionProtection,
  removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  ...warm(size),
});

/** A new on-demand table takes only 4,000 writes a second. */
const warm = (size: Context['size']) => {
  const writeUnitsPerSecond = warmWriteUnits(size);
  return writeUnitsPerSecond === undefined ? {} : { warmThroughput: { writeUnitsPerSecond } };
};

export interface LedgerTable extends TableNames {
  readonly tableStreamArn: string;
}

/** After a restore, the stack's own table remains, so that an operator can compare. */
export function ledgerOf(scope: Construct, context: Context, key: IKey | undefined): LedgerTable {
  const table = ledgerTable(scope, context, key);
  const { tableArn, tableName, tableStreamArn } = table;
  if (tableStreamArn === undefined) throw new Error('The table has no stream');
  // CloudFormation refuses to remove an export that the pipeline stack still imports.
  const arnInFindings = importName(table, tableArn);
  for (const value of [tableName, tableStreamArn]) Stack.of(scope).exportValue(value);
  const { restoredTable, restoredStream } = context;
  if (restoredTable === undefined || restoredStream === undefined)
    return { tableArn, tableName, tableStreamArn, arnInFindings };
  return {
    tableName: restoredTable,
    tableArn: Stack.of(scope).formatArn({
      service: 'dynamodb',
      resource: 'table',
      resourceName: restoredTable,
    }),
    tableStreamArn: restoredStream,
    arnInFindings: `arn:<AWS::Partition>:dynamodb:<AWS::Region>:<AWS::AccountId>:table/${restoredTable}`,
  };
}

function ledgerTable(scope: Construct, context: Context, key: IKey | undefined): TableV2 {
  const [due, dueAt] = indexes.due;
  const [batch, stateId] = indexes.batch;
  const [nameShard, nameKey] = indexes.name;
  const table = new TableV2(scope, 'Ledger', {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    ...retainedTable(context),
    dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
    globalSecondaryIndexes: [
      {
        ...warm(context.size),
        indexName: 'due',
        partitionKey: { name: due, type: AttributeType.STRING },
        sortKey: { name: dueAt, type: AttributeType.NUMBER },
        projectionType: ProjectionType.KEYS_ONLY,
      },
      {
        ...warm(context.size),
        indexName: 'batch',
        partitionKey: { name: batch, type: AttributeType.STRING },
        sortKey: { name: stateId, type: AttributeType.STRING },
        projectionType: ProjectionType.KEYS_ONLY,
      },
      {
        ...warm(context.size),
        indexName: 'name',
        partitionKey: { name: nameShard, type: AttributeType.STRING },
        sortKey: { name: nameKey, type: AttributeType.STRING },
        projectionType: ProjectionType.KEYS_ONLY,
      },
    ],
  });
  encryptUnder(table, key);
  return table;
}

export function serviceTable(scope: Construct, context: Context, key: IKey | undefined): TableV2 {
  const table = new TableV2(scope, 'ServiceTable', {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    ...retainedTable(context),
  });
  encryptUnder(table, key);
  return table;
}

/** TableV2 sets the key only if the region is known at synth. */
function encryptUnder(table: TableV2, key: IKey | undefined): void {
  const element = table.node.defaultChild;
  if (key === undefined || !(element instanceof CfnGlobalTable)) return;
  element.addPropertyOverride('Replicas.0.SSESpecification', { KMSMasterKeyId: key.keyArn });
}

function privateBucket(
  scope: Construct,
  id: string,
  key: IKey | undefined,
  props: Pick<BucketProps, 'versioned'> = {},
): Bucket {
  const bucket = new Bucket(scope, id, {
    ...(key === undefined
      ? { encryption: BucketEncryption.S3_MANAGED }
      : { encryption: BucketEncryption.KMS, encryptionKey: key, bucketKeyEnabled: true }),
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    ...props,
  });
  acknowledge(
    bucket,
    'S1',
    'Server access logs would name subjects; data events of CloudTrail are the place for audits.',
  );
  return bucket;
}

interface InboxQueues {
  readonly photos: Queue;
  readonly rows: Queue;
}

export function inboxBucket(
  scope: Construct,
  context: Context,
  queues: InboxQueues,
  key: IKey | undefined,
): Bucket {
  const inbox = privateBucket(scope, 'Inbox', key);
  const folders = { 'palms/': queues.photos, 'births/': queues.rows, 'places/': queues.rows };
  for (const [prefix, queue] of Object.entries(folders)) {
    inbox.addEventNotification(EventType.OBJECT_CREATED, queueDestination(queue), { prefix });
  }
  acknowledgeNotifications(Stack.of(scope));
  inbox.addToResourcePolicy(
    new PolicyStatement({
      effect: Effect.DENY,
      principals: [new StarPrincipal()],
      actions: ['s3:PutObject'],
      notResources: Object.keys(folders).map((prefix) => inbox.arnForObjects(`${prefix}*`)),
    }),
  );
  // The upload page of `palmleaf console` posts signed forms from any local port.
  inbox.addCorsRule({
    allowedMethods: [HttpMethods.POST],
    allowedOrigins: ['http://127.0.0.1:*', 'http://localhost:*'],
  });
  inbox.addLifecycleRule({
    expiration: Duration.days(context.inboxDays),
    abortIncompleteMultipartUploadAfter: Duration.days(1),
  });
  return inbox;
}

function acknowledgeNotifications(stack: Stack): void {
  const handler = stack.node.children.find(({ node }) => node.id.startsWith('BucketNotificationsHandler'));
  acknowledge(
    handler ?? stack,
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    'The function with which the CDK sets bucket notifications; our functions have separate roles.',
  );
}

/** Old versions stay as long as the table can be restored, those of themes and palm pictures for a day. */
export function storeBucket(scope: Construct, context: Context, key: IKey | undefined): Bucket {
  const store = privateBucket(scope, 'Store', key, { versioned: true });
  const oldVersionsForADay = { noncurrentVersionExpiration: Duration.days(1) };
  store.addLifecycleRule({
    prefix: themesFolder,
    expiration: Duration.days(context.bookDays + 1),
    ...oldVersionsForADay,
  });
  // Palm pictures of our own service expire with its readings, also after a change to a vendor.
  store.addLifecycleRule({
    prefix: palmPictures,
    expiration: Duration.days(context.readingDays),
    ...oldVersionsForADay,
  });
  store.addLifecycleRule({
    abortIncompleteMultipartUploadAfter: Duration.days(1),
    noncurrentVersionExpiration: Duration.days(context.recoveryDays),
    expiredObjectDeleteMarker: true,
  });
  return store;
}
