import { CfnElement, Stack, Validations } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { IConstruct } from 'constructs';
import type { IndexName } from '../shared/table/table.ts';

interface Kept {
  readonly table: TableV2;
  readonly key: IKey | undefined;
}

/** What DynamoDB and S3 do with the key of an account on behalf of who reads and writes. */
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
  /** Whether it reads whole partitions. */
  readonly partitions?: boolean;
  /** Whether it removes items: only what sweeps after an erasure does. */
  readonly removes?: boolean;
  readonly indexes?: readonly IndexName[];
}

/** Reads and conditional writes of single items; more only where a function needs it. */
export function mayUseLedger(
  who: IFunction,
  { table, key }: Kept,
  { partitions = false, removes = false, indexes = [] }: LedgerUse = {},
): void {
  who.addToRolePolicy(
    new PolicyStatement({
      actions: [
        'dynamodb:GetItem',
        'dynamodb:UpdateItem',
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

/** Reads the stream of the table. ListStreams knows no single stream, only those of a table. */
export function mayReadStream(who: IFunction, table: TableV2, streamArn: string): void {
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
    `IAM5[Resource::<${logicalId(table)}.Arn>/stream/*]`,
    'The right to list the streams of this one table, which Lambda asks for.',
  );
}

/** Changes single items that are known already. */
export function mayUpdate(who: IFunction, { table, key }: Kept): void {
  who.addToRolePolicy(new PolicyStatement({ actions: ['dynamodb:UpdateItem'], resources: [table.tableArn] }));
  mayUseKey(who, key);
}

/** Without ListBucket, S3 answers 403 for an object that is gone, and nobody could tell it from a missing right. */
export function mayRead(who: IFunction, bucket: Bucket, ...prefixes: readonly string[]): void {
  onObjects(who, 's3:GetObject', bucket, prefixes);
  bucket.encryptionKey?.grantDecrypt(who);
  who.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }));
}

export function mayWrite(who: IFunction, bucket: Bucket, ...prefixes: readonly string[]): void {
  onObjects(who, 's3:PutObject', bucket, prefixes);
  mayUseKey(who, bucket.encryptionKey);
}

export function mayRemove(who: IFunction, bucket: Bucket, ...prefixes: readonly string[]): void {
  onObjects(who, 's3:DeleteObject', bucket, prefixes);
  who.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }));
}

function onObjects(who: IFunction, action: string, bucket: Bucket, prefixes: readonly string[]): void {
  const resources = prefixes.map((prefix) => bucket.arnForObjects(`${prefix}*`));
  who.addToRolePolicy(new PolicyStatement({ actions: [action], resources }));
  if (who.role === undefined) return;
  for (const prefix of prefixes) {
    acknowledge(
      who.role,
      `IAM5[Resource::<${logicalId(bucket)}.Arn>/${prefix}*]`,
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

export function logicalId(construct: IConstruct): string {
  const element = construct.node.defaultChild;
  if (element === undefined || !CfnElement.isCfnElement(element)) {
    throw new Error(`${construct.node.path} is no single resource`);
  }
  return `${Stack.of(construct).resolve(element.logicalId)}`;
}
