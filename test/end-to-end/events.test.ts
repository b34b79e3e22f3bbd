import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient, PutRuleCommand, PutTargetsCommand } from '@aws-sdk/client-eventbridge';
import { DeleteObjectCommand, ListObjectsV2Command, ListObjectVersionsCommand } from '@aws-sdk/client-s3';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import {
  CreateQueueCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
} from '@aws-sdk/client-sqs';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { conversationPrefix } from '@palmleaf/contract/ours';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EventDetail, type EventKind, onEvents, verifyWebhook } from '../../packages/client/index.ts';
import type { LocalStack } from '../../packages/stack-runner/index.ts';
import { nameHashOf } from '../../shared/aws/erasure-key.ts';
import { eraseSubject } from '../../shared/erasure/erase.ts';
import { readReceipt } from '../../shared/erasure/receipt.ts';
import { noBodies } from '../../shared/ledger/context.ts';
import { readMonth } from '../../shared/places/months.ts';
import { DynamoTable } from '../../shared/table/dynamo-table.ts';
import { webhookSecretView } from '../../shared/views/webhooks-view.ts';
import { temporaryFolder } from '../support/files/temporary-folder.ts';
import { birthsCsv } from '../support/pipeline/births.ts';
import { eventually } from '../support/pipeline/eventually.ts';
import { openPipeline, type Pipeline } from '../support/pipeline/pipeline.ts';

const sample = (path: string) => readFileSync(new URL(`../../events/samples/inbox/${path}`, import.meta.url));
const stateDir = temporaryFolder('events');
const events: { readonly kind: EventKind; readonly detail: EventDetail }[] = [];
let pipeline: Pipeline;
let stack: LocalStack | undefined;
let queueUrl: string;

const ledger = () => ({
  table: new DynamoTable(pipeline.table, pipeline.output('TableName'), {
    sleep: () => Promise.resolve(),
    random: Math.random,
  }),
  bodies: noBodies,
  now: () => Date.now(),
});

beforeAll(async () => {
  ({ pipeline, stack } = await openPipeline({ stateDir }));
  await pipeline.setSecret({ token: 'a-token-of-the-tests' });
  const { QueueUrl = '' } = await pipeline.sqs.send(new CreateQueueCommand({ QueueName: 'consumer' }));
  queueUrl = QueueUrl;
  const { Attributes } = await pipeline.sqs.send(
    new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['QueueArn'] }),
  );
  const { endpoint, region, credentials } = pipeline.stack;
  const bus = new EventBridgeClient({ endpoint, region, credentials });
  const rule = { EventBusName: pipeline.output('BusName') };
  await bus.send(
    new PutRuleCommand({ ...rule, Name: 'all', EventPattern: JSON.stringify({ source: ['palmleaf'] }) }),
  );
  const Targets = [{ Id: 'consumer', Arn: Attributes?.QueueArn }];
  await bus.send(new PutTargetsCommand({ ...rule, Rule: 'all', Targets }));
});

afterAll(async () => {
  server?.closeAllConnections();
  server?.close();
  await stack?.stop();
});

const requests: { readonly id: string; readonly type: string; readonly data: unknown }[] = [];
let server: Server | undefined;

async function startReceiver(): Promise<void> {
  const secrets: string[] = [];
  server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString('utf8');
    const { type, data } = await verifyWebhook({ headers: request.headers, body }, { secrets });
    const id = String(request.headers['webhook-id']);
    const isKnown = requests.some((other) => other.id === id);
    requests.push({ id, type, data });
    response.writeHead(isKnown ? 204 : 503).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const answer = await pipeline.reports('/webhooks', {
    method: 'POST',
    body: { url: `http://127.0.0.1:${address.port}/hooks` },
  });
  secrets.push(webhookSecretView.parse(await answer.json()).secret ?? '');
}

const keep = (kind: EventKind) => async (detail: EventDetail) => void events.push({ kind, detail });
const dispatch = onEvents({
  'report.completed': keep('report.completed'),
  'batch.completed': keep('batch.completed'),
  'row.rejected': keep('row.rejected'),
  'panchang.refreshed': keep('panchang.refreshed'),
});

const received = (kind: EventKind) =>
  eventually(`${kind} is sent`, async () => {
    const { Messages = [] } = await pipeline.sqs.send(
      new ReceiveMessageCommand({ QueueUrl: queueUrl, MaxNumberOfMessages: 10 }),
    );
    for (const { MessageId = '', Body = '', ReceiptHandle } of Messages) {
      expect(await dispatch({ Records: [{ messageId: MessageId, body: Body }] })).toEqual({
        batchItemFailures: [],
      });
      await pipeline.sqs.send(new DeleteMessageCommand({ QueueUrl: queueUrl, ReceiptHandle }));
    }
    return events.find((event) => event.kind === kind) ?? false;
  });

test('The pipeline sends events of a report, of a refused row and of a complete batch', async () => {
  await startReceiver();
  await pipeline.put('palms/may/ben.jpg', sample('palms/samples/ben.jpg'));
  await pipeline.put(
    'births/may.csv',
    'id,date,time,lat,lon,timezone\nben,1990-13-45,10:00,13,80,Asia/Kolkata\n',
  );
  expect((await received('report.completed')).detail).toMatchObject({ batch: 'may', subject: 'ben' });
  expect((await received('row.rejected')).detail).toMatchObject({ upload: 'births/may.csv', line: 2 });
  expect((await received('batch.completed')).detail).toMatchObject({
    batch: 'may',
    subjects: 1,
    complete: 1,
  });
});

test('The pipeline sends a signed event of the report to a webhook and retries until the webhook accepts it', async () => {
  const again = await eventually('the webhook gets the report again under the same id', async () =>
    requests.find(
      ({ id, type }, index) =>
        type === 'report.completed' && requests.findIndex((earlier) => earlier.id === id) < index,
    ),
  );
  expect(again).toMatchObject({ data: { batch: 'may', subject: 'ben' } });
});

test('The pipeline buys the panchang of a place for this month and the next, right after the upload of the place', async () => {
  await pipeline.put('places/towns.csv', 'id,name,lat,lon\nchennai,Chennai,13.0827,80.2707\n');
  const { detail } = await received('panchang.refreshed');
  expect(detail).toMatchObject({ place: 'chennai', state: 'complete' });
  const [month = ''] = 'months' in detail ? detail.months : [];
  expect((await readMonth(ledger(), 'chennai', month))?.stretches[0].part?.state).toBe('bought');
});

const storeVersions = () =>
  pipeline.s3.send(new ListObjectVersionsCommand({ Bucket: pipeline.output('StoreBucket') }));

const retention = { inboxDays: 7, logDays: 30, recoveryDays: 35 };

async function conversations(): Promise<string[]> {
  const { TableNames = [] } = await pipeline.table.send(new ListTablesCommand({}));
  const TableName = TableNames.find((name) => name.includes('ServiceTable'));
  const { Items = [] } = await pipeline.table.send(new ScanCommand({ TableName }));
  return Items.map(({ pk }) => String(pk)).filter((pk) => pk.startsWith(conversationPrefix));
}

test('An operator restores objects that were deleted from the store by mistake', async () => {
  const Bucket = pipeline.output('StoreBucket');
  const listed = await storeVersions();
  const before = (listed.Versions ?? [])
    .filter(({ IsLatest }) => IsLatest)
    .map(({ Key, ETag }) => [Key, ETag]);
  expect(before.length).toBeGreaterThan(0);
  for (const { Key } of listed.Versions ?? [])
    await pipeline.s3.send(new DeleteObjectCommand({ Bucket, Key }));
  const empty = await pipeline.s3.send(new ListObjectsV2Command({ Bucket }));
  expect(empty.KeyCount).toBe(0);
  for (const { Key, VersionId, IsLatest } of (await storeVersions()).DeleteMarkers ?? [])
    if (IsLatest === true) await pipeline.s3.send(new DeleteObjectCommand({ Bucket, Key, VersionId }));
  const after = await pipeline.s3.send(new ListObjectsV2Command({ Bucket }));
  expect((after.Contents ?? []).map(({ Key, ETag }) => [Key, ETag])).toEqual(before);
  await pipeline.s3.send(new DeleteObjectCommand({ Bucket, Key: String(before[0]?.[0]) }));
});

test('An erasure removes a subject from the table, every version from the store, and the conversation from the table of the service', async () => {
  const { endpoint, region, credentials } = pipeline.stack;
  const secrets = new SecretsManagerClient({ endpoint, region, credentials });
  const nameHash = nameHashOf(secrets, pipeline.output('ErasureKeySecret'));
  const ben = { batch: 'may', id: 'ben' };
  const zoe = { batch: 'talk', id: 'zoe' };
  await pipeline.put('births/talk.csv', birthsCsv(['zoe'], 0, 'Which day suits a journey?'));
  await eventually('somebody has an answer', async () => (await pipeline.batch('talk'))?.complete === 1);
  expect(await conversations()).not.toEqual([]);
  for (const each of [ben, zoe]) expect(await eraseSubject(ledger(), nameHash, each)).toBe('erasing');
  const receipt = await eventually('the erasure is done', async () => {
    const found = await readReceipt(ledger(), nameHash, ben, retention);
    return found?.doneAt === undefined ? false : found;
  });
  expect(receipt.removed).toMatchObject({ parts: 17, originals: 1, uploads: 1 });
  const zoeReceipt = await eventually('the other erasure is done', async () => {
    const found = await readReceipt(ledger(), nameHash, zoe, retention);
    return found?.doneAt === undefined ? false : found;
  });
  expect(zoeReceipt.removed).toMatchObject({ conversations: 1 });
  expect(await conversations()).toEqual([]);
  const { Items = [] } = await pipeline.table.send(
    new ScanCommand({ TableName: pipeline.output('TableName') }),
  );
  expect(Items.filter((item) => JSON.stringify(item).includes('may/ben'))).toEqual([]);
  const { Versions, DeleteMarkers } = await storeVersions();
  expect([Versions, DeleteMarkers]).toEqual([undefined, undefined]);
});
