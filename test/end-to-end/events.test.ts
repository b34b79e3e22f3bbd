/** What leaves the pipeline: events on the bus, the months of places, and what an erasure leaves behind. */

import { readFileSync } from 'node:fs';
import { EventBridgeClient, PutRuleCommand, PutTargetsCommand } from '@aws-sdk/client-eventbridge';
import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import {
  CreateQueueCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
} from '@aws-sdk/client-sqs';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EventDetail, type EventKind, onEvents } from '../../client/index.ts';
import type { LocalStack } from '../../local/runner/index.ts';
import { nameHashOf } from '../../shared/aws/erasure-key.ts';
import { eraseSubject } from '../../shared/erasure/erase.ts';
import { readReceipt } from '../../shared/erasure/receipt.ts';
import { noBodies } from '../../shared/ledger/context.ts';
import { readMonth } from '../../shared/places/months.ts';
import { DynamoTable } from '../../shared/table/dynamo-table.ts';
import { eventually } from '../support/pipeline/eventually.ts';
import { openPipeline, type Pipeline } from '../support/pipeline/pipeline.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const sample = (path: string) => readFileSync(new URL(`../../events/samples/inbox/${path}`, import.meta.url));
const stateDir = temporaryFolder('events');
const told: { readonly kind: EventKind; readonly detail: EventDetail }[] = [];
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
  await stack?.stop();
});

const keep = (kind: EventKind) => async (detail: EventDetail) => void told.push({ kind, detail });
const dispatch = onEvents({
  'report.completed': keep('report.completed'),
  'batch.completed': keep('batch.completed'),
  'row.rejected': keep('row.rejected'),
  'panchang.refreshed': keep('panchang.refreshed'),
});

/** Waits until an event of a kind has been told. */
const received = (kind: EventKind) =>
  eventually(`${kind} is told`, async () => {
    const { Messages = [] } = await pipeline.sqs.send(
      new ReceiveMessageCommand({ QueueUrl: queueUrl, MaxNumberOfMessages: 10 }),
    );
    for (const { MessageId = '', Body = '', ReceiptHandle } of Messages) {
      expect(await dispatch({ Records: [{ messageId: MessageId, body: Body }] })).toEqual({
        batchItemFailures: [],
      });
      await pipeline.sqs.send(new DeleteMessageCommand({ QueueUrl: queueUrl, ReceiptHandle }));
    }
    return told.find((event) => event.kind === kind) ?? false;
  });

test('tells of a report, of a refused row and of a complete batch', async () => {
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

test('buys this month and the next of a place as soon as it is uploaded', async () => {
  await pipeline.put('places/towns.csv', 'id,name,lat,lon\nchennai,Chennai,13.0827,80.2707\n');
  const { detail } = await received('panchang.refreshed');
  expect(detail).toMatchObject({ place: 'chennai', state: 'complete' });
  const [month = ''] = 'months' in detail ? detail.months : [];
  expect((await readMonth(ledger(), 'chennai', month))?.part?.state).toBe('bought');
});

test('erases a subject from the table and both buckets, and says so', async () => {
  const { endpoint, region, credentials } = pipeline.stack;
  const secrets = new SecretsManagerClient({ endpoint, region, credentials });
  const nameHash = nameHashOf(secrets, pipeline.output('ErasureKeySecret'));
  const subject = { batch: 'may', id: 'ben' };
  expect(await eraseSubject(ledger(), nameHash, subject)).toBe('erasing');
  const receipt = await eventually(
    'the erasure is done',
    async () => {
      const found = await readReceipt(ledger(), nameHash, subject, {
        inboxDays: 7,
        logDays: 30,
        recoveryDays: 35,
      });
      return found?.doneAt === undefined ? false : found;
    },
    200,
  );
  expect(receipt.removed).toMatchObject({ parts: 17, originals: 1, uploads: 1 });
  const { Items = [] } = await pipeline.table.send(
    new ScanCommand({ TableName: pipeline.output('TableName') }),
  );
  expect(Items.filter((item) => JSON.stringify(item).includes('may/ben'))).toEqual([]);
  const left = await pipeline.s3.send(new ListObjectsV2Command({ Bucket: pipeline.output('StoreBucket') }));
  expect(left.KeyCount ?? 0).toBe(0);
});
