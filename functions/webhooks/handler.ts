import { randomUUID } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { openGroupedTable } from '../../shared/aws/document-client.ts';
import { nameHashOf } from '../../shared/aws/erasure-key.ts';
import { secretKeyOf } from '../../shared/aws/secret-key.ts';
import { readEnvironment } from '../../shared/config/environment.ts';
import { createLog } from '../../shared/lambda/logger.ts';
import { withRequestId } from '../../shared/lambda/request-id.ts';
import { openAddress } from '../../shared/pictures/open-address.ts';
import { poster } from './post.ts';
import { createWebhooks } from './webhooks.ts';

const { TABLE_NAME, ERASURE_KEY, WEBHOOK_KEY, SETTINGS } = readEnvironment('webhooks');
const secrets = new SecretsManagerClient({});
const { allowLoopback, timeoutMs } = SETTINGS.webhooks;

export const handler = withRequestId(
  createWebhooks({
    ledger: {
      table: openGroupedTable(TABLE_NAME),
      now: () => Date.now(),
      nameHash: nameHashOf(secrets, ERASURE_KEY),
    },
    key: secretKeyOf(secrets, WEBHOOK_KEY),
    post: poster({
      open: openAddress,
      lookup: (host) => lookup(host, { all: true }),
      allowLoopback,
      timeoutMs,
    }),
    settings: SETTINGS.webhooks,
    random: Math.random,
    workerName: randomUUID,
    log: createLog('webhooks'),
  }),
);
