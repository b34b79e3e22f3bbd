import { ArnFormat, CfnOutput, Fn, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { CfnLogGroup } from 'aws-cdk-lib/aws-logs';
import { CfnBucket } from 'aws-cdk-lib/aws-s3';
import { CfnTopic } from 'aws-cdk-lib/aws-sns';
import { CfnQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Context } from '../settings.ts';

/**
 * CloudFormation refuses to delete an export that another stack imports, and shows its name. So the name is the
 * message.
 */
const guardName = (dataStack: string): string =>
  `${dataStack}:ownKey-false-would-make-data-unreadable:write-ownKey-retired:see-docs-deploy-md-ownKey`;

export function ownKeyOf(scope: Construct, { ownKey }: Context): Key | undefined {
  if (ownKey === false) return undefined;
  const key = new Key(scope, 'DataKey', {
    description: 'Palmleaf: photos, reports, births, credentials, messages and logs',
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
  for (const statement of servicesThatEncrypt(Stack.of(scope))) key.addToResourcePolicy(statement);
  const exportName = guardName(Stack.of(scope).stackName);
  new CfnOutput(scope, 'OwnKeyGuard', { value: key.keyArn, exportName });
  return key;
}

export function importOwnKey(scope: Construct, dataStack: Stack): void {
  new CfnOutput(scope, 'OwnKey', { value: Fn.importValue(guardName(dataStack.stackName)) });
}

/** For S3, AWS documents no condition in key policies; the queue policies restrict the bucket. */
function servicesThatEncrypt(stack: Stack): PolicyStatement[] {
  const actions = ['kms:Decrypt', 'kms:GenerateDataKey*'];
  const resources = ['*'];
  const principals = (...names: readonly string[]) =>
    names.map((name) => new ServicePrincipal(`${name}.amazonaws.com`));
  const sending = new PolicyStatement({ principals: principals('s3'), actions, resources });
  const delivering = new PolicyStatement({
    principals: principals('events'),
    actions,
    resources,
    conditions: { StringEquals: { 'aws:SourceAccount': stack.account } },
  });
  const groups = { service: 'logs', resource: 'log-group', resourceName: '*' };
  const logging = new PolicyStatement({
    principals: principals(`logs.${stack.region}`),
    actions: [...actions, 'kms:Encrypt', 'kms:ReEncrypt*', 'kms:Describe*'],
    resources,
    conditions: {
      ArnLike: {
        'kms:EncryptionContext:aws:logs:arn': stack.formatArn({
          ...groups,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      },
    },
  });
  return [sending, delivering, logging];
}

/** Topics get a second key, because alarms must arrive when the data key is disabled. */
export function encryptLogsAndAlarms(stack: Stack, key: Key): void {
  const alarmKey = new Key(stack, 'AlarmKey', {
    description: 'Palmleaf: alarm messages',
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  alarmKey.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['kms:Decrypt', 'kms:GenerateDataKey*'],
      resources: ['*'],
    }),
  );
  for (const each of stack.node.findAll()) {
    if (each instanceof CfnLogGroup) each.kmsKeyId = key.keyArn;
    if (each instanceof CfnTopic) each.kmsMasterKeyId = alarmKey.keyArn;
  }
}

/** Roles keep the right to the old key, so that they can read older objects. */
export function useServiceKeys(stack: Stack): void {
  for (const each of stack.node.findAll()) {
    if (each instanceof CfnBucket)
      each.bucketEncryption = {
        serverSideEncryptionConfiguration: [{ serverSideEncryptionByDefault: { sseAlgorithm: 'AES256' } }],
      };
    if (each instanceof CfnQueue) {
      each.kmsMasterKeyId = undefined;
      each.kmsDataKeyReusePeriodSeconds = undefined;
      each.sqsManagedSseEnabled = true;
    }
  }
}
