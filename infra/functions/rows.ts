import type { Construct } from 'constructs';
import { mayRead, mayReadSecret, maySend, mayUseLedger } from '../permissions.ts';
import { environmentOf, type Pipeline } from '../resources.ts';
import { rowsMemoryMb, rowsNodeOptions } from '../sizing/memory.ts';
import { PipelineFunction } from './pipeline-function.ts';
import { invokeByQueue } from './queue-source.ts';

export class RowsFunction extends PipelineFunction {
  constructor(scope: Construct, pipeline: Pipeline) {
    const { context, inbox, queues, erasureKey } = pipeline;
    super(scope, 'Rows', context, {
      entry: 'functions/rows/handler.ts',
      description: 'Reads uploaded tables of birth data and places',
      sendsToItself: true,
      memoryMb: rowsMemoryMb,
      timeoutSeconds: context.intakeTimeoutSeconds,
      needs: ['gazetteer'],
      environment: { ...environmentOf('rows', pipeline), NODE_OPTIONS: rowsNodeOptions },
    });
    mayRead(this, inbox, 'births/', 'places/');
    mayUseLedger(this, pipeline, { queries: true, deletes: true, batchGets: true });
    maySend(this, queues.jobs.queue, queues.rows.queue);
    invokeByQueue(this, queues.rows.queue, {
      batchSize: 1,
      maxConcurrency: context.intakeConcurrency,
    });
    mayReadSecret(this, erasureKey, pipeline.key);
  }
}
