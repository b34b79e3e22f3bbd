import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { DynamoTable } from '../table/dynamo-table.ts';

/** More tries than the SDK's three: what is written here has been paid for. */
const maxAttempts = 8;

export function openTable(name: string): DynamoTable {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts }), {
    marshallOptions: { removeUndefinedValues: true },
  });
  return new DynamoTable(client, name, { sleep: (milliseconds) => sleep(milliseconds), random: Math.random });
}
