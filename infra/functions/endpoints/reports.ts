import { FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { themesFolder } from '../../../shared/books/edition.ts';
import { mayMeasure, mayRead, mayReadSecret, maySend, mayUseLedger, mayWrite } from '../../permissions.ts';
import { environmentOf, type Pipeline } from '../../resources.ts';
import { PipelineFunction } from '../pipeline-function.ts';

export class ReportsFunction extends PipelineFunction {
  readonly url: string;

  /** @param id `Reports` only reads; `Operate` also changes data and signs uploads */
  constructor(
    scope: Construct,
    id: 'Reports' | 'Operate',
    pipeline: Pipeline,
    addresses: Readonly<Record<'feeds' | 'links', string | undefined>>,
  ) {
    const { context, inbox, store, queues, erasureKey, webhookKey } = pipeline;
    const mayChange = id === 'Operate';
    super(scope, id, context, {
      entry: 'functions/reports/handler.ts',
      description: mayChange
        ? 'Accepts decisions about batches and reports, and signs uploads'
        : 'Serves the API and the pages of batches and reports',
      memoryMb: 1024,
      timeoutSeconds: 30,
      needs: ['browser', 'fonts', 'gazetteer'],
      environment: {
        ...environmentOf('reports', pipeline),
        MAY_CHANGE: String(mayChange),
        FEEDS_URL: addresses.feeds ?? '',
        LINKS_URL: addresses.links ?? '',
      },
    });
    mayUseLedger(this, pipeline, {
      changes: mayChange,
      queries: true,
      batchGets: true,
      indexes: ['due', 'batch', 'name'],
    });
    mayRead(this, store, 'parts/');
    if (mayChange) mayWrite(this, inbox, 'palms/', 'births/', 'places/');
    if (mayChange) {
      mayRead(this, inbox, 'palms/', 'births/', 'places/');
      mayWrite(this, store, themesFolder);
      maySend(this, queues.books.queue, queues.jobs.queue);
      mayMeasure(this, queues.jobs.queue);
    }
    this.url = this.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM }).url;
    mayReadSecret(this, erasureKey, pipeline.key);
    if (mayChange) mayReadSecret(this, webhookKey, pipeline.key);
  }
}
