import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import {
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { SendMessageBatchCommand, SendMessageCommand } from '@aws-sdk/client-sqs';
import { temporaryFolder } from '@palmleaf/test/support/files/temporary-folder';
import { clientsOf } from '@palmleaf/test/support/local-app/clients';
import { signedFetch } from '@palmleaf/test/support/local-app/signed-fetch';
import { writeAssembly } from '@palmleaf/test/support/local-app/written-assembly';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awsLimits } from '../../basics/aws-limits.ts';
import { type LocalStack, startStack } from '../../index.ts';
import { withRun } from '../../services/lambda/lineage.ts';

type LimitName = keyof typeof awsLimits;

interface Attempt {
  atLimit(): Promise<unknown>;
  beyond(): Promise<unknown>;
  readonly error: string;
}

const folder = temporaryFolder('each-limit');
const code = `export const handler = (event) => {
  if (event.holds) return new Promise(() => setTimeout(() => undefined, 1e6));
  return event.bytes ? 'x'.repeat(event.bytes - 2) : 1;
};`;
const resources = {
  Items: {
    Type: 'AWS::DynamoDB::Table',
    Properties: {
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    },
  },
  Queue: { Type: 'AWS::SQS::Queue' },
};
const variables = (bytes: number) => ({
  Environment: { Variables: { V: 'x'.repeat(bytes - JSON.stringify({ V: '' }).length) } },
});

const assemblyOf = (name: string, properties: object = {}): string => {
  mkdirSync(join(folder, name));
  return writeAssembly(join(folder, name), {
    resources,
    functions: { Worker: code, Neighbour: code },
    properties,
    outputs: { Table: { Ref: 'Items' }, Queue: { Ref: 'Queue' }, Worker: { Ref: 'Worker' } },
  });
};
const start = (name: string, assembly: string): Promise<LocalStack> =>
  startStack({
    assembly,
    stateDir: join(folder, name, 'state', 'stack'),
    awsLimits: true,
    concurrency: 2 * awsLimits.newAccountConcurrency.value,
    // Slows the refill of table capacity, because the requests may take a second.
    clock: 'manual',
    timeScale: 0.001,
    log: () => undefined,
  });

async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'ok';
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return 'code' in error ? String(error.code) : error.name;
  }
}

async function startsWith(name: string, assembly: string): Promise<string> {
  try {
    await (await start(name, assembly)).stop();
    return 'ok';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const limitOf = (name: LimitName): number => awsLimits[name].value;

function bundleOf(name: string, bytes: number): string {
  const assembly = assemblyOf(name);
  const file = join(assembly, 'Worker', 'data.bin');
  writeFileSync(file, '');
  truncateSync(file, bytes - Buffer.byteLength(code));
  return assembly;
}

const sizesOf = (bytes: number): number[] => [
  ...Array.from({ length: 10 }, () => 400_000),
  bytes - 4_000_000,
];

let stack: LocalStack;
beforeAll(async () => {
  stack = await start('all', assemblyOf('all'));
});
afterAll(() => stack.stop());

const aws = () => clientsOf(stack);
const clientWithoutRetries = () => {
  const { endpoint, region, credentials } = stack;
  return new DynamoDBClient({ endpoint, region, credentials, maxAttempts: 1 });
};
const item = (pk: string, bytes: number) => ({
  TableName: stack.outputs.Table,
  Item: { pk: { S: pk }, t: { S: 'x'.repeat(bytes - pk.length - 3) } },
});
const put = (pk: string, bytes: number) =>
  outcome(clientWithoutRetries().send(new PutItemCommand(item(pk, bytes))));
const get = (pk: string) =>
  outcome(
    clientWithoutRetries().send(
      new GetItemCommand({ TableName: stack.outputs.Table, Key: { pk: { S: pk } }, ConsistentRead: true }),
    ),
  );
const transact = (name: string, sizes: readonly number[]) =>
  outcome(
    clientWithoutRetries().send(
      new TransactWriteItemsCommand({
        TransactItems: sizes.map((bytes, at) => ({ Put: item(`${name}-${at}`.padEnd(12), bytes) })),
      }),
    ),
  );

async function used(units: number, each: number, work: () => Promise<string>): Promise<string> {
  const all: string[] = [];
  for (let total = 0; total < units; total += each) all.push(await work());
  return [...new Set(all)].join(' ');
}

async function secondOutcome(work: () => Promise<string>): Promise<string> {
  await work();
  return work();
}

async function invoked(body: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const address = `${stack.endpoint}/2015-03-31/functions/${stack.outputs.Worker}/invocations`;
  const response = await signedFetch(stack, 'lambda', address, { method: 'POST', body, headers });
  const failed = response.headers.get('x-amz-function-error') !== null;
  const text = await response.text();
  if (response.ok && !failed) return 'ok';
  return failed ? JSON.parse(text).errorType : (response.headers.get('x-amzn-errortype') ?? text);
}
const later = { 'x-amz-invocation-type': 'Event' };
const json = (bytes: number): string => JSON.stringify('x'.repeat(bytes - 2));
async function occupied(executions: number): Promise<string> {
  const all = Array.from({ length: executions }, () => stack.invoke('Neighbour', { holds: true }));
  return Promise.race([outcome(Promise.race(all)), setImmediate('ok')]);
}
const arnOfWorker = (): string =>
  stack.functions.find(({ logicalId }) => logicalId === 'Worker')?.arn ?? expect.fail('no function');
const afterRuns = (runs: number): Promise<string> => {
  const lineage = Array.from({ length: runs }).reduce<string>((past) => withRun(past, arnOfWorker()), '');
  return invoked('{}', { 'x-amzn-trace-id': `Root=1-a-b;Sampled=0;Lineage=${lineage}` });
};
const send = (bytes: number) =>
  outcome(
    aws().sqs.send(new SendMessageCommand({ QueueUrl: stack.outputs.Queue, MessageBody: 'x'.repeat(bytes) })),
  );
const sendTwo = (bytes: number) =>
  outcome(
    aws().sqs.send(
      new SendMessageBatchCommand({
        QueueUrl: stack.outputs.Queue,
        Entries: [bytes - 10, 10].map((each, at) => ({ Id: `${at}`, MessageBody: 'x'.repeat(each) })),
      }),
    ),
  );
const publish = (bytes: number) => {
  const known = { Source: 'app', DetailType: 'news' };
  const Detail = JSON.stringify({ a: 'x'.repeat(bytes - 'appnews{"a":""}'.length) });
  return outcome(aws().events.send(new PutEventsCommand({ Entries: [{ ...known, Detail }] })));
};

const attempts: Readonly<Record<LimitName, Attempt>> = {
  writeUnitsPerKeySecond: {
    atLimit: () => used(awsLimits.writeUnitsPerKeySecond.value, 250, () => put('written', 250 * 1024)),
    beyond: () => secondOutcome(() => put('written', 250 * 1024)),
    error: 'ThrottlingException',
  },
  readUnitsPerKeySecond: {
    atLimit: async () => {
      await put('read', awsLimits.itemBytes.value);
      return used(awsLimits.readUnitsPerKeySecond.value, 100, () => get('read'));
    },
    beyond: () => secondOutcome(() => get('read')),
    error: 'ThrottlingException',
  },
  environmentBytes: {
    atLimit: () =>
      startsWith('environment', assemblyOf('environment', variables(limitOf('environmentBytes')))),
    beyond: () =>
      startsWith(
        'large-environment',
        assemblyOf('large-environment', variables(limitOf('environmentBytes') + 1)),
      ),
    error: expect.stringContaining('Worker: Lambda was unable to configure your environment variables'),
  },
  bundleBytes: {
    atLimit: () => startsWith('bundle', bundleOf('bundle', limitOf('bundleBytes'))),
    beyond: () => startsWith('large-bundle', bundleOf('large-bundle', limitOf('bundleBytes') + 1)),
    error: expect.stringContaining('Worker: Unzipped size must be smaller than 262144000 bytes'),
  },
  recursiveInvocations: {
    atLimit: () => afterRuns(limitOf('recursiveInvocations') - 1),
    beyond: () => afterRuns(limitOf('recursiveInvocations')),
    error: 'RecursiveInvocationException',
  },
  synchronousPayloadBytes: {
    atLimit: () => invoked(json(limitOf('synchronousPayloadBytes'))),
    beyond: () => invoked(json(limitOf('synchronousPayloadBytes') + 1)),
    error: 'RequestTooLargeException',
  },
  responseBytes: {
    atLimit: () => invoked(JSON.stringify({ bytes: limitOf('responseBytes') })),
    beyond: () => invoked(JSON.stringify({ bytes: limitOf('responseBytes') + 1 })),
    error: 'Function.ResponseSizeTooLarge',
  },
  asynchronousPayloadBytes: {
    atLimit: () => invoked(json(limitOf('asynchronousPayloadBytes')), later),
    beyond: () => invoked(json(limitOf('asynchronousPayloadBytes') + 1), later),
    error: 'RequestTooLargeException',
  },
  eventBytes: {
    atLimit: () => publish(limitOf('eventBytes')),
    beyond: () => publish(limitOf('eventBytes') + 1),
    error: 'ValidationException',
  },
  itemBytes: {
    atLimit: () => put('item', limitOf('itemBytes')),
    beyond: () => put('large', limitOf('itemBytes') + 1),
    error: 'ValidationException',
  },
  transactionActions: {
    atLimit: () =>
      transact(
        'many',
        Array.from({ length: limitOf('transactionActions') }, () => 20),
      ),
    beyond: () =>
      transact(
        'too-many',
        Array.from({ length: limitOf('transactionActions') + 1 }, () => 20),
      ),
    error: 'ValidationException',
  },
  transactionBytes: {
    atLimit: () => transact('full', sizesOf(limitOf('transactionBytes'))),
    beyond: () => transact('too-full', sizesOf(limitOf('transactionBytes') + 1)),
    error: 'ValidationException',
  },
  messageBytes: {
    atLimit: () => send(limitOf('messageBytes')),
    beyond: () => send(limitOf('messageBytes') + 1),
    error: 'AWS.SimpleQueueService.InvalidParameterValue',
  },
  messageBatchBytes: {
    atLimit: () => sendTwo(limitOf('messageBatchBytes')),
    beyond: () => sendTwo(limitOf('messageBatchBytes') + 1),
    error: 'BatchRequestTooLong',
  },
  newAccountConcurrency: {
    atLimit: () => occupied(limitOf('newAccountConcurrency')),
    beyond: () => occupied(1),
    error: 'TooManyRequestsException',
  },
};

describe('With the limits of AWS', () => {
  test.each(Object.entries(attempts))(
    'The stack accepts %s up to the limit, and refuses one more',
    async (_, attempt) => {
      expect(await attempt.atLimit()).toBe('ok');
      expect(await attempt.beyond()).toEqual(attempt.error);
    },
  );

  test('Each limit names its source and when the runner enforces it', () => {
    for (const { source, enforced } of Object.values(awsLimits)) {
      expect(source).toMatch(/^https:\/\/(docs\.)?aws\.amazon\.com\//);
      expect(['always', 'on demand']).toContain(enforced);
    }
  });

  test('The stack names the keys, functions and loops that exceeded a limit', () => {
    expect(stack.exceeded()).toEqual([
      expect.stringMatching(/^DynamoDB throttled writes of .*Items/),
      expect.stringMatching(/^DynamoDB throttled reads of .*Items/),
      expect.stringMatching(/^Lambda throttled .*, 1 time$/),
      expect.stringMatching(/^Lambda ended a recursive loop of .*Worker.*, 1 time$/),
    ]);
  });
});
