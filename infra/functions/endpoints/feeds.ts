import { FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { mayReadPlaces } from '../../permissions.ts';
import { environmentOf, type Pipeline } from '../../resources.ts';
import { PipelineFunction } from '../pipeline-function.ts';

/** The address is public, because calendar programs cannot sign. Reserved executions limit a flood. */
export class FeedsFunction extends PipelineFunction {
  readonly url: string;

  constructor(scope: Construct, pipeline: Pipeline, concurrentRequests: number) {
    super(scope, 'Feeds', pipeline.context, {
      entry: 'functions/feeds/handler.ts',
      description: 'Serves the calendar of a place to anybody with its address',
      memoryMb: 512,
      timeoutSeconds: 15,
      reservedConcurrency: concurrentRequests,
      environment: environmentOf('feeds', pipeline),
    });
    mayReadPlaces(this, pipeline);
    this.url = this.addFunctionUrl({ authType: FunctionUrlAuthType.NONE }).url;
  }
}
