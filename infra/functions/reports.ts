import { FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { mayRead, mayReadSecret, mayUseLedger, mayWrite } from '../permissions.ts';
import { environmentOf, type Pipeline } from '../resources.ts';
import { PipelineFunction } from './pipeline-function.ts';

/** Behind a URL that asks for a signature: reads reports, and signs uploads on behalf of who may call it. */
export class ReportsFunction extends PipelineFunction {
  readonly url: string;

  constructor(scope: Construct, pipeline: Pipeline) {
    const { context, inbox, store, erasureKey } = pipeline;
    super(scope, 'Reports', context, {
      entry: 'functions/reports/handler.ts',
      description: 'Answers programs and people about batches and reports',
      memoryMb: 1024,
      timeoutSeconds: 30,
      environment: environmentOf('reports', pipeline),
    });
    mayUseLedger(this, pipeline, { partitions: true, indexes: ['due', 'batch'] });
    mayRead(this, store, 'parts/');
    mayWrite(this, inbox, 'palms/', 'births/', 'places/');
    this.url = this.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM }).url;
    mayReadSecret(this, erasureKey, pipeline.key);
  }
}
