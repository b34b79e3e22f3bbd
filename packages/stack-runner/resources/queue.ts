import { CreateQueueCommand, SetQueueAttributesCommand, SQSServiceException } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { queueUrl } from '../services/sqs/queues.ts';
import { physicalName } from '../template/names.ts';
import { booleanLike, defineResource, numeric } from './resource.ts';

const queueSchema = z.object({
  QueueName: z.string().optional(),
  VisibilityTimeout: numeric.optional(),
  DelaySeconds: numeric.optional(),
  MaximumMessageSize: numeric.optional(),
  MessageRetentionPeriod: numeric.optional(),
  ReceiveMessageWaitTimeSeconds: numeric.optional(),
  FifoQueue: booleanLike.optional(),
  ContentBasedDeduplication: booleanLike.optional(),
  KmsMasterKeyId: z.string().optional(),
  RedrivePolicy: z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: numeric }).optional(),
});

export const queue = defineResource(queueSchema, async (properties, { logicalId, context }) => {
  const { QueueName, FifoQueue, RedrivePolicy, ...rest } = properties;
  const ending = FifoQueue === true ? '.fifo' : '';
  const name = QueueName ?? physicalName(context.stackName, logicalId, 80 - ending.length) + ending;
  const settable = [
    'VisibilityTimeout',
    'DelaySeconds',
    'MaximumMessageSize',
    'MessageRetentionPeriod',
    'ReceiveMessageWaitTimeSeconds',
    'ContentBasedDeduplication',
  ] as const;
  const attributes: Record<string, string> = {};
  for (const attribute of settable) {
    const value = rest[attribute];
    if (value !== undefined) attributes[attribute] = String(value);
  }
  if (RedrivePolicy !== undefined) attributes.RedrivePolicy = JSON.stringify(RedrivePolicy);
  const { KmsMasterKeyId } = properties;
  const arn = `arn:aws:sqs:${context.region}:${context.account}:${name}`;
  if (KmsMasterKeyId !== undefined) context.access.setKey(arn, KmsMasterKeyId);
  const url = queueUrl(context, arn);
  try {
    const fixed = FifoQueue === true ? { FifoQueue: 'true' } : {};
    await context.sqs.send(
      new CreateQueueCommand({ QueueName: name, Attributes: { ...attributes, ...fixed } }),
    );
  } catch (error) {
    if (!isNameTaken(error)) throw error;
    await context.sqs.send(new SetQueueAttributesCommand({ QueueUrl: url, Attributes: attributes }));
  }
  return { ref: url, attributes: { Arn: arn, QueueName: name, QueueUrl: url } };
});

/** Compares names: the SDK does not recognise the prefix of SQS's older protocol. */
const isNameTaken = (error: unknown): boolean =>
  error instanceof SQSServiceException && /(^|\.)QueueNameExists$/.test(error.name);
