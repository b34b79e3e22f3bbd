import { conversationPartitions } from '@palmleaf/contract/ours';
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

/** A table, of this app or of another one. */
export interface TableNames {
  readonly tableArn: string;
  readonly tableName: string;
  /** How cdk-nag writes the ARN. */
  readonly shownArn: string;
}

interface Encrypted {
  readonly table: TableNames;
  readonly key: IKey | undefined;
}

/** Actions on a key that DynamoDB and S3 take on behalf of a reader or writer. */
export function mayUseKey(who: IFunction, key: IKey | undefined): void {
  key?.grant(
    who,
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
  /** Whether it writes at all; it does unless said otherwise. */
  readonly changes?: boolean;
  /** Whether it reads whole partitions. */
  readonly partitions?: boolean;
  /** Whether it deletes items: sweeps, dropped reports of photos, pointers of replaced inputs. */
  readonly removes?: boolean;
  /** Whether it reads items in groups. */
  readonly groups?: boolean;
  readonly indexes?: readonly IndexName[];
}

/** Reads and conditional writes of single items; more only where a function needs it. */
export function mayUseLedger(
  who: IFunction,
  { table, key }: Encrypted,
  { changes = true, partitions = false, removes = false, groups = false, indexes = [] }: LedgerUse = {},
): void {
  who.addToRolePolicy(
    new PolicyStatement({
      actions: [
        'dynamodb:GetItem',
        ...(groups ? ['dynamodb:BatchGetItem'] : []),
        ...(changes ? ['dynamodb:UpdateItem'] : []),
        ...(partitions ? ['dynamodb:Query'] : []),
        ...(removes ? ['dynamodb:DeleteItem'] : []),
      ],
      resources: [table.tableArn],
    }),
  );
  mayUseKey(who, key);
  if (indexes.length === 0) return;
  who.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:Query'],
      resources: indexes.map((index) => `${table.tableArn}/index/${index}`),
    }),
  );
}

/** Reads single items of places (`placePartition`): of people, and of all that belongs to them, nothing. */
export function mayReadPlaces(who: IFunction, { table, key }: Encrypted): void {
  who.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:GetItem'],
      resources: [table.tableArn],
      conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${placePartition('')}*`] } },
    }),
  );
  key?.grant(who, 'kms:Decrypt');
}

/** Reads and counts single items of reader links: nothing else of the table. */
export function mayCountLinks(who: IFunction, { table, key }: Encrypted): void {
  who.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:GetItem', 'dynamodb:UpdateItem'],
      resources: [table.tableArn],
      conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${readerLinkPrefix}*`] } },
    }),
  );
  mayUseKey(who, key);
}

/** Deletes conversations from the table of the self-hosted service, and reads nothing else there. */
export function mayDeleteConversations(
  who: IFunction,
  table: Pick<TableNames, 'tableArn'>,
  key: IKey | undefined,
): void {
  who.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:Query', 'dynamodb:DeleteItem'],
      resources: [table.tableArn],
      conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${conversationPartitions}*`] } },
    }),
  );
  mayUseKey(who, key);
}

/** Reads the stream of the table. IAM checks ListStreams for all streams of a table at once. */
export function mayReadStream(who: IFunction, table: TableNames, streamArn: string): void {
  who.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
      resources: [streamArn],
    }),
  );
  who.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:ListStreams'],
      resources: [`${table.tableArn}/stream/*`],
    }),
  );
  if (who.role === undefined) return;
  acknowledge(
    who.role,
    `IAM5[Resource::${table.shownArn}/stream/*]`,
    'The right to list the streams of this one table, which Lambda asks for.',
  );
}

/** Changes single items that are known already. */
export function mayUpdate(who: IFunction, { table, key }: Encrypted): void {
  who.addToRolePolicy(new PolicyStatement({ actions: ['dynamodb:UpdateItem'], resources: [table.tableArn] }));
  mayUseKey(who, key);
}

/** Calls functions at their addresses, signed, and in no other way. Both actions are needed since October 2025. */
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

/** Sends to queues. `grantSendMessages` of the CDK also allows reading their attributes. */
export function maySend(who: IFunction, ...queues: readonly IQueue[]): void {
  who.addToRolePolicy(
    new PolicyStatement({
      actions: ['sqs:SendMessage'],
      resources: queues.map(({ queueArn }) => queueArn),
    }),
  );
  for (const { encryptionMasterKey } of queues) mayUseKey(who, encryptionMasterKey);
}

/** Actions that Lambda takes with the function's role to poll a queue. */
export function mayTake(who: IFunction, queue: IQueue): void {
  who.addToRolePolicy(
    new PolicyStatement({
      actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
      resources: [queue.queueArn],
    }),
  );
  queue.encryptionMasterKey?.grant(who, 'kms:Decrypt');
}

/** Reads how many messages wait in a queue. */
export function mayMeasure(who: IFunction, queue: IQueue): void {
  who.addToRolePolicy(
    new PolicyStatement({ actions: ['sqs:GetQueueAttributes'], resources: [queue.queueArn] }),
  );
}

/** Reads what a secret holds. */
export function mayReadSecret(who: IFunction, secret: Secret, key: IKey | undefined): void {
  who.addToRolePolicy(
    new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [secret.secretArn] }),
  );
  key?.grant(who, 'kms:Decrypt');
}

/** Reads objects, and cannot tell a missing one from one that it may not read. */
export function mayReadKnown(who: IFunction, bucket: Bucket, ...prefixes: readonly string[]): void {
  onObjects(who, 's3:GetObject', bucket, prefixes);
  bucket.encryptionKey?.grantDecrypt(who);
}

/** Without ListBucket, S3 answers 403 for an object that is gone, and nobody could tell it from a missing right. */
export function mayRead(who: IFunction, bucket: Bucket, ...prefixes: readonly string[]): void {
  mayReadKnown(who, bucket, ...prefixes);
  who.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }));
}

export function mayWrite(who: IFunction, bucket: Bucket, ...prefixes: readonly string[]): void {
  onObjects(who, 's3:PutObject', bucket, prefixes);
  mayUseKey(who, bucket.encryptionKey);
}

/** Deletes every version and delete marker of an object; a delete marker alone would leave it readable. */
export function mayRemove(who: IFunction, bucket: Bucket, ...prefixes: readonly string[]): void {
  onObjects(who, 's3:DeleteObjectVersion', bucket, prefixes);
  who.addToRolePolicy(
    new PolicyStatement({ actions: ['s3:ListBucketVersions'], resources: [bucket.bucketArn] }),
  );
}

function onObjects(who: IFunction, action: string, bucket: Bucket, prefixes: readonly string[]): void {
  const resources = prefixes.map((prefix) => bucket.arnForObjects(`${prefix}*`));
  who.addToRolePolicy(new PolicyStatement({ actions: [action], resources }));
  if (who.role === undefined) return;
  for (const prefix of prefixes) {
    acknowledge(
      who.role,
      `IAM5[Resource::${importName(bucket, bucket.bucketArn)}/${prefix}*]`,
      'One action on the objects of one folder: their names are not known beforehand.',
    );
  }
}

/** Records why a rule of AwsSolutions, or of another pack of cdk-nag, does not hold for a construct. */
export function acknowledge(
  scope: IConstruct,
  rule: string,
  reason: string,
  pack: 'AwsSolutions' | 'Serverless' = 'AwsSolutions',
): void {
  Validations.of(scope).acknowledge({ id: `${pack}::${pack}-${rule}`, reason });
}

/** The name under which a stack exports a value of one of its constructs, for others to import. */
export function importName(construct: IConstruct, value: string): string {
  const owner = Stack.of(construct);
  const imported: unknown = owner.resolve(owner.exportValue(value));
  const name = typeof imported === 'object' && imported !== null && Reflect.get(imported, 'Fn::ImportValue');
  if (typeof name !== 'string') throw new Error(`${construct.node.path} is exported in another way`);
  return name;
}

export function logicalId(construct: IConstruct): string {
  const element = construct.node.defaultChild;
  if (element === undefined || !CfnElement.isCfnElement(element)) {
    throw new Error(`${construct.node.path} is no single resource`);
  }
  return `${Stack.of(construct).resolve(element.logicalId)}`;
}
