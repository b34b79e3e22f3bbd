import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { CreateTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

const binary = fileURLToPath(new URL('../../node_modules/@dynoxide/linux-x64/dynoxide', import.meta.url));

/** The emulator is an optional package; machines without it test only the implementations in memory. */
export const hasLocalTable = existsSync(binary);

export interface LocalTable {
  readonly client: DynamoDBDocumentClient;
  readonly endpoint: string;
  stop(): Promise<void>;
}

export async function startLocalTable(): Promise<LocalTable> {
  const port = await freePort();
  const server = spawn(binary, ['serve', '--host', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  const endpoint = `http://127.0.0.1:${port}`;
  const base = new DynamoDBClient({
    endpoint,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  await untilReady(base, server);
  const client = DynamoDBDocumentClient.from(base, { marshallOptions: { removeUndefinedValues: true } });
  return { client, endpoint, stop: () => stop(base, server) };
}

export async function createTable({ client }: LocalTable): Promise<string> {
  const table = `service-${randomUUID()}`;
  await client.send(
    new CreateTableCommand({
      TableName: table,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [
        { AttributeName: 'pk', AttributeType: 'S' },
        { AttributeName: 'sk', AttributeType: 'S' },
      ],
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
    }),
  );
  return table;
}

async function untilReady(client: DynamoDBClient, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`dynoxide ended with ${server.exitCode}`);
    try {
      await client.send(new ListTablesCommand({}));
      return;
    } catch {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  throw new Error('dynoxide did not answer within 20 seconds');
}

async function stop(client: DynamoDBClient, server: ChildProcess): Promise<void> {
  client.destroy();
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await ended;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
