import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { openTable } from '../../shared/aws/document-client.ts';
import { nameHashOf } from '../../shared/aws/erasure-key.ts';
import { openQueues, QueueJobs } from '../../shared/aws/queue.ts';
import { lazyArchives, lazyInbox, lazyStore } from '../../shared/aws/s3-later.ts';
import { sendUpload } from '../../shared/aws/upload-queue.ts';
import { readEnvironment } from '../../shared/config/environment.ts';
import type { Darkroom } from '../../shared/intake/photos/darkroom.ts';
import { createLog } from '../../shared/lambda/logger.ts';
import { withNotificationRelay } from '../../shared/lambda/relay.ts';
import { withRequestId } from '../../shared/lambda/request-id.ts';
import { activeProducts } from '../../shared/plan/active-products.ts';
import { activeProfile } from '../../shared/service-client/profile/active.ts';
import type { UploadEvent } from '../../shared/uploads/upload.ts';
import { inspectorWithNetwork } from './inspector.ts';
import { createPhotos } from './photos.ts';

const { TABLE_NAME, ERASURE_KEY, STORE_BUCKET, JOBS_QUEUE_URL, PHOTOS_QUEUE_URL, SETTINGS } =
  readEnvironment('photos');
const queues = openQueues();
const log = createLog('photos');
const requeue = (upload: UploadEvent) => sendUpload(queues, PHOTOS_QUEUE_URL, upload);

let opened: Promise<Darkroom> | undefined;
const darkroom = (): Promise<Darkroom> => {
  opened ??= import('../../shared/intake/photos/darkroom.ts').then((module) => new module.Darkroom());
  return opened;
};

export const handler = withRequestId(
  withNotificationRelay(
    requeue,
    log,
    createPhotos({
      ledger: {
        table: openTable(TABLE_NAME),
        bodies: lazyStore(STORE_BUCKET),
        now: () => Date.now(),
        nameHash: nameHashOf(new SecretsManagerClient({}), ERASURE_KEY),
      },
      inbox: lazyInbox(),
      archives: lazyArchives(),
      jobs: new QueueJobs(queues, JOBS_QUEUE_URL, SETTINGS.customerWeights),
      hints: { send: requeue },
      preparePhoto: async (bytes) => (await darkroom()).prepare(bytes, activeProfile.image),
      inspect: inspectorWithNetwork(fileURLToPath(new URL('.', import.meta.url))),
      settings: { ...SETTINGS, products: activeProducts },
      newName: randomUUID,
      log,
    }),
  ),
);
