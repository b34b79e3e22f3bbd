import { FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { mayReadPlaces } from '../../permissions.ts';
import { environmentOf, type Pipeline } from '../../resources.ts';
import { PipelineFunction } from '../pipeline-function.ts';

/**
 * Creates the function of the feeds. Its URL is public, because calendar programs cannot sign. Its role reads only items of
 * places, and a flood takes only its reserved executions.
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
