import { Duration } from 'aws-cdk-lib';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import type { Construct } from 'constructs';
import { palmPictures } from '../../shared/pictures/palm-picture-key.ts';
import {
  mayDeleteConversations,
  mayMeasure,
  mayReadSecret,
  mayRemove,
  maySend,
  mayUseLedger,
} from '../permissions.ts';
import { environmentOf, type Pipeline } from '../resources.ts';
import { wholeProcessorMb } from '../sizing/memory.ts';
import { PipelineFunction } from './pipeline-function.ts';
import { invokeBySchedule } from './schedule.ts';

export class ReconcilerFunction extends PipelineFunction {
  constructor(scope: Construct, pipeline: Pipeline) {
    const { context, inbox, store, queues, credential, erasureKey, ownService, key } = pipeline;
    super(scope, 'Reconciler', context, {
      entry: 'functions/reconciler/handler.ts',
      description: 'Every minute: processes everything that is due',
      // When a blocker opens, a run sends up to 20,000 messages.
      memoryMb: wholeProcessorMb,
      timeoutSeconds: 50,
      // Runs must not pile up behind a throttle.
      onSchedule: { retries: 0, maxAgeSeconds: 60 },
      environment: environmentOf('reconciler', pipeline),
    });
    mayRemove(this, inbox, 'palms/', 'births/', 'places/');
    mayRemove(this, store, 'photos/', 'parts/', palmPictures);
    mayUseLedger(this, pipeline, {
      queries: true,
      deletes: true,
      batchGets: true,
      indexes: ['due', 'batch'],
      scans: ['due'],
    });
    if (ownService !== undefined) mayDeleteConversations(this, ownService.table, key);
    mayReadSecret(this, credential, key);
    maySend(this, queues.jobs.queue, queues.photos.queue, queues.rows.queue);
    mayMeasure(this, queues.jobs.queue);
    invokeBySchedule(scope, 'EveryMinute', this, pipeline.schedules, {
      description: 'The reconciler processes everything that is due',
      schedule: ScheduleExpression.rate(Duration.minutes(1)),
      retryAttempts: 0,
    });
    mayReadSecret(this, erasureKey, key);
  }
}
