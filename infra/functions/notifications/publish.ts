import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { unpublishedPrefix } from '../../../shared/ledger/items/publish-mark.ts';
import { acknowledge, mayReadStream, mayUpdate } from '../../permissions.ts';
import { environmentOf, type Pipeline } from '../../resources.ts';
import { PipelineFunction } from '../pipeline-function.ts';

export class PublishFunction extends PipelineFunction {
  constructor(scope: Construct, pipeline: Pipeline) {
    const { context, table, bus } = pipeline;
    super(scope, 'Publish', context, {
      entry: 'functions/publish/handler.ts',
      description: 'Publishes the changes of the table as events',
      memoryMb: 512,
      timeoutSeconds: 60,
      environment: environmentOf('publish', pipeline),
    });
    const stream = table.tableStreamArn;
    mayReadStream(this, table, stream);
    mayUpdate(this, pipeline);
    this.addToRolePolicy(
      new PolicyStatement({ actions: ['events:PutEvents'], resources: [bus.eventBusArn] }),
    );
    const mapping = new EventSourceMapping(scope, 'PublishStream', {
      target: this,
      eventSourceArn: stream,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.or('INSERT', 'MODIFY'),
          dynamodb: { NewImage: { due: { S: FilterRule.beginsWith(unpublishedPrefix) } } },
        }),
      ],
    });
    acknowledge(
      mapping,
      'LambdaEventSourceMappingDestination',
      'Lambda retries a record as long as the stream retains it, and the reconciler republishes late items.',
      'Serverless',
    );
    // Lambda checks the rights when it creates the mapping.
    if (this.role !== undefined) mapping.node.addDependency(this.role);
  }
}
