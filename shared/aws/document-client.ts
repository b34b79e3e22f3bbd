import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { DynamoTable } from '../table/dynamo-table.ts';
import { GroupedTable } from '../table/grouped-table.ts';

/** More than the SDK's three attempts, because these writes store paid answers. */
const maxAttempts = 8;

/** Without this limit, a lost response would block until the function is killed. */
const defaultTimeoutMs = 10_000;

export const openGroupedTable = (name: string): GroupedTable => groupedOn(openTable(name));

export const groupedOn = (table: DynamoTable): GroupedTable =>
  new GroupedTable(table, (run) => void setImmediate(run));

export function openTable(name: string, requestTimeoutMs = defaultTimeoutMs): DynamoTable {
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
