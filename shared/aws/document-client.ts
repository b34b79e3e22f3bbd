import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { DynamoTable } from '../table/dynamo-table.ts';
import { GroupedTable } from '../table/grouped-table.ts';

/** More tries than the SDK's three: what is written here has been paid for. */
const maxAttempts = 8;

/**
 * A request that is not answered in this time is sent again: answers take milliseconds, and one that never comes would
 * hold what has been paid for until the function is killed.
 */
const usualTimeoutMs = 10_000;

/** A table whose requests of one turn travel together. */
export const openGroupedTable = (name: string): GroupedTable =>
  new GroupedTable(openTable(name), (run) => void setImmediate(run));

export function openTable(name: string, requestTimeoutMs = usualTimeoutMs): DynamoTable {
  const requestHandler = {
    connectionTimeout: requestTimeoutMs,
    requestTimeout: requestTimeoutMs,
    throwOnRequestTimeout: true,
  };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts, requestHandler }), {
    marshallOptions: { removeUndefinedValues: true },
  });
  return new DynamoTable(client, name, { sleep: (milliseconds) => sleep(milliseconds), random: Math.random });
}
