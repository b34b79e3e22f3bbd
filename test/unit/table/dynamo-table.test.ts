import { randomUUID } from 'node:crypto';
import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DynamoTable } from '../../../shared/table/dynamo-table.ts';
import { indexes, missing } from '../../../shared/table/table.ts';
import { hasLocalTable, type LocalTable, startLocalTable } from '../../contract/table.ts';
import { describeTable } from './contract.ts';

const waiting = { sleep: async () => undefined, random: () => 0 };

describe.runIf(hasLocalTable)('the table in DynamoDB', () => {
  let local: LocalTable;
  beforeAll(async () => {
    local = await startLocalTable();
  });
  afterAll(() => local.stop());

  test('DynamoDB returns a group of items in the order of the requested keys', async () => {
    const table = await open();
    for (const pk of ['a', 'b']) await table.update({ key: { pk, sk: '1' }, set: { of: pk } });
    const found = await table.getAll(['b', 'nobody', 'a'].map((pk) => ({ pk, sk: '1' })));
    expect(found.map((item) => item?.of)).toEqual(['b', undefined, 'a']);
  });

  test('The scan of an index in DynamoDB returns its items by partition, or nothing if they are more than the limit', async () => {
    const table = await open();
    for (const [pk, due, dueAt] of [
      ['a', 'due#0', 3],
      ['b', 'due#0', 1],
      ['c', 'due#1', 2],
    ])
      await table.update({ key: { pk: `${pk}`, sk: '1' }, set: { due, dueAt } });
    await table.update({ key: { pk: 'd', sk: '1' }, set: { dueAt: 4 } });
    const found = await table.scanIndex('due', 10);
    for (const partition of ['due#0', 'due#1'])
      expect(found?.get(partition)).toEqual((await table.queryIndex({ index: 'due', partition })).items);
    expect([...(found?.keys() ?? [])].sort()).toEqual(['due#0', 'due#1']);
    expect(await table.scanIndex('due', 2)).toBeUndefined();
  });

  async function open(): Promise<DynamoTable> {
    const name = randomUUID();
    await local.client.send(
      new CreateTableCommand({
        TableName: name,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [
          { AttributeName: 'pk', AttributeType: 'S' },
          { AttributeName: 'sk', AttributeType: 'S' },
          { AttributeName: indexes.due[0], AttributeType: 'S' },
          { AttributeName: indexes.due[1], AttributeType: 'N' },
          { AttributeName: indexes.batch[0], AttributeType: 'S' },
          { AttributeName: indexes.batch[1], AttributeType: 'S' },
          { AttributeName: indexes.name[0], AttributeType: 'S' },
          { AttributeName: indexes.name[1], AttributeType: 'S' },
        ],
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
        GlobalSecondaryIndexes: Object.entries(indexes).map(([IndexName, [partition, sort]]) => ({
          IndexName,
          KeySchema: [
            { AttributeName: partition, KeyType: 'HASH' },
            { AttributeName: sort, KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'KEYS_ONLY' },
        })),
      }),
    );
    return new DynamoTable(local.client, name, waiting);
  }

  describeTable(open);

  test('Concurrent transactions on one item in DynamoDB take effect once each', async () => {
    const table = await open();
    const count = { pk: 'count', sk: '0' };
    const subjects = Array.from({ length: 12 }, (_, index) => ({ pk: `subject${index}`, sk: 'report' }));
    const results = await Promise.all(
      subjects.map((key) =>
        table.transact([
          { key, set: { state: 'due' }, condition: missing('pk') },
          { key: count, add: { subjects: 1 } },
        ]),
      ),
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect((await table.get(count))?.subjects).toBe(12);
  });
});
