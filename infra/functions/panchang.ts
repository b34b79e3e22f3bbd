import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import type { Construct } from 'constructs';
import { maySend, mayUseLedger } from '../permissions.ts';
import { environmentOf, type Pipeline } from '../resources.ts';
import { PipelineFunction } from './pipeline-function.ts';
import { invokeBySchedule } from './schedule.ts';

export class PanchangFunction extends PipelineFunction {
  constructor(scope: Construct, pipeline: Pipeline) {
    const { context, queues } = pipeline;
    super(scope, 'Panchang', context, {
      entry: 'functions/panchang/handler.ts',
      description: 'Every day: requests this month and the next for every place',
      memoryMb: 512,
      timeoutSeconds: 300,
      onSchedule: { retries: 2, maxAgeSeconds: 6 * 3600 },
      environment: environmentOf('panchang', pipeline),
    });
    mayUseLedger(this, pipeline, { queries: true, deletes: true, indexes: ['batch'] });
    maySend(this, queues.jobs.queue);
    invokeBySchedule(scope, 'EveryDay', this, pipeline.schedules, {
      description: 'Panchang checks every place',
      schedule: ScheduleExpression.cron({ hour: '0', minute: '20' }),
      retryAttempts: 3,
    });
  }
}
