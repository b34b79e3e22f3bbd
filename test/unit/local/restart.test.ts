import { createServer } from 'node:http';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { GetSecretValueCommand, PutSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import {
  ChangeMessageVisibilityCommand,
  GetQueueAttributesCommand,
  PurgeQueueCommand,
  SendMessageCommand,
} from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolderOfTest } from '../../support/files/temporary-folder.ts';
import { testAssembly } from '../../support/local-app/assembly.ts';
import { clientsOf } from '../../support/local-app/clients.ts';
import { type HostProcess, startHostProcess } from '../../support/local-app/host-process.ts';
import { until } from '../../support/local-app/until.ts';
import { isAlive } from '../../support/processes/processes.ts';

let stateDir: string;
const hosts: HostProcess[] = [];

beforeEach(() => {
  stateDir = temporaryFolderOfTest('restart');
});

afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.kill('SIGKILL')));
});

async function start(port = 0): Promise<HostProcess> {
  const host = await startHostProcess(await testAssembly(), stateDir, port);
  hosts.push(host);
  return host;
}

test('A killed host leaves no process behind, and the next start finds everything', async () => {
  const first = await start();
  const before = clientsOf(first.running);
  const { output } = before;
  await before.s3.send(
    new PutObjectCommand({ Bucket: output('Bucket'), Key: 'births/june.csv', Body: 'name\nAnna' }),
  );
  await before.dynamodb.send(
    new PutItemCommand({ TableName: output('Table'), Item: { pk: { S: 'kept' }, sk: { S: 'report' } } }),
  );
  await before.secrets.send(
    new PutSecretValueCommand({ SecretId: output('Secret'), SecretString: 'set by a person' }),
  );
  await until('the stream has worked', () => before.item('changed#kept'));
  await until(
    'the test event is counted',
    async () => (await before.item('test-event', 'count')) !== undefined,
  );
  // A function holds a message, invisible for half an hour.
  await before.sqs.send(new SendMessageCommand({ QueueUrl: output('Slow'), MessageBody: 'in flight' }));
  await until('it is in hand', async () => (await before.item('slow#in flight', 'count'))?.n?.N === '1');
  const children = first.children();
  expect(children.length).toBeGreaterThanOrEqual(5);

  await first.kill('SIGKILL');
  await until('all its processes have ended', async () => !children.some(isAlive), 5);

  const second = await start();
  const after = clientsOf(second.running);
  expect(second.running.outputs).toEqual(first.running.outputs);
  expect(second.running.credentials).toEqual(first.running.credentials);
  await until(
    'the message is received again',
    async () => (await after.item('slow#in flight', 'count'))?.n?.N === '2',
  );
  const object = await after.s3.send(
    new GetObjectCommand({ Bucket: output('Bucket'), Key: 'births/june.csv' }),
  );
  expect(await object.Body?.transformToString()).toBe('name\nAnna');
  const secret = await after.secrets.send(new GetSecretValueCommand({ SecretId: output('Secret') }));
  expect(secret.SecretString).toBe('set by a person');

  await after.dynamodb.send(
    new PutItemCommand({ TableName: output('Table'), Item: { pk: { S: 'new' }, sk: { S: 'report' } } }),
  );
  await until('the stream goes on', () => after.item('changed#new'));
  const copies: string[] = [];
  await until('its event is on the bus', async () => {
    copies.push(...(await after.receive('BusCopy')).map(({ Body = '' }) => JSON.parse(Body).detail.id));
    return copies.includes('new');
  });
  expect(copies.sort()).toEqual(['kept', 'new']);

  // S3 sends its test event once, and sequencers grow across the restart.
  await after.s3.send(
    new PutObjectCommand({ Bucket: output('Bucket'), Key: 'births/june.csv', Body: 'name\nBerta' }),
  );
  const messages = (await after.receive('Idle')).map(({ Body = '' }) => JSON.parse(Body));
  expect(messages.filter(({ Event }) => Event === 's3:TestEvent')).toHaveLength(1);
  const [older, newer] = messages.flatMap(({ Records = [] }) =>
    Records.map((each: S3Record) => each.s3.object.sequencer),
  );
  expect(older < newer).toBe(true);
});

interface S3Record {
  readonly s3: { readonly object: { readonly sequencer: string } };
}

test('A second host refuses the same state directory and names the first', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(`another local stack (process ${first.pid}) uses ${stateDir}`);
});

test('The local stack restarts on another port with its queues and messages', async () => {
  const first = await start();
  const before = clientsOf(first.running);
  await before.sqs.send(
    new SendMessageCommand({ QueueUrl: before.output('Idle'), MessageBody: 'from before' }),
  );
  await first.kill('SIGTERM');
  // Other servers have taken the addresses of the first start.
  const squatters = [first.running.endpoint, before.output('SignedUrl')].map((address) =>
    createServer().listen(Number(new URL(address).port), '127.0.0.1'),
  );
  const second = await start();
  const after = clientsOf(second.running);
  expect(second.running.endpoint).not.toBe(first.running.endpoint);
  expect(after.output('Idle')).not.toBe(before.output('Idle'));
  const bodies = await until('the message is there', async () => {
    const messages = await after.receive('Idle');
    return messages.some(({ Body }) => Body === 'from before') && messages;
  });
  const QueueUrl = after.output('Idle');
  for (const { ReceiptHandle } of bodies) {
    await after.sqs.send(
      new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }),
    );
  }
  const count = async (): Promise<string | undefined> => {
    const ask = new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['ApproximateNumberOfMessages'] });
    return (await after.sqs.send(ask)).Attributes?.ApproximateNumberOfMessages;
  };
  expect(Number(await count())).toBe(bodies.length);
  await after.sqs.send(new PurgeQueueCommand({ QueueUrl }));
  expect(await count()).toBe('0');
  for (const squatter of squatters) squatter.close();
});
