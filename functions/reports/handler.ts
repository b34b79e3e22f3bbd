import { S3Client } from '@aws-sdk/client-s3';
import { handle } from 'hono/aws-lambda';
import { openTable } from '../../shared/aws/document-client.ts';
import { KeptBucket } from '../../shared/aws/kept-bucket.ts';
import { readEnvironment, variables } from '../../shared/config/environment.ts';
import { bases } from '../../shared/contract/operations.ts';
import { createLog } from '../../shared/lambda/logger.ts';
import { createReports } from './app.ts';

const { TABLE_NAME, KEPT_BUCKET, SETTINGS } = readEnvironment(
  { TABLE_NAME: variables.TABLE_NAME, KEPT_BUCKET: variables.KEPT_BUCKET, SETTINGS: variables.SETTINGS },
  process.env,
);

/** The reports function behind its URL. */
export const handler = handle(
  createReports({
    ledger: {
      table: openTable(TABLE_NAME),
      bodies: new KeptBucket(new S3Client({}), KEPT_BUCKET),
      now: () => Date.now(),
    },
    gates: bases.map((base) => ({ base, scheme: SETTINGS.services[base].scheme })),
    plan: { sendPersonWithPhoto: SETTINGS.sendPersonWithPhoto },
    log: createLog('reports'),
  }),
);
