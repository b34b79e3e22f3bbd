import { Duration } from 'aws-cdk-lib';
import { type IRuleTarget, Rule } from 'aws-cdk-lib/aws-events';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import type { Construct } from 'constructs';
import { eventSource } from '../../../shared/events/events.ts';
import { webhooksTimeoutSeconds } from '../../data/queues.ts';
import { mayReadSecret, mayUseLedger } from '../../permissions.ts';
import { environmentOf, type Pipeline } from '../../resources.ts';
import { wholeProcessorMb } from '../../sizing/memory.ts';
import { webhooksAtOnce } from '../../sizing/sizes.ts';
import { PipelineFunction } from '../pipeline-function.ts';
import { invokeByQueue } from '../queue-source.ts';
import { invokeBySchedule } from '../schedule.ts';

export class WebhooksFunction extends PipelineFunction {
  constructor(scope: Construct, pipeline: Pipeline) {
    const { context, queues, bus, erasureKey, webhookKey } = pipeline;
    super(scope, 'Webhooks', context, {
      entry: 'functions/webhooks/handler.ts',
      description: 'Delivers events to webhooks, and retries failed deliveries',
      memoryMb: wholeProcessorMb,
      timeoutSeconds: webhooksTimeoutSeconds,
      onSchedule: { retries: 0, maxAgeSeconds: 60 },
      environment: environmentOf('webhooks', pipeline),
    });
    mayUseLedger(this, pipeline, { queries: true, batchGets: true, indexes: ['due'] });
    mayReadSecret(this, webhookKey, pipeline.key);
    mayReadSecret(this, erasureKey, pipeline.key);
    const { queue, dead } = queues.webhooks;
    const toQueue: IRuleTarget = {
      bind: () => ({ arn: queue.queueArn, deadLetterConfig: { arn: dead.queueArn } }),
    };
    new Rule(scope, 'ToWebhooks', {
      eventBus: bus,
      description: 'The events that webhooks may receive',
      eventPattern: { source: [eventSource] },
      targets: [toQueue],
    });
    invokeByQueue(this, queue, {
      batchSize: 100,
      maxBatchingWindow: Duration.seconds(1),
      maxConcurrency: webhooksAtOnce,
    });
    invokeBySchedule(scope, 'WebhooksEveryMinute', this, pipeline.schedules, {
      description: 'Due retries of webhooks, and interrupted deliveries',
      schedule: ScheduleExpression.rate(Duration.minutes(1)),
      retryAttempts: 0,
    });
  }
}
