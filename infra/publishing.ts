import type { Stack } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { unpublishedPrefix } from '../shared/ledger/unpublished.ts';
import { pipelineFunction } from './functions.ts';
import { mayReadStream, mayUpdate } from './permissions.ts';
import type { Context } from './settings.ts';

/**
 * From the table's stream to the bus that consumers listen to. Only what is marked to be published leaves the stream;
 * a record is tried as long as the stream keeps it, and one that fails is parted from the others.
 */
export function publishing(stack: Stack, settings: Context, table: TableV2): EventBus {
  const bus = new EventBus(stack, 'Events', { description: 'What Palmleaf tells consumers: ids and counts' });
  const publish = pipelineFunction(stack, 'Publish', settings, {
    entry: 'functions/publish/handler.ts',
    description: 'Tells consumers what has happened',
    memory: 512,
    timeout: 60,
    environment: { TABLE_NAME: table.tableName, BUS_NAME: bus.eventBusName },
  });
  const stream = table.tableStreamArn;
  if (stream === undefined) throw new Error('The table has no stream');
  mayReadStream(publish, table, stream);
  mayUpdate(publish, table);
  publish.addToRolePolicy(
    new PolicyStatement({ actions: ['events:PutEvents'], resources: [bus.eventBusArn] }),
  );
  const mapping = new EventSourceMapping(stack, 'PublishStream', {
    target: publish,
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
  // Lambda checks the rights when it makes the mapping, so they must be there before.
  if (publish.role !== undefined) mapping.node.addDependency(publish.role);
  return bus;
}
