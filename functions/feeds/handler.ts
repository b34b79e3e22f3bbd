import { handle } from 'hono/aws-lambda';
import { openTable } from '../../shared/aws/document-client.ts';
import { readEnvironment } from '../../shared/config/environment.ts';
import { createLog } from '../../shared/lambda/logger.ts';
import { withRequestId } from '../../shared/lambda/request-id.ts';
import { activeProfile } from '../../shared/service-client/profile/active.ts';
import { contentIn } from '../../shared/service-client/profile/contents.ts';
import { createFeeds } from './app.ts';

const { TABLE_NAME } = readEnvironment('feeds');

export const handler = withRequestId(
  handle(
    createFeeds({
      ledger: { table: openTable(TABLE_NAME), now: () => Date.now() },
      contentOf: (operation, answer) => contentIn(activeProfile, operation, answer).value,
      log: createLog('feeds'),
    }),
  ),
);
