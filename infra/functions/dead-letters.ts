import type { Construct } from 'constructs';
import { deadLettersTimeoutSeconds } from '../data/queues.ts';
import { mayReadSecret, mayUseLedger } from '../permissions.ts';
import { environmentOf, type Pipeline } from '../resources.ts';
import { deadLettersAtOnce } from '../sizing/sizes.ts';
import { PipelineFunction } from './pipeline-function.ts';
import { invokeByQueue } from './queue-source.ts';

export class DeadLettersFunction extends PipelineFunction {
  constructor(scope: Construct, pipeline: Pipeline) {
    const { context, queues, erasureKey } = pipeline;
    super(scope, 'DeadLetters', context, {
      entry: 'functions/dead-letters/handler.ts',
      description: 'Records messages that failed permanently, and recovers their subjects',
      memoryMb: 512,
      timeoutSeconds: deadLettersTimeoutSeconds,
      environment: environmentOf('dead-letters', pipeline),
    });
    mayUseLedger(this, pipeline, { queries: true });
    for (const { dead } of [queues.jobs, queues.photos, queues.rows]) {
      invokeByQueue(this, dead, {
        batchSize: 10,
        maxConcurrency: deadLettersAtOnce,
      });
    }
    mayReadSecret(this, erasureKey, pipeline.key);
  }
}
