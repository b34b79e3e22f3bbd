import type { DynamoDBBatchResponse } from 'aws-lambda';
import { type PublishDeps, publishRecords } from './publish-records.ts';
import { recordsIn } from './stream-records.ts';

export const createPublish =
  (deps: PublishDeps) =>
  async (event: unknown): Promise<DynamoDBBatchResponse> => {
    const failed = await publishRecords(deps, recordsIn(event));
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };
