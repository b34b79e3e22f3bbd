import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { openTable } from '../../shared/aws/document-client.ts';
import { EventBridgeBus } from '../../shared/aws/event-bus.ts';
import { readEnvironment } from '../../shared/config/environment.ts';
import { createLog } from '../../shared/lambda/logger.ts';
import { withRequestId } from '../../shared/lambda/request-id.ts';
import { createPublish } from './publish.ts';

const { TABLE_NAME, BUS_NAME } = readEnvironment('publish');

export const handler = withRequestId(
  createPublish({
    ledger: { table: openTable(TABLE_NAME) },
    bus: new EventBridgeBus(new EventBridgeClient({}), BUS_NAME),
    log: createLog('publish'),
  }),
);
