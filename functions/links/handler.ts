import { handle } from 'hono/aws-lambda';
import { openTable } from '../../shared/aws/document-client.ts';
import { lazyStore } from '../../shared/aws/s3-later.ts';
import { readEnvironment } from '../../shared/config/environment.ts';
import { createLog } from '../../shared/lambda/logger.ts';
import { withRequestId } from '../../shared/lambda/request-id.ts';
import { createLinks } from './app.ts';

const { TABLE_NAME, STORE_BUCKET } = readEnvironment('links');

export const handler = withRequestId(
  handle(
    createLinks({
      ledger: { table: openTable(TABLE_NAME), now: () => Date.now() },
      readObject: lazyStore(STORE_BUCKET).get,
      log: createLog('links'),
    }),
  ),
);
