import * as z from 'zod';
import { delay } from '../basics/delay.ts';
import { checkDelivery, pollingNeeds } from '../iam/deliveries.ts';
import { StreamsClient } from '../services/dynamodb/streams-client.ts';
import { Checkpoints } from '../services/event-sources/checkpoints.ts';
import { filterCriteriaSchema, recordFilter } from '../services/event-sources/filter.ts';
import { pollQueue } from '../services/event-sources/sqs-poller.ts';
import { pollStream, recordStartingPoint } from '../services/event-sources/stream-poller.ts';
import { queueUrl, sendToQueue } from '../services/sqs/queues.ts';
import type { StackContext } from './context.ts';
import { booleanLike, defineResource, numeric } from './resource.ts';

const mappingSchema = z.object({
  FunctionName: z.string(),
  EventSourceArn: z
    .string()
    .regex(/:(sqs|dynamodb):/, 'only queues and DynamoDB streams are event sources here'),
  Enabled: booleanLike.default(true),
  BatchSize: numeric.optional(),
  MaximumBatchingWindowInSeconds: numeric.default(0),
  FunctionResponseTypes: z.array(z.string()).default([]),
  FilterCriteria: filterCriteriaSchema.optional(),
  ScalingConfig: z.object({ MaximumConcurrency: numeric.optional() }).optional(),
  StartingPosition: z.enum(['TRIM_HORIZON', 'LATEST']).optional(),
  BisectBatchOnFunctionError: booleanLike.default(false),
  MaximumRetryAttempts: numeric.default(-1),
  MaximumRecordAgeInSeconds: numeric.default(-1),
  TumblingWindowInSeconds: z.undefined('tumbling windows are not emulated').optional(),
  DestinationConfig: z
    .object({
      OnFailure: z
        .object({ Destination: z.string().regex(/:sqs:/, 'a failure destination must be a queue') })
        .optional(),
    })
    .optional(),
});
type Mapping = z.infer<typeof mappingSchema>;

export const eventSourceMapping = defineResource(mappingSchema, (mapping, { logicalId, context }) => {
  if (mapping.Enabled) {
    const { EventSourceArn, DestinationConfig } = mapping;
    const { role } = context.lambda.get(mapping.FunctionName).definition;
    const { principal, needs } = pollingNeeds(
      role,
      EventSourceArn,
      DestinationConfig?.OnFailure?.Destination,
    );
    context.afterProvisioning(() => checkDelivery(context.access, { what: logicalId, principal, needs }));
    if (mapping.EventSourceArn.includes(':sqs:'))
      context.afterProvisioning(() => startQueue(mapping, logicalId, context));
    else context.afterProvisioning(() => startStream(mapping, logicalId, context));
  }
  return { ref: logicalId, attributes: { Id: logicalId } };
});

function common(mapping: Mapping, logicalId: string, context: StackContext) {
  return {
    target: context.lambda.get(mapping.FunctionName),
    region: context.region,
    signal: context.signal,
    reportsFailures: mapping.FunctionResponseTypes.includes('ReportBatchItemFailures'),
    windowSeconds: mapping.MaximumBatchingWindowInSeconds,
    filter: recordFilter(logicalId, mapping.FilterCriteria),
    log: context.log,
  };
}

async function startQueue(mapping: Mapping, logicalId: string, context: StackContext): Promise<void> {
  const shared = common(mapping, logicalId, context);
  const maxConcurrency = mapping.ScalingConfig?.MaximumConcurrency ?? Number.POSITIVE_INFINITY;
  const concurrency = Math.min(maxConcurrency, shared.target.definition.concurrency);
  if (concurrency === 0) return; // A reserved concurrency of 0 pauses the queue.
  const QueueName = mapping.EventSourceArn.split(':').at(-1) ?? '';
  context.queueGauge.noteConsumer(QueueName);
  const url = queueUrl(context, mapping.EventSourceArn);
  const polling = pollQueue({
    ...shared,
    sqs: context.sqs,
    lineages: context.lineages,
    emitDeleted: (count) => context.cloudwatch.emit('AWS/SQS NumberOfMessagesDeleted', { QueueName }, count),
    queueArn: mapping.EventSourceArn,
    queueUrl: url,
    // With a manual clock, messages stay invisible until their minutes have passed.
    withhold: await context.withheldMessages?.withholderOf(url),
    batchSize: mapping.BatchSize ?? 10,
    concurrency,
  });
  context.onStop(() => polling);
}

async function startStream(mapping: Mapping, logicalId: string, context: StackContext): Promise<void> {
  const { cloudwatch, minutes, lambda } = context;
  const FunctionName = lambda.get(mapping.FunctionName).definition.name;
  const options = {
    ...common(mapping, logicalId, context),
    mapping: logicalId,
    streamArn: mapping.EventSourceArn,
    streams: new StreamsClient(context.dynoxide, context),
    checkpoints: new Checkpoints(context.journal),
    startingPosition: mapping.StartingPosition ?? 'TRIM_HORIZON',
    batchSize: mapping.BatchSize ?? 100,
    bisects: mapping.BisectBatchOnFunctionError,
    maximumRetries: mapping.MaximumRetryAttempts,
    maximumAgeSeconds: mapping.MaximumRecordAgeInSeconds,
    onFailure: mapping.DestinationConfig?.OnFailure?.Destination,
    delay,
    emitAge: (ageMs: number) =>
      cloudwatch.emit(
        'AWS/Lambda IteratorAge',
        { FunctionName },
        Math.max(ageMs, minutes.since(Date.now() - ageMs) * 60_000),
      ),
    sendToQueue: (arn: string, body: string) => sendToQueue(context, arn, body),
  };
  await recordStartingPoint(options);
  const polling = pollStream(options);
  context.onStop(() => polling);
}
