import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { openTable } from '../../shared/aws/document-client.ts';
import { nameHashOf } from '../../shared/aws/erasure-key.ts';
import { readEnvironment } from '../../shared/config/environment.ts';
import { createLog } from '../../shared/lambda/logger.ts';
import { withRequestId } from '../../shared/lambda/request-id.ts';
import { noBodies } from '../../shared/ledger/context.ts';
import { createDeadLetters } from './dead-letters.ts';

const { TABLE_NAME, ERASURE_KEY, SETTINGS } = readEnvironment('dead-letters');

export const handler = withRequestId(
  createDeadLetters({
    ledger: {
      table: openTable(TABLE_NAME),
      bodies: noBodies,
      now: () => Date.now(),
      nameHash: nameHashOf(new SecretsManagerClient({}), ERASURE_KEY),
    },
    retry: SETTINGS.retry,
    log: createLog('dead-letters'),
  }),
);
