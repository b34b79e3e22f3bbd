import type { Construct } from 'constructs';
import { mayRead, mayReadSecret, maySend, mayUseLedger, mayWrite } from '../permissions.ts';
import { environmentOf, type Pipeline } from '../resources.ts';
import { photosMemoryMb } from '../sizing/memory.ts';
import { PipelineFunction } from './pipeline-function.ts';
import { invokeByQueue } from './queue-source.ts';

export class PhotosFunction extends PipelineFunction {
  constructor(scope: Construct, pipeline: Pipeline) {
    const { context, inbox, store, queues, erasureKey } = pipeline;
    super(scope, 'Photos', context, {
      entry: 'functions/photos/handler.ts',
      description: 'Reads uploaded photos',
      sendsToItself: true,
      memoryMb: photosMemoryMb(context),
      timeoutSeconds: context.intakeTimeoutSeconds,
      needs: ['sharp', 'libheif', 'palm model'],
      environment: environmentOf('photos', pipeline),
    });
    mayRead(this, inbox, 'palms/', 'births/');
    mayWrite(this, store, 'photos/');
    mayWrite(this, inbox, 'palms/', 'births/');
    mayUseLedger(this, pipeline, { queries: true, deletes: true });
    maySend(this, queues.jobs.queue, queues.photos.queue);
    invokeByQueue(this, queues.photos.queue, {
      // A photo that kills the function must not affect others.
      batchSize: 1,
      maxConcurrency: context.intakeConcurrency,
    });
    mayReadSecret(this, erasureKey, pipeline.key);
  }
}
