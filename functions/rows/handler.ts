import { randomUUID } from 'node:crypto';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { openGroupedTable } from '../../shared/aws/document-client.ts';
import { nameHashOf } from '../../shared/aws/erasure-key.ts';
import { openQueues, QueueJobs } from '../../shared/aws/queue.ts';
import { lazyInbox } from '../../shared/aws/s3-later.ts';
import { sendUpload } from '../../shared/aws/upload-queue.ts';
import { readEnvironment } from '../../shared/config/environment.ts';
import { Gazetteer } from '../../shared/intake/gazetteer/gazetteer.ts';
import { gazetteerPieces } from '../../shared/intake/gazetteer/local-pieces.ts';
import { createLog } from '../../shared/lambda/logger.ts';
import { withNotificationRelay } from '../../shared/lambda/relay.ts';
import { withRequestId } from '../../shared/lambda/request-id.ts';
import { noBodies } from '../../shared/ledger/context.ts';
import { activeProducts } from '../../shared/plan/active-products.ts';
import type { UploadEvent } from '../../shared/uploads/upload.ts';
import { createRows } from './rows.ts';

const { TABLE_NAME, ERASURE_KEY, JOBS_QUEUE_URL, ROWS_QUEUE_URL, SETTINGS } = readEnvironment('rows');
const queues = openQueues();
const log = createLog('rows');
const requeue = (upload: UploadEvent) => sendUpload(queues, ROWS_QUEUE_URL, upload);

export const handler = withRequestId(
  withNotificationRelay(
    requeue,
    log,
    createRows({
      ledger: {
        table: openGroupedTable(TABLE_NAME),
        bodies: noBodies,
        now: () => Date.now(),
        nameHash: nameHashOf(new SecretsManagerClient({}), ERASURE_KEY),
      },
      inbox: lazyInbox(),
      gazetteer: new Gazetteer(gazetteerPieces(import.meta.dirname)),
      jobs: new QueueJobs(queues, JOBS_QUEUE_URL, SETTINGS.customerWeights),
      hints: { send: requeue },
      settings: { ...SETTINGS, products: activeProducts },
      newName: randomUUID,
      log,
    }),
  ),
);
