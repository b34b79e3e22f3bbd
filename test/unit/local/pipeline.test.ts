import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { type Message, SendMessageCommand } from '@aws-sdk/client-sqs';
import { describe, expect, test } from 'vitest';
import { until } from '../../support/local-app/until.ts';
import { useStack } from '../../support/local-app/with-stack.ts';

const local = useStack();
const put = (Key: string, Body: string) =>
  local.aws.s3.send(new PutObjectCommand({ Bucket: local.aws.output('Bucket'), Key, Body }));

describe('an object put into a watched prefix', () => {
  test('An object in a watched prefix reaches its function through bucket, notification and queue', async () => {
    await put('palms/june/anna.jpg', 'a photo');
    const item = await until('the object is seen', () => local.aws.item('object#palms/june/anna.jpg'));
    expect(item).toMatchObject({
      body: { S: 'a photo' },
      eventName: { S: 'ObjectCreated:Put' },
      size: { S: '7' },
      receiveCount: { S: '1' },
    });
  });

  test.each([
    "palms/Priya's palm (1) + left.jpg",
    'palms/प्रिया/हाथ.jpg',
    'palms/Grüße & Küsse 100%.jpg',
    'palms/🖐🏽 hand.jpg',
    'palms//two slashes.jpg',
    'palms/../palms/./dots.jpg',
    'palms/already%20encoded%2B.jpg',
    'palms/?query=#fragment&semi;colon.jpg',
    `palms/${'ü'.repeat(400)}.jpg`,
  ])('An object in a watched prefix keeps its name: %s', async (key) => {
    await put(key, `content of ${key}`);
    const item = await until('the object is seen', () => local.aws.item(`object#${key}`));
    expect(item.body).toEqual({ S: `content of ${key}` });
  });

  test('The local stack processes forty objects that arrive at the same time', async () => {
    const keys = Array.from({ length: 40 }, (_, index) => `palms/many/${index}.jpg`);
    await Promise.all(keys.map((key) => put(key, key)));
    for (const key of keys) await until(`${key} is seen`, () => local.aws.item(`object#${key}`));
  });
});

test('The local stack never runs more concurrent invocations than the mapping allows', async () => {
  const keys = Array.from({ length: 30 }, (_, index) => `palms/slow/${index}.jpg`);
  await Promise.all(keys.map((key) => put(key, 'slow')));
  const invocations = new Map<string, { from: number; to: number }>();
  for (const key of keys) {
    const item = await until(`${key} is seen`, () => local.aws.item(`object#${key}`));
    const [id = '', from = 0, to = 0] = [item.id?.S, Number(item.started?.S), Number(item.ended?.S)];
    invocations.set(id, { from, to: Math.max(to, invocations.get(id)?.to ?? 0) });
  }
  const spans = [...invocations.values()];
  expect(spans.length).toBeGreaterThan(5);
  for (const { from } of spans) {
    expect(spans.filter((span) => span.from <= from && from < span.to).length).toBeLessThanOrEqual(2);
  }
});

describe('a message', () => {
  const deadLetter = (text: string): Promise<Message> =>
    until(`"${text}" is a dead letter`, async () => {
      const messages = await local.aws.receive('DeadLetters', { visibilitySeconds: 1 });
      return messages.find(({ Body }) => Body === text);
    });
  const send = (MessageBody: string) =>
    local.aws.sqs.send(new SendMessageCommand({ QueueUrl: local.aws.output('Hasty'), MessageBody }));

  test('A message whose function times out or reports a failure becomes a dead letter, and its neighbours do not', async () => {
    await send('hang');
    const hung = deadLetter('hang');
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([send('poison'), send('fine')]);
    const poisoned = deadLetter('poison');
    await until('the fine one is seen', () => local.aws.item('hasty#fine'));
    for (const { Attributes } of await Promise.all([hung, poisoned])) {
      expect(Number(Attributes?.ApproximateReceiveCount)).toBeGreaterThan(2);
    }
  });
});

describe('a change in the table', () => {
  test('A change in the table reaches the stream function, and a rule sends the event of this function to a queue and to another function', async () => {
    const Item = { pk: { S: 'subject#1' }, sk: { S: 'report' }, state: { S: 'new' } };
    await local.aws.dynamodb.send(new PutItemCommand({ TableName: local.aws.output('Table'), Item }));
    const seen = await until('the change is seen', () => local.aws.item('changed#subject#1'));
    expect(seen.eventName).toEqual({ S: 'INSERT' });
    expect(seen.eventSourceARN?.S).toMatch(
      /^arn:aws:dynamodb:eu-central-1:000000000000:table\/LocalApp-Items/,
    );
    const [message] = await until('the bus copy is there', async () => {
      const messages = await local.aws.receive('BusCopy');
      return messages.length > 0 && messages;
    });
    expect(JSON.parse(message?.Body ?? '')).toMatchObject({
      source: 'local.app',
      'detail-type': 'Changed',
      detail: { id: 'subject#1' },
    });
    await until('the rule has called its function', () => local.aws.item('bus#subject#1'));
  });

  test('A change that the function rejects goes to the failure queue, and the function still gets the next change', async () => {
    const ids = ['calm#1', 'poison#1', 'calm#2'];
    for (const id of ids) {
      const Item = { pk: { S: id }, sk: { S: 'report' } };
      await local.aws.dynamodb.send(new PutItemCommand({ TableName: local.aws.output('Table'), Item }));
    }
    const [message] = await until('the poison is given up', async () => {
      const messages = await local.aws.receive('GivenUp');
      return messages.length > 0 && messages;
    });
    expect(JSON.parse(message?.Body ?? '')).toMatchObject({
      requestContext: { condition: 'RetryAttemptsExhausted' },
      DDBStreamBatchInfo: { batchSize: 1 },
    });
    await until('the one after it is seen', () => local.aws.item('changed#calm#2'));
  });
});

describe('a schedule', () => {
  test('A schedule of rate(1 minute) fires every second when time runs sixty times faster', async () => {
    await until('it has fired twice', async () => {
      const item = await local.aws.item('schedule#EveryMinute', 'count');
      return Number(item?.n?.N ?? 0) >= 2;
    });
  });
});
