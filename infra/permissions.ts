import { conversationPrefix } from '@palmleaf/contract/ours';
import { CfnElement, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { IConstruct } from 'constructs';
import { placePartition } from '../shared/ledger/items/keys.ts';
import { readerLinkPrefix } from '../shared/links/link.ts';
import type { IndexName } from '../shared/table/table.ts';

export interface TableNames {
  readonly tableArn: string;
  readonly tableName: string;
  /** The ARN as a finding of cdk-nag shows it. */
  readonly arnInFindings: string;
}

interface Encrypted {
  readonly table: TableNames;
  readonly key: IKey | undefined;
}

export function mayUseKey(grantee: IFunction, key: IKey | undefined): void {
  key?.grant(
    grantee,
    'kms:Decrypt',
    'kms:DescribeKey',
    'kms:Encrypt',
    'kms:GenerateDataKey',
    'kms:GenerateDataKeyWithoutPlaintext',
    'kms:ReEncryptFrom',
    'kms:ReEncryptTo',
  );
}

interface LedgerUse {
  readonly changes?: boolean;
  readonly queries?: boolean;
  readonly deletes?: boolean;
  readonly batchGets?: boolean;
  readonly indexes?: readonly IndexName[];
  readonly scans?: readonly IndexName[];
}

export function mayUseLedger(
  grantee: IFunction,
  { table, key }: Encrypted,
  {
    changes = true,
    queries = false,
    deletes = false,
    batchGets = false,
    indexes = [],
    scans = [],
  }: LedgerUse = {},
): void {
  grantee.addToRolePolicy(
    new PolicyStatement({
      actions: [
        'dynamodb:GetItem',
        ...(batchGets ? ['dynamodb:BatchGetItem'] : []),
        ...(changes ? ['dynamodb:UpdateItem'] : []),
        ...(queries ? ['dynamodb:Query'] : []),
        ...(deletes ? ['dynamodb:DeleteItem'] : []),
      ],
      resources: [table.tableArn],
    }),
  );
  mayUseKey(grantee, key);
  const onIndexes = { 'dynamodb:Query': indexes, 'dynamodb:Scan': scans };
  for (const [action, names] of Object.entries(onIndexes))
    if (names.length > 0)
      grantee.addToRolePolicy(
        new PolicyStatement({
          actions: [action],
          resources: names.map((index) => `${table.tableArn}/index/${index}`),
        }),
      );
}

export function mayReadPlaces(grantee: IFunction, { table, key }: Encrypted): void {
  grantee.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:GetItem'],
      resources: [table.tableArn],
      conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${placePartition('')}*`] } },
    }),
  );
  key?.grant(grantee, 'kms:Decrypt');
}

export function mayCountLinks(grantee: IFunction, { table, key }: Encrypted): void {
  grantee.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:GetItem', 'dynamodb:UpdateItem'],
      resources: [table.tableArn],
      conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${readerLinkPrefix}*`] } },
    }),
  );
  mayUseKey(grantee, key);
}

export function mayDeleteConversations(
  grantee: IFunction,
  table: Pick<TableNames, 'tableArn'>,
  key: IKey | undefined,
): void {
  grantee.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:Query', 'dynamodb:DeleteItem'],
      resources: [table.tableArn],
      conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${conversationPrefix}*`] } },
    }),
  );
  mayUseKey(grantee, key);
}

/** IAM checks ListStreams for all streams of a table at once. */
export function mayReadStream(grantee: IFunction, table: TableNames, streamArn: string): void {
  grantee.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
      resources: [streamArn],
    }),
  );
  grantee.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:ListStreams'],
      resources: [`${table.tableArn}/stream/*`],
    }),
  );
  if (grantee.role === undefined) return;
  acknowledge(
    grantee.role,
    `IAM5[Resource::${table.arnInFindings}/stream/*]`,
    'Permission to list the streams of this one table, which Lambda requires.',
  );
}

export function mayUpdate(grantee: IFunction, { table, key }: Encrypted): void {
  grantee.addToRolePolicy(
    new PolicyStatement({ actions: ['dynamodb:UpdateItem'], resources: [table.tableArn] }),
  );
  mayUseKey(grantee, key);
}

/** AWS has required both actions since October 2025. */
export const mayCallUrls = (functions: readonly IFunction[]): PolicyStatement[] => {
  const resources = functions.map(({ functionArn }) => functionArn);
  return [
    new PolicyStatement({
      actions: ['lambda:InvokeFunctionUrl'],
      resources,
      conditions: { StringEquals: { 'lambda:FunctionUrlAuthType': 'AWS_IAM' } },
    }),
    new PolicyStatement({
      actions: ['lambda:InvokeFunction'],
      resources,
      conditions: { Bool: { 'lambda:InvokedViaFunctionUrl': 'true' } },
    }),
  ];
};

/** The CDK's `grantSendMessages` also allows reading attributes. */
export function maySend(grantee: IFunction, ...queues: readonly IQueue[]): void {
  grantee.addToRolePolicy(
    new PolicyStatement({
      actions: ['sqs:SendMessage'],
      resources: queues.map(({ queueArn }) => queueArn),
    }),
  );
  for (const { encryptionMasterKey } of queues) mayUseKey(grantee, encryptionMasterKey);
}

export function mayReceive(grantee: IFunction, queue: IQueue): void {
  grantee.addToRolePolicy(
    new PolicyStatement({
      actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
      resources: [queue.queueArn],
    }),
  );
  queue.encryptionMasterKey?.grant(grantee, 'kms:Decrypt');
}

export function mayMeasure(grantee: IFunction, queue: IQueue): void {
  grantee.addToRolePolicy(
    new PolicyStatement({ actions: ['sqs:GetQueueAttributes'], resources: [queue.queueArn] }),
  );
}

export function mayReadSecret(grantee: IFunction, secret: Secret, key: IKey | undefined): void {
  grantee.addToRolePolicy(
    new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [secret.secretArn] }),
  );
  key?.grant(grantee, 'kms:Decrypt');
}

export function mayGetObjects(grantee: IFunction, bucket: Bucket, ...prefixes: readonly string[]): void {
  onObjects(grantee, 's3:GetObject', bucket, prefixes);
  bucket.encryptionKey?.grantDecrypt(grantee);
}

/** Without ListBucket, S3 answers 403 for a missing object. */
export function mayRead(grantee: IFunction, bucket: Bucket, ...prefixes: readonly string[]): void {
  mayGetObjects(grantee, bucket, ...prefixes);
  grantee.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }));
}

export function mayWrite(grantee: IFunction, bucket: Bucket, ...prefixes: readonly string[]): void {
  onObjects(grantee, 's3:PutObject', bucket, prefixes);
  mayUseKey(grantee, bucket.encryptionKey);
}

/** Deletes every version; a delete marker alone would leave the object readable. */
export function mayRemove(grantee: IFunction, bucket: Bucket, ...prefixes: readonly string[]): void {
  onObjects(grantee, 's3:DeleteObjectVersion', bucket, prefixes);
  grantee.addToRolePolicy(
    new PolicyStatement({ actions: ['s3:ListBucketVersions'], resources: [bucket.bucketArn] }),
  );
}

function onObjects(grantee: IFunction, action: string, bucket: Bucket, prefixes: readonly string[]): void {
  const resources = prefixes.map((prefix) => bucket.arnForObjects(`${prefix}*`));
  grantee.addToRolePolicy(new PolicyStatement({ actions: [action], resources }));
  if (grantee.role === undefined) return;
  for (const prefix of prefixes) {
    acknowledge(
      grantee.role,
      `IAM5[Resource::${importName(bucket, bucket.bucketArn)}/${prefix}*]`,
      'One action on the objects of one folder: their names are not known in advance.',
    );
  }
}

export function acknowledge(
  scope: IConstruct,
  rule: string,
  reason: string,
  pack: 'AwsSolutions' | 'Serverless' = 'AwsSolutions',
): void {
  Validations.of(scope).acknowledge({ id: `${pack}::${pack}-${rule}`, reason });
}

export function importName(construct: IConstruct, value: string): string {
  const owner = Stack.of(construct);
  const imported: unknown = owner.resolve(owner.exportValue(value));
  const name = typeof imported === 'object' && imported !== null && Reflect.get(imported, 'Fn::ImportValue');
  if (typeof name !== 'string') throw new Error(`${construct.node.path} is not exported by Fn::ImportValue`);
  return name;
}

export function logicalId(construct: IConstruct): string {
  const element = construct.node.defaultChild;
  if (element === undefined || !CfnElement.isCfnElement(element)) {
    throw new Error(`${construct.node.path} is not a single resource`);
  }
  return `${Stack.of(construct).resolve(element.logicalId)}`;
}
