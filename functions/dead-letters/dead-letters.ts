import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { RootLog } from '../../shared/lambda/logger.ts';
import { workOnRecords } from '../../shared/lambda/sqs-batch.ts';
import { type DeadLetterDeps, recordDeadLetter } from './record-dead-letter.ts';

export const createDeadLetters =
  ({ log, ...parts }: Omit<DeadLetterDeps, 'log'> & { readonly log: RootLog }) =>
  (event: SQSEvent): Promise<SQSBatchResponse> =>
    workOnRecords(event, log, (record, recordLog) => recordDeadLetter({ ...parts, log: recordLog }, record));
