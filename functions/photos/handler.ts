import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { S3Client } from '@aws-sdk/client-s3';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { openTable } from '../../shared/aws/document-client.ts';
import { nameHashOf } from '../../shared/aws/erasure-key.ts';
import { openQueues, QueueJobs, sendMessage } from '../../shared/aws/queue.ts';
import { ReportStore } from '../../shared/aws/report-store.ts';
import { S3ArchiveInbox, S3Inbox } from '../../shared/aws/s3-inbox.ts';
import { readEnvironment } from '../../shared/config/environment.ts';
import { preparePhoto } from '../../shared/intake/photos/photo.ts';
import { createLog } from '../../shared/lambda/logger.ts';
import { withRequestId } from '../../shared/lambda/request-id.ts';
import { uploadHint } from '../../shared/lambda/s3-event.ts';
import { activeProducts } from '../../shared/plan/active-products.ts';
import { activeProfile } from '../../shared/service-client/profile/active.ts';
import { lookWithNetwork } from './look.ts';
import { createPhotos } from './photos.ts';

const { TABLE_NAME, ERASURE_KEY, STORE_BUCKET, JOBS_QUEUE_URL, PHOTOS_QUEUE_URL, SETTINGS } =
  readEnvironment('photos');
const s3 = new S3Client({});
const queues = openQueues();

/** Ingests the photos, and unpacks the archives, that S3 events tell of. */
export const handler = withRequestId(
  createPhotos({
    ledger: {
      table: openTable(TABLE_NAME),
      bodies: new ReportStore(s3, STORE_BUCKET),
      now: () => Date.now(),
      nameHash: nameHashOf(new SecretsManagerClient({}), ERASURE_KEY),
    },
    inbox: new S3Inbox(s3),
    archives: new S3ArchiveInbox(s3),
    jobs: new QueueJobs(queues, JOBS_QUEUE_URL),
    hints: { send: (upload) => sendMessage(queues, PHOTOS_QUEUE_URL, uploadHint(upload)) },
    preparePhoto: (bytes) => preparePhoto(bytes, activeProfile.image),
    look: lookWithNetwork(fileURLToPath(new URL('.', import.meta.url))),
    settings: { ...SETTINGS, products: activeProducts },
    newName: randomUUID,
    log: createLog('photos'),
  }),
);
