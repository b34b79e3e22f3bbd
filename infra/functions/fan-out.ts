import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { mayRead, mayReadSecret, maySend, mayUseLedger, mayWrite } from '../permissions.ts';
import { environmentOf, type Pipeline } from '../resources.ts';
import { callsInEachInvocation } from '../settings.ts';
import { fanOutMemoryMb } from '../sizing/memory.ts';
import { PipelineFunction } from './pipeline-function.ts';
import { invokeByQueue } from './queue-source.ts';

export class FanOutFunction extends PipelineFunction {
  constructor(scope: Construct, pipeline: Pipeline) {
    const { context, store, queues, credential } = pipeline;
    super(scope, 'FanOut', context, {
      entry: 'functions/fan-out/handler.ts',
      description: 'Buys the calls of subjects; the only function that makes paid calls',
      sendsToItself: true,
      memoryMb: fanOutMemoryMb(callsInEachInvocation(context)),
      timeoutSeconds: context.fanOutTimeoutSeconds,
      environment: environmentOf('fan-out', pipeline),
    });
    mayRead(this, store, 'photos/', 'parts/');
    mayWrite(this, store, 'parts/');
    // Revokes the links of a cancelled report (index `batch`), and releases the subjects behind a trial (`due`).
    mayUseLedger(this, pipeline, { queries: true, deletes: true, indexes: ['due', 'batch'] });
    mayReadSecret(this, credential, pipeline.key);
    maySend(this, queues.jobs.queue);
    invokeByQueue(this, queues.jobs.queue, {
      batchSize: context.subjectsAtOnce,
      // Lambda requires a window for batches of more than ten.
      maxBatchingWindow: Duration.seconds(context.subjectsAtOnce > 10 ? 1 : 0),
      maxConcurrency: context.maxConcurrency,
    });
  }
}
