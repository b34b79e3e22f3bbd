import { CfnElement, Stack, Validations } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { IConstruct } from 'constructs';
import type { IndexName } from '../shared/table/table.ts';

/** Reads and conditional writes of single items; the named indexes only where a function asks them. */
export function mayUseLedger(who: IFunction, table: TableV2, indexes: readonly IndexName[] = []): void {
  who.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
      resources: [table.tableArn],
    }),
  );
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
export function mayUpdate(who: IFunction, table: TableV2): void {
  who.addToRolePolicy(new PolicyStatement({ actions: ['dynamodb:UpdateItem'], resources: [table.tableArn] }));
}

/** Without ListBucket, S3 answers 403 for an object that is gone, and nobody could tell it from a missing right. */
export function mayRead(who: IFunction, bucket: Bucket, ...prefixes: readonly string[]): void {
  onObjects(who, 's3:GetObject', bucket, prefixes);
  who.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }));
}

export function mayWrite(who: IFunction, bucket: Bucket, ...prefixes: readonly string[]): void {
  onObjects(who, 's3:PutObject', bucket, prefixes);
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

/** Records why a rule of AwsSolutions does not hold for a construct. */
export function acknowledge(scope: IConstruct, rule: string, reason: string): void {
  Validations.of(scope).acknowledge({ id: `AwsSolutions::AwsSolutions-${rule}`, reason });
}

export function logicalId(construct: IConstruct): string {
  const element = construct.node.defaultChild;
  if (element === undefined || !CfnElement.isCfnElement(element)) {
    throw new Error(`${construct.node.path} is no single resource`);
  }
  return `${Stack.of(construct).resolve(element.logicalId)}`;
}
