import { join } from 'node:path';
import { DynamoDBClient, PutItemCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { temporaryFolder } from '@palmleaf/test/support/files/temporary-folder';
import { clientsOf } from '@palmleaf/test/support/local-app/clients';
import { writeAssembly } from '@palmleaf/test/support/local-app/written-assembly';
import { describe, expect, test } from 'vitest';
import { AwsError } from '../../basics/errors.ts';
import { startStack } from '../../index.ts';
import { Capacity, type Throttle } from '../../services/dynamodb/capacity.ts';

const table = 'arn:aws:dynamodb:eu-central-1:000000000000:table/items';
const put = (keys: readonly string[]) => ({
  action: 'dynamodb:PutItem',
  resource: table,
  context: { 'dynamodb:leadingkeys': keys },
});
const consumed = (CapacityUnits: number) => ({ ConsumedCapacity: { TableName: 'items', CapacityUnits } });

describe('The capacity of a table', () => {
  const made = (rules: Parameters<Capacity['setRules']>[0]) => {
    const clock = { now: 0 };
    const throttled: Throttle[] = [];
    const now = (): number => clock.now;
    const functions = new Capacity(now, () => undefined);
    const capacity = new Capacity(
      now,
      (throttle) => throttled.push(throttle),
      (charge) => functions.use(charge),
    );
    for (const each of [capacity, functions]) each.setRules(rules);
    const send = (keys: string | readonly string[], units: number): string => {
      try {
        const need = put([keys].flat());
        capacity.charge(capacity.admit('PutItem', [need]) ?? [], consumed(units));
        return 'taken';
      } catch (error) {
        return error instanceof AwsError ? error.code : String(error);
      }
    };
    return { clock, throttled, capacity, functions, send };
  };

  test('A batch write uses the capacity of the table by its size and that of each key by its share', () => {
    const rules = { tables: new Map([[table, { read: 100, write: 100 }]]), perKey: { read: 60, write: 60 } };
    const { clock, send } = made(rules);
    expect([send(['a', 'b'], 100), send('c', 1)]).toEqual(['taken', 'ThrottlingException']);
    clock.now += 500;
    expect([send('a', 1), send('c', 1)]).toEqual(['taken', 'taken']);
  });

  test('Requests through the gateway use up the capacity of functions too', () => {
    const rules = { tables: new Map([[table, { read: 100, write: 100 }]]), perKey: undefined };
    const { clock, functions, send } = made(rules);
    const admit = () => functions.admit('PutItem', [put(['b'])]);
    expect(admit).not.toThrow();
    expect(send('a', 100)).toBe('taken');
    expect(admit).toThrow('Throughput exceeds the maximum');
    clock.now += 10;
    expect(admit).not.toThrow();
  });

  test('A hot key is throttled at its own limit and delays no other key', () => {
    const { clock, throttled, send } = made({ tables: new Map(), perKey: { read: 3000, write: 1000 } });
    expect([send('hot', 999), send('hot', 2), send('hot', 1)]).toEqual([
      'taken',
      'taken',
      'ThrottlingException',
    ]);
    expect(send('cold', 1)).toBe('taken');
    expect(throttled).toMatchObject([{ table, kind: 'write' }]);
    clock.now += 10;
    expect(send('hot', 1)).toBe('taken');
  });

  test('A table throttles beyond the maximum of its template, over all keys', () => {
    const { clock, send } = made({
      tables: new Map([[table, { read: undefined, write: 5 }]]),
      perKey: undefined,
    });
    expect(['a', 'b', 'c'].map((key) => send(key, 3))).toEqual(['taken', 'taken', 'ThrottlingException']);
    clock.now += 1000;
    expect(send('d', 1)).toBe('taken');
  });

  test('A throttled transaction is cancelled with a reason for each member', () => {
    const { capacity } = made({
      tables: new Map([[table, { read: undefined, write: 1 }]]),
      perKey: undefined,
    });
    const needs = [put(['a']), put(['b'])];
    capacity.charge(capacity.admit('TransactWriteItems', needs) ?? [], consumed(4));
    expect(() => capacity.admit('TransactWriteItems', needs)).toThrow(
      expect.objectContaining({
        code: 'TransactionCanceledException',
        details: {
          CancellationReasons: [{ Code: 'ThrottlingError', Message: expect.any(String) }, expect.anything()],
        },
      }),
    );
  });

  test('A table without limits is never throttled', () => {
    expect(
      made({ tables: new Map(), perKey: undefined }).capacity.admit('PutItem', [put(['a'])]),
    ).toBeUndefined();
  });
});

describe('A stack', () => {
  const folder = temporaryFolder('limits');
  const Items = {
    Type: 'AWS::DynamoDB::Table',
    Properties: {
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
      OnDemandThroughput: { MaxWriteRequestUnits: 1 },
    },
  };
  const start = (
    name: string,
    properties: object,
    more: object,
    resources: Record<string, object> = { Items },
  ) =>
    startStack({
      assembly: writeAssembly(folder, {
        resources,
        functions: { Worker: 'export const handler = () => 1;' },
        properties,
        outputs: { Table: { Ref: 'Items' }, ...('Queue' in resources ? { Queue: { Ref: 'Queue' } } : {}) },
      }),
      stateDir: join(folder, name, 'stack'),
      log: () => undefined,
      ...more,
    });

  test('A table with a maximum throughput throttles beyond it, and the stack lists it among the exceeded limits', async () => {
    const stack = await start('throttled', {}, {});
    const { dynamodb } = clientsOf(stack);
    const write = (pk: string, text = '') =>
      dynamodb.send(
        new PutItemCommand({ TableName: stack.outputs.Table, Item: { pk: { S: pk }, text: { S: text } } }),
      );
    expect(await write('large', 'x'.repeat(30_000))).not.toHaveProperty('ConsumedCapacity');
    await expect(write('next')).rejects.toThrow('Throughput exceeds the maximum OnDemandThroughput');
    const Item = { pk: { S: 'in-a-transaction' } };
    await expect(
      dynamodb.send(
        new TransactWriteItemsCommand({ TransactItems: [{ Put: { TableName: stack.outputs.Table, Item } }] }),
      ),
    ).rejects.toMatchObject({ CancellationReasons: [{ Code: 'ThrottlingError' }] });
    expect(stack.exceeded()).toEqual([
      expect.stringMatching(/^DynamoDB throttled writes of .*Items.*, \d+ times?$/),
    ]);
    await stack.stop();
  });

  test('A table regains its units by the minutes of a manual clock', async () => {
    const stack = await start('manual', {}, { clock: 'manual', timeScale: 150 });
    const { endpoint, region, credentials, outputs } = stack;
    const dynamodb = new DynamoDBClient({ endpoint, region, credentials, maxAttempts: 1 });
    const write = (key: string, text = '') => {
      const Item = { pk: { S: key }, text: { S: text } };
      return dynamodb.send(new PutItemCommand({ TableName: outputs.Table, Item }));
    };
    // By the wall clock its units would need more than six minutes to return.
    await write('large', 'x'.repeat(399_000));
    await expect(write('early')).rejects.toThrow('Throughput exceeds');
    await stack.passMinutes(7);
    await write('next');
    await stack.stop();
  });
});
