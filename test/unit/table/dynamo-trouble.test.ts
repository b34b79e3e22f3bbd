import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTable } from '../../../shared/aws/document-client.ts';
import type { DynamoTable } from '../../../shared/table/dynamo-table.ts';

type Answer = 'silence' | { readonly status: number; readonly body: object };

const fine: Answer = {
  status: 200,
  body: { Attributes: { pk: { S: 'subject#june/anna' }, sk: { S: 'report' } } },
};
const refusal = (name: string): Answer => ({
  status: 400,
  body: { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: name },
});
const key = { pk: 'subject#june/anna', sk: 'report' };

let server: Server;
let answers: Answer[];
let requests: string[];
let table: DynamoTable;

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(String(request.headers['x-amz-target']).replace(/^.*\./, ''));
    const answer = answers.shift() ?? fine;
    request.resume();
    if (answer === 'silence') return;
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen');
  for (const [name, value] of Object.entries({
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${address.port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  }))
    vi.stubEnv(name, value);
  table = openTable('palmleaf', 60_000);
});

afterEach(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

/** The table and the SDK wait a random share of a time that doubles. A share of zero avoids the wait for all tries. */
function openWithoutWaits(): void {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  table = openTable('palmleaf', 60_000);
}

describe('a write during a transaction', () => {
  const conflict = refusal('TransactionConflictException');

  test.each([
    ['an update', 'UpdateItem', () => table.update({ key, set: { state: 'due' } })],
    ['a removal', 'DeleteItem', () => table.delete({ key, delete: true })],
  ])(
    'A write that conflicts with a transaction on its item is retried: %s',
    async (_what, operation, write) => {
      answers = [conflict, conflict];
      await write();
      expect(requests).toEqual([operation, operation, operation]);
    },
  );

  test('A write that keeps conflicting with transactions fails after the last retry', async () => {
    openWithoutWaits();
    answers = Array.from({ length: 20 }, () => conflict);
    await expect(table.update({ key, set: { state: 'due' } })).rejects.toThrow(
      'TransactionConflictException',
    );
    expect(requests.length).toBeGreaterThan(5);
  });
});

test('The table client retries a transaction whose first try is still in progress, for longer than the SDK does', async () => {
  openWithoutWaits();
  answers = Array.from({ length: 12 }, () => refusal('TransactionInProgressException'));
  expect(await table.transact([{ key, set: { state: 'due' } }])).toEqual({ ok: true });
  expect(requests).toHaveLength(13);
});

test('The table client rejects an item that arrives without its key', async () => {
  answers = [{ status: 200, body: { Item: { sk: { S: 'report' } } } }];
  await expect(table.get(key)).rejects.toThrow('The table returned an item without its key');
});

describe('a silent table', () => {
  beforeEach(() => {
    table = openTable('palmleaf', 100);
  });

  test.each([
    ['a write', () => table.update({ key, set: { state: 'due' } })],
    ['a read', () => table.get(key)],
    ['a transaction', () => table.transact([{ key, set: { state: 'due' } }])],
  ])('A request to a table that does not answer is sent again: %s', async (_what, ask) => {
    answers = ['silence', 'silence'];
    await ask();
    // On a busy machine an answer can be late too.
    expect(requests.length).toBeGreaterThanOrEqual(3);
    expect(requests.length).toBeLessThanOrEqual(6);
  });
});
