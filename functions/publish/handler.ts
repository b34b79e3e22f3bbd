import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import type { DynamoDBBatchResponse } from 'aws-lambda';
import { openTable } from '../../shared/aws/document-client.ts';
import { EventBridgeBus } from '../../shared/aws/event-bus.ts';
import { readEnvironment } from '../../shared/config/environment.ts';
import { createLog } from '../../shared/lambda/logger.ts';
import { publishRecords } from './publish-records.ts';
import { recordsIn } from './stream-records.ts';

const { TABLE_NAME, BUS_NAME } = readEnvironment('publish');
const log = createLog('publish');
const ledger = { table: openTable(TABLE_NAME) };
const bus = new EventBridgeBus(new EventBridgeClient({}), BUS_NAME);

/** Tells the bus what the stream of the table carries. */
export async function handler(event: unknown): Promise<DynamoDBBatchResponse> {
  const failed = await publishRecords({ ledger, bus, log }, recordsIn(event));
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}
