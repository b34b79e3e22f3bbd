import { ArnFormat, Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from '../permissions.ts';
import type { Context } from '../settings.ts';

export interface QueuePair {
  readonly queue: Queue;
  readonly dead: Queue;
}

const retentionPeriod = Duration.days(14);
/** SQS counts throttled invocations as receives too. */
const defaultMaxReceives = 5;

export const webhooksTimeoutSeconds = 60;
/** Twenty receives take two hours (6 minutes each). Retries last that long only if the table fails. */
const webhooksReceives = 20;

export const deadLettersTimeoutSeconds = 60;

/** Hides messages for six times the function's timeout, as AWS advises for event source mappings. */
export function queuePair(
  scope: Construct,
  id: string,
  context: Context,
  key: IKey | undefined,
  timeoutSeconds: number,
  maxReceiveCount = defaultMaxReceives,
): QueuePair {
  const encrypted =
    key === undefined
      ? { encryption: QueueEncryption.SQS_MANAGED }
      : { encryption: QueueEncryption.KMS, encryptionMasterKey: key, dataKeyReuse: Duration.hours(1) };
  const visibilityTimeout = (functionSeconds: number) =>
    Duration.seconds(Math.max(2, Math.round((6 * functionSeconds) / context.timeScale)));
  const dead = new Queue(scope, `${id}Dead`, {
    ...encrypted,
    enforceSSL: true,
    retentionPeriod,
    visibilityTimeout: visibilityTimeout(deadLettersTimeoutSeconds),
  });
  const queue = new Queue(scope, id, {
    ...encrypted,
    enforceSSL: true,
    retentionPeriod,
    visibilityTimeout: visibilityTimeout(timeoutSeconds),
    deadLetterQueue: { queue: dead, maxReceiveCount },
  });
  acknowledge(dead, 'SQSRedrivePolicy', 'It is the dead-letter queue of another queue.', 'Serverless');
  return { queue, dead };
}

/** The pipeline stack has the EventBridge rules, so their names are unknown here. */
export function webhooksQueue(scope: Construct, context: Context, key: IKey | undefined): QueuePair {
  const pair = queuePair(scope, 'WebhooksQueue', context, key, webhooksTimeoutSeconds, webhooksReceives);
  const stack = Stack.of(scope);
  const rules = { service: 'events', resource: 'rule', resourceName: '*' };
  const conditions = {
    StringEquals: { 'aws:SourceAccount': stack.account },
    ArnLike: {
      'aws:SourceArn': stack.formatArn({ ...rules, arnFormat: ArnFormat.SLASH_RESOURCE_NAME }),
    },
  };
  for (const queue of [pair.queue, pair.dead])
    queue.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('events.amazonaws.com')],
        actions: ['sqs:SendMessage'],
        resources: [queue.queueArn],
        conditions,
      }),
    );
  return pair;
}
