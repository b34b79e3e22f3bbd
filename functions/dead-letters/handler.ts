import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { openTable } from '../../shared/aws/document-client.ts';
import { nameHashOf } from '../../shared/aws/erasure-key.ts';
import { readEnvironment } from '../../shared/config/environment.ts';
import { createLog } from '../../shared/lambda/logger.ts';
import { workOnRecords } from '../../shared/lambda/sqs-batch.ts';
import { noBodies } from '../../shared/ledger/context.ts';
import { recordDeadLetter } from './record-dead-letter.ts';

const { TABLE_NAME, ERASURE_KEY, SETTINGS } = readEnvironment('dead-letters');
const log = createLog('dead-letters');
const nameHash = nameHashOf(new SecretsManagerClient({}), ERASURE_KEY);
const ledger = { table: openTable(TABLE_NAME), bodies: noBodies, now: () => Date.now(), nameHash };

/** Writes down what became of messages that failed for good. */
export async function handler(event: SQSEvent, _context: Context): Promise<SQSBatchResponse> {
  return workOnRecords(event, log, (record, recordLog) =>
    recordDeadLetter({ ledger, retry: SETTINGS.retry, log: recordLog }, record),
  );
}
