import { ProvisionedThroughputExceededException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { operations } from '@palmleaf/contract/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Accounts } from '../../packages/service/accounts/accounts.ts';
import { DynamoLedger } from '../../packages/service/accounts/dynamo-ledger.ts';
import { fixedToken } from '../../packages/service/accounts/token-source.ts';
import { createService } from '../../packages/service/app.ts';
import { assembleHandlers } from '../../packages/service/operations/handlers.ts';
import { readerInProcess } from '../../packages/service/palmistry/reader/palm-reader.ts';
import { MemoryPictures } from '../../packages/service/store/pictures.ts';
import { MemoryStore } from '../../packages/service/store/store.ts';
import { createTable, hasLocalTable, type LocalTable, startLocalTable } from './table.ts';

const now = () => new Date('2026-11-21T10:00:00Z');
const token = 'plt_token-of-the-tests';

describe.skipIf(!hasLocalTable)('the wallet in DynamoDB', () => {
  let local: LocalTable;
  beforeAll(async () => {
    local = await startLocalTable();
  });
  afterAll(() => local.stop());

  async function openWallet(credits: number) {
    const throttle = { isThrottled: (_pk: string): boolean => false };
    const client = DynamoDBDocumentClient.from(local.client);
    client.middlewareStack = local.client.middlewareStack.clone();
    client.middlewareStack.add(
      (next) => async (args) => {
        const pk = 'Key' in args.input ? args.input.Key?.pk : undefined;
        if (typeof pk === 'string' && 'UpdateExpression' in args.input && throttle.isThrottled(pk))
          throw new ProvisionedThroughputExceededException({ message: 'throttled', $metadata: {} });
        return next(args);
      },
      { step: 'initialize', name: 'throttle' },
    );
    const table = await createTable(local);
    const ledger = new DynamoLedger({ client, table, now });
    await ledger.open(credits);
    const service = createService({
      handlers: {
        ...assembleHandlers({
          store: new MemoryStore(),
          pictures: new MemoryPictures(),
          allowLoopbackImages: false,
          readPalm: readerInProcess('.'),
          now,
        }),
        mounts: async () => ({ body: { status: true } }),
      },
      accounts: new Accounts({
        ledger,
        plans: new Map(),
        now,
        graceSeconds: 1,
        tokenSource: fixedToken(token),
      }),
      log: () => undefined,
      clock: () => 0,
    });
    const call = (palmId: string) =>
      service.request(operations.mounts.path, {
        method: 'POST',
        headers: { 'x-service-key': token, 'content-type': 'application/json' },
        body: JSON.stringify({ palm_id: palmId }),
      });
    return { ledger, call, throttle, table };
  }

  test('A call whose charge is throttled on every shard answers 503 with Retry-After and costs nothing', async () => {
    const { ledger, call, throttle } = await openWallet(100);
    throttle.isThrottled = (pk) => pk.startsWith('account');
    const answer = await call('plm_1');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    throttle.isThrottled = () => false;
    expect(await ledger.wallet()).toEqual({ balance: 100, credited: 100 });
    expect(await ledger.calls()).toEqual({});
    expect((await call('plm_1')).status).toBe(200);
  });

  test('The wallet skips a throttled shard and loses no credit of the other shards', async () => {
    const { ledger, call, throttle } = await openWallet(160);
    throttle.isThrottled = (pk) => /^account#[1-8]$/.test(pk);
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => call(`plm_${index}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200));
    expect(await ledger.wallet()).toEqual({ balance: 100, credited: 160 });
  });

  test('A call is refused as throttled, never for an empty wallet, while the last credits are in a throttled shard', async () => {
    const { call, throttle } = await openWallet(16);
    throttle.isThrottled = (pk) => pk === 'account#3';
    const statuses: number[] = [];
    for (let index = 0; index < 17; index += 1) statuses.push((await call(`plm_${index}`)).status);
    expect(statuses).toEqual([...Array(15).fill(200), 503, 503]);
    throttle.isThrottled = () => false;
    expect([(await call('plm_a')).status, (await call('plm_b')).status]).toEqual([200, 402]);
  });

  test('An answer whose count by request is throttled is delivered, and counted with the next call', async () => {
    const { ledger, call, throttle } = await openWallet(10);
    throttle.isThrottled = (pk) => pk.startsWith('requests');
    expect((await call('plm_1')).status).toBe(200);
    expect((await ledger.callsByRequest({ limit: 10 })).requests).toEqual([]);
    throttle.isThrottled = () => false;
    expect((await call('plm_2')).status).toBe(200);
    expect((await ledger.callsByRequest({ limit: 10 })).requests).toEqual([
      { operation: 'mounts', request: 'plm_1', calls: 1 },
      { operation: 'mounts', request: 'plm_2', calls: 1 },
    ]);
    expect((await ledger.wallet()).balance).toBe(8);
  });

  test('The wallet writes charges to all shards, so no single item takes them all', async () => {
    const { ledger, call, table } = await openWallet(640);
    for (let index = 0; index < 160; index += 1) await call(`plm_${index}`);
    const counts = await Promise.all(
      Array.from({ length: 16 }, async (_, shard) => {
        const pk = shard === 0 ? 'account' : `account#${shard}`;
        const { Item } = await local.client.send(
          new GetCommand({ TableName: table, Key: { pk, sk: 'wallet' } }),
        );
        return Number(Item?.['calls:mounts'] ?? 0);
      }),
    );
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThan(40);
    expect(await ledger.calls()).toEqual({ mounts: 160 });
  });

  test('An account of an earlier version keeps its balance and counts, and spends old and new credits', async () => {
    const table = await createTable(local);
    const before = [
      { pk: 'account', sk: 'wallet', expression: 'SET balance = :n, credited = :n, #calls = :n' },
      { pk: 'requests', sk: 'mounts#plm_1', expression: 'SET calls = :n' },
    ];
    for (const { pk, sk, expression } of before)
      await local.client.send(
        new UpdateCommand({
          TableName: table,
          Key: { pk, sk },
          UpdateExpression: expression,
          ...(expression.includes('#calls')
            ? { ExpressionAttributeNames: { '#calls': 'calls:mounts' } }
            : {}),
          ExpressionAttributeValues: { ':n': 2 },
        }),
      );
    const ledger = new DynamoLedger({ client: local.client, table, now });
    await ledger.open(150);
    await ledger.addCredits(1);
    const charges = Array.from({ length: 5 }, () =>
      ledger.charge({ operation: 'mounts', request: 'plm_1', drawsCredit: true }),
    );
    expect((await Promise.all(charges)).filter(Boolean)).toHaveLength(3);
    expect(await ledger.wallet()).toEqual({ balance: 0, credited: 3 });
    expect(await ledger.calls()).toEqual({ mounts: 5 });
    expect((await ledger.callsByRequest({ limit: 10 })).requests).toEqual([
      { operation: 'mounts', request: 'plm_1', calls: 5 },
    ]);
  });
});
