import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from '../permissions.ts';
import type { Context } from '../settings.ts';

export interface QueuePair {
  readonly queue: Queue;
  readonly dead: Queue;
}

const retentionPeriod = Duration.days(14);
/** A message is tried this often before it is dead: throttled invocations count as tries too. */
const maxReceiveCount = 5;

/** How long dead-letters may take for a batch of its messages. */
export const deadLettersTimeoutSeconds = 60;

/**
 * A queue with its dead-letter queue. A message stays out of sight for six times its function's timeout, as AWS
 * advises for event source mappings, so that it is not worked on twice while a batch is retried.
 *
 * @param timeoutSeconds of the function that reads it
 */
export function queuePair(scope: Construct, id: string, context: Context, timeoutSeconds: number): QueuePair {
  const encryption = QueueEncryption.SQS_MANAGED;
  const visibilityTimeout = (functionSeconds: number) =>
    Duration.seconds(Math.max(2, Math.round((6 * functionSeconds) / context.timeScale)));
  const dead = new Queue(scope, `${id}Dead`, {
    encryption,
    enforceSSL: true,
    retentionPeriod,
    visibilityTimeout: visibilityTimeout(deadLettersTimeoutSeconds),
  });
  const queue = new Queue(scope, id, {
    encryption,
    enforceSSL: true,
    retentionPeriod,
    visibilityTimeout: visibilityTimeout(timeoutSeconds),
    deadLetterQueue: { queue: dead, maxReceiveCount },
  });
  acknowledge(dead, 'SQSRedrivePolicy', 'It is the dead-letter queue of another one.', 'Serverless');
  return { queue, dead };
}
