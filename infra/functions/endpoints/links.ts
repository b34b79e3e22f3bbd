import { FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { sharedFolder } from '../../../shared/books/edition.ts';
import { mayCountLinks, mayGetObjects } from '../../permissions.ts';
import { environmentOf, type Pipeline } from '../../resources.ts';
import { PipelineFunction } from '../pipeline-function.ts';

/** The address is public, because readers have no login. */
export class LinksFunction extends PipelineFunction {
  readonly url: string;

  constructor(scope: Construct, pipeline: Pipeline, concurrentRequests: number) {
    super(scope, 'Links', pipeline.context, {
      entry: 'functions/links/handler.ts',
      description: 'Shows a report or book to anybody with its link',
      memoryMb: 512,
      timeoutSeconds: 15,
      reservedConcurrency: concurrentRequests,
      environment: environmentOf('links', pipeline),
    });
    mayCountLinks(this, pipeline);
    mayGetObjects(this, pipeline.store, `parts/*/${sharedFolder}/`);
    this.url = this.addFunctionUrl({ authType: FunctionUrlAuthType.NONE }).url;
  }
}
