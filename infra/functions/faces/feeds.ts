import { FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { mayReadPlaces } from '../../permissions.ts';
import { environmentOf, type Pipeline } from '../../resources.ts';
import { PipelineFunction } from '../pipeline-function.ts';

/**
 * Behind a URL that everybody may call, because a calendar program cannot sign. Its role reads the items of places and no others, it
 * changes nothing, and no flood takes more executions than are kept for it.
 */
export class FeedsFunction extends PipelineFunction {
  readonly url: string;

  /** @param atOnce how many requests may be answered at once */
  constructor(scope: Construct, pipeline: Pipeline, atOnce: number) {
    super(scope, 'Feeds', pipeline.context, {
      entry: 'functions/feeds/handler.ts',
      description: 'Gives the calendar of a place to whoever knows its address',
      memoryMb: 512,
      timeoutSeconds: 15,
      reservedConcurrency: atOnce,
      environment: environmentOf('feeds', pipeline),
    });
    mayReadPlaces(this, pipeline);
    this.url = this.addFunctionUrl({ authType: FunctionUrlAuthType.NONE }).url;
  }
}
