import { type SendMessageBatchCommandInput, SQSClient } from '@aws-sdk/client-sqs';
import { describe, expect, test } from 'vitest';
import { QueueJobs, sendMessage } from '../../../shared/aws/queue.ts';

function queue(refused: readonly string[] = []) {
  const bodies: string[] = [];
  const batches: SendMessageBatchCommandInput[] = [];
  const client = new SQSClient({
    region: 'eu-central-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  client.middlewareStack.add(
    () =>
      async ({ input }) => {
        if ('MessageBody' in input) bodies.push(input.MessageBody ?? '');
        if (!('Entries' in input)) return { response: {}, output: { $metadata: {} } };
        const batch: SendMessageBatchCommandInput = { QueueUrl: input.QueueUrl, Entries: [] };
        for (const entry of input.Entries ?? []) {
          if ('MessageBody' in entry) batch.Entries?.push(entry);
        }
        batches.push(batch);
        const Failed = batches.length > 1 ? [] : refused.map((Id) => ({ Id, Code: 'x', SenderFault: false }));
        return { response: {}, output: { $metadata: {}, Failed } };
      },
    { step: 'initialize' },
  );
  return { client, bodies, batches };
}

const job = (key: string) => ({ kind: 'subject', key }) as const;
const keysOf = ({ Entries = [] }: SendMessageBatchCommandInput) =>
  Entries.map(({ MessageBody = '' }) => JSON.parse(MessageBody).key);

describe('the depth of the queue', () => {
  const answering = (Attributes?: Record<string, string>) => {
    const client = new SQSClient({
      region: 'eu-central-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    });
    client.middlewareStack.add(() => async () => ({ response: {}, output: { $metadata: {}, Attributes } }), {
      step: 'initialize',
    });
    return new QueueJobs(client, 'queue');
  };

  test('The depth of the queue is the number of waiting messages, and unknown when the queue does not report it', async () => {
    expect(await answering({ ApproximateNumberOfMessages: '1234' }).depth()).toBe(1234);
    expect(await answering().depth()).toBeUndefined();
  });

  test('The depth of the queue is unknown when the request for it fails', async () => {
    const client = new SQSClient({
      region: 'eu-central-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    });
    client.middlewareStack.add(
      () => async () => {
        throw new Error('throttled');
      },
      { step: 'initialize' },
    );
    expect(await new QueueJobs(client, 'queue').depth()).toBeUndefined();
  });
});

describe('Jobs', () => {
  test('The queue client sends jobs in batches of ten and loses none', async () => {
    const { client, batches } = queue();
    const keys = Array.from({ length: 23 }, (_, index) => `june/${index}`);
    await new QueueJobs(client, 'queue').send(keys.map(job));
    expect(batches.map(({ Entries = [] }) => Entries.length)).toEqual([10, 10, 3]);
    expect(batches.flatMap(keysOf)).toEqual(keys);
  });

  test('The queue client retries only the jobs that a batch could not take', async () => {
    const { client, batches } = queue(['1']);
    await new QueueJobs(client, 'queue').send([job('june/a'), job('june/b'), job('june/c')]);
    expect(batches.map(keysOf)).toEqual([['june/a', 'june/b', 'june/c'], ['june/b']]);
  });

  test('The queue client spreads the jobs of a customer over as many message groups as its weight', async () => {
    const { client, batches } = queue();
    const keys = Array.from({ length: 60 }, (_, index) => `/june/p-${index}`);
    const jobs = ['@acme', '@zeta'].flatMap((customer) => keys.map((key) => job(`${customer}/${key}`)));
    await new QueueJobs(client, 'queue', { acme: 3 }).send([...jobs, ...jobs]);
    const groups = batches.flatMap(({ Entries = [] }) => Entries.map(({ MessageGroupId }) => MessageGroupId));
    expect(groups.slice(120)).toEqual(groups.slice(0, 120));
    const sizes = (some: typeof groups) =>
      [...Map.groupBy(some, (group) => group).values()].map((of) => of.length);
    expect(sizes(groups.slice(60, 120))).toEqual([60]);
    expect(sizes(groups.slice(0, 60))).toHaveLength(3);
    expect(Math.min(...sizes(groups.slice(0, 60)))).toBeGreaterThan(10);
  });

  test('The queue client gives all jobs of a batch one message group, which does not reveal the name of the batch', async () => {
    const { client, batches } = queue();
    const jobs = [job('june/a'), job('june/b'), job('juli 😀/a'), { kind: 'place', key: 'chennai' } as const];
    await new QueueJobs(client, 'queue').send(jobs);
    const groups = batches.flatMap(({ Entries = [] }) => Entries.map(({ MessageGroupId }) => MessageGroupId));
    expect(groups[0]).toBe(groups[1]);
    expect(new Set(groups).size).toBe(3);
    for (const group of groups) expect(group).toMatch(/^[0-9a-f]{32}$/);
  });

  test('Jobs of all batches of one customer share a message group that no other customer has', async () => {
    const { client, batches } = queue();
    const place = { kind: 'place', key: '@acme//chennai' } as const;
    const jobs = [job('@acme//june/a'), job('@acme//july/a'), place, job('@zeta//june/a'), job('june/a')];
    await new QueueJobs(client, 'queue').send(jobs);
    const groups = batches.flatMap(({ Entries = [] }) => Entries.map(({ MessageGroupId }) => MessageGroupId));
    expect(new Set(groups.slice(0, 3)).size).toBe(1);
    expect(new Set(groups).size).toBe(3);
  });

  test('A job for a subject with an emoji in its id is sent as plain ASCII', async () => {
    const { client, batches } = queue();
    await new QueueJobs(client, 'queue').send([job('june/😀 अनिता')]);
    expect(batches[0]?.Entries?.[0]?.MessageBody).toMatch(/^[\x20-\x7e]+$/);
    expect(batches.flatMap(keysOf)).toEqual(['june/😀 अनिता']);
  });
});

test('A hint with an emoji in its key is sent as plain ASCII', async () => {
  const { client, bodies } = queue();
  await sendMessage(client, 'queue', { key: 'palms/june/👋🏽.jpg' });
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toMatch(/^[\x20-\x7e]+$/);
});
