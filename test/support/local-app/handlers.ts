import { DynamoDBClient, PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type {
  Context,
  DynamoDBBatchResponse,
  DynamoDBStreamEvent,
  SQSBatchResponse,
  SQSEvent,
} from 'aws-lambda';

const { TABLE = '', BUS = '' } = process.env;
const dynamodb = new DynamoDBClient({});
const s3 = new S3Client({});
const bus = new EventBridgeClient({});

async function remember(pk: string, sk: string, fields: Record<string, string>): Promise<void> {
  const item = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, { S: text }]));
  await dynamodb.send(
    new PutItemCommand({ TableName: TABLE, Item: { pk: { S: pk }, sk: { S: sk }, ...item } }),
  );
}

async function count(pk: string): Promise<void> {
  await dynamodb.send(
    new UpdateItemCommand({
      TableName: TABLE,
      Key: { pk: { S: pk }, sk: { S: 'count' } },
      UpdateExpression: 'ADD n :one',
      ExpressionAttributeValues: { ':one': { N: '1' } },
    }),
  );
}

export async function intake(event: SQSEvent, context: Context): Promise<SQSBatchResponse | object> {
  const started = String(Date.now());
  if (event.Records === undefined) return { statusCode: 200, body: 'open' };
  for (const record of event.Records) {
    const message = JSON.parse(record.body);
    if (message.Event === 's3:TestEvent') {
      await count('test-event');
      continue;
    }
    for (const { eventName, s3: where } of message.Records) {
      const key = decodeURIComponent(where.object.key.replaceAll('+', ' '));
      const object = await s3.send(new GetObjectCommand({ Bucket: where.bucket.name, Key: key }));
      const body = (await object.Body?.transformToString()) ?? '';
      if (body === 'slow') await new Promise((resolve) => setTimeout(resolve, 100));
      const { eTag, size, sequencer } = where.object;
      const receiveCount = record.attributes.ApproximateReceiveCount;
      const invocation = { id: context.awsRequestId, started, ended: String(Date.now()) };
      const facts = { body, eventName, eTag, size: String(size), sequencer, receiveCount, ...invocation };
      await remember(`object#${key}`, 'seen', facts);
    }
  }
  return { batchItemFailures: [] };
}

export async function hasty(event: SQSEvent): Promise<SQSBatchResponse> {
  const batchItemFailures: { itemIdentifier: string }[] = [];
  for (const { body, messageId } of event.Records) {
    if (body === 'hang') await new Promise(() => setInterval(() => undefined, 1000));
    if (body === 'poison') batchItemFailures.push({ itemIdentifier: messageId });
    else await remember(`hasty#${body}`, 'seen', {});
  }
  return { batchItemFailures };
}

export async function slowIntake(event: SQSEvent): Promise<void> {
  for (const { body, attributes } of event.Records) {
    await count(`slow#${body}`);
    if (attributes.ApproximateReceiveCount === '1')
      await new Promise((resolve) => setTimeout(resolve, 200_000));
  }
}

export async function changes(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  for (const { dynamodb: change, eventSourceARN = '', eventName = '' } of event.Records) {
    const id = change?.NewImage?.pk?.S ?? '';
    if (id.startsWith('poison')) throw new Error(`cannot take ${id}`);
    await remember(`changed#${id}`, 'seen', { eventName, eventSourceARN });
    const Detail = JSON.stringify({ id });
    await bus.send(
      new PutEventsCommand({
        Entries: [{ EventBusName: BUS, Source: 'local.app', DetailType: 'Changed', Detail }],
      }),
    );
  }
  return { batchItemFailures: [] };
}

interface WebEvent {
  rawPath?: string;
  schedule?: string;
  throw?: string;
  large?: number;
  exit?: boolean;
  waitMs?: number;
  memory?: boolean;
  heldMegabytes?: number;
  'detail-type'?: string;
  detail?: { id: string };
}

export async function web(event: WebEvent, context: Context): Promise<unknown> {
  if (event.schedule !== undefined) return count(`schedule#${event.schedule}`);
  if (event['detail-type'] === 'Changed') return remember(`bus#${event.detail?.id}`, 'seen', {});
  if (event.throw !== undefined) throw new RangeError(event.throw);
  if (event.waitMs !== undefined) await new Promise((resolve) => setTimeout(resolve, event.waitMs));
  if (event.exit === true) process.exit(7);
  if (event.large !== undefined) return 'x'.repeat(event.large);
  if (event.memory === true) {
    const retained: Buffer[] = [];
    for (;;) {
      retained.push(Buffer.alloc(32 * 1024 * 1024, retained.length));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  if (event.heldMegabytes !== undefined) {
    const buffer = Buffer.alloc(event.heldMegabytes * 1024 * 1024, 1);
    // This wait must be longer than the poll interval of the runner.
    await new Promise((resolve) => setTimeout(resolve, 800));
    return { heldMegabytes: buffer.length / 1024 / 1024 };
  }
  if (event.rawPath === '/binary') {
    return {
      statusCode: 201,
      headers: { 'Content-Type': 'image/png' },
      body: 'AAECAw==',
      isBase64Encoded: true,
    };
  }
  const { AWS_REGION, AWS_ENDPOINT_URL, HOME, TZ } = process.env;
  return {
    event,
    remaining: context.getRemainingTimeInMillis(),
    name: context.functionName,
    environment: { AWS_REGION, AWS_ENDPOINT_URL, HOME, TZ },
    pid: process.pid,
  };
}
