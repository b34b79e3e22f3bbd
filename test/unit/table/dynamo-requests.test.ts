import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { DynamoTable } from '../../../shared/table/dynamo-table.ts';

const key = { pk: 'a', sk: '1' };

function table(cancelledFor: readonly string[] = []) {
  const inputs: Record<string, unknown>[] = [];
  const reasons = [...cancelledFor];
  const raw = new DynamoDBClient({
    region: 'eu-central-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const client = DynamoDBDocumentClient.from(raw);
  client.middlewareStack.add(
    () =>
      async ({ input }) => {
        inputs.push({ ...input });
        const Code = 'TransactItems' in input ? reasons.shift() : undefined;
        if (Code !== undefined)
          throw new TransactionCanceledException({
            message: 'cancelled',
            $metadata: {},
            CancellationReasons: [{ Code }],
          });
        return { response: {}, output: { $metadata: {}, Items: [] } };
      },
    { step: 'initialize' },
  );
  const waiting = { sleep: async () => undefined, random: () => 0.5 };
  return { table: new DynamoTable(client, 'table', waiting), inputs };
}

test('A transaction that conflicts with another one is retried with the same token, and takes effect at most once', async () => {
  const { table: opened, inputs } = table(['TransactionConflict', 'ThrottlingError', 'TransactionConflict']);
  expect(await opened.transact([{ key, set: { x: 1 } }])).toEqual({ ok: true });
  const tokens = inputs.map(({ ClientRequestToken }) => ClientRequestToken);
  expect(tokens).toHaveLength(4);
  expect(new Set(tokens).size).toBe(1);
  await opened.transact([{ key, set: { x: 2 } }]);
  expect(inputs.at(-1)?.ClientRequestToken).not.toBe(tokens[0]);
});

test('A transaction whose condition fails is not retried', async () => {
  const { table: opened, inputs } = table(['ConditionalCheckFailed']);
  expect(await opened.transact([{ key, set: { x: 1 } }])).toEqual({ ok: false, failed: [0] });
  expect(inputs).toHaveLength(1);
});

test('The table client requests the unprocessed keys of a group again until none is left', async () => {
  const asked: unknown[] = [];
  const raw = new DynamoDBClient({
    region: 'eu-central-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const client = DynamoDBDocumentClient.from(raw);
  const keys = ['a', 'b', 'c'].map((pk) => ({ pk, sk: '1' }));
  client.middlewareStack.add(
    () =>
      async ({ input }) => {
        const { Keys, ConsistentRead } = Object(input).RequestItems.table;
        asked.push([Keys.length, ConsistentRead]);
        const [first, ...rest] = Keys;
        const left = rest.length === 0 ? {} : { UnprocessedKeys: { table: { Keys: rest } } };
        return { response: {}, output: { $metadata: {}, Responses: { table: [first] }, ...left } };
      },
    { step: 'initialize' },
  );
  let pauses = 0;
  const sleep = async () => {
    pauses += 1;
  };
  const opened = new DynamoTable(client, 'table', { sleep, random: () => 0.5 });
  expect(await opened.getAll(keys)).toEqual(keys);
  expect(pauses).toBe(asked.length - 1);
  expect(asked).toEqual([
    [3, true],
    [2, true],
    [1, true],
  ]);
});

test('A read of a group fails when DynamoDB leaves keys unprocessed at every try', async () => {
  const raw = new DynamoDBClient({
    region: 'eu-central-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const client = DynamoDBDocumentClient.from(raw);
  let asked = 0;
  client.middlewareStack.add(
    () =>
      async ({ input }) => {
        asked += 1;
        if (asked > 50) throw new Error('asked without end');
        return {
          response: {},
          output: { $metadata: {}, UnprocessedKeys: Object(input).RequestItems },
        };
      },
    { step: 'initialize' },
  );
  const opened = new DynamoTable(client, 'table', { sleep: async () => undefined, random: () => 0.5 });
  await expect(opened.getAll([key])).rejects.toThrow('unread after every try');
});

test('The table client reads with strong consistency', async () => {
  const { table: opened, inputs } = table();
  await opened.get(key);
  await opened.query({ pk: 'a' });
  expect(inputs.map(({ ConsistentRead }) => ConsistentRead)).toEqual([true, true]);
});
