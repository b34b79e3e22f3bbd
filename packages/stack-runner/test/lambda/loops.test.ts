import { join } from 'node:path';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { temporaryFolder } from '@palmleaf/test/support/files/temporary-folder';
import { type Clients, clientsOf } from '@palmleaf/test/support/local-app/clients';
import { until } from '@palmleaf/test/support/local-app/until';
import { writeAssembly } from '@palmleaf/test/support/local-app/written-assembly';
import { describe, expect, test } from 'vitest';
import { startStack } from '../../index.ts';
import { isLoop, joined, lineageIn, withRun } from '../../services/lambda/lineage.ts';
import { Sns } from '../../services/sns/sns.ts';
import { MessageLineages, messageIdsIn } from '../../services/sqs/message-lineages.ts';

const worker = 'arn:aws:lambda:eu-central-1:000000000000:function:worker';
const other = 'arn:aws:lambda:eu-central-1:000000000000:function:other';
const runs = (count: number, arn = worker): string =>
  Array.from({ length: count }).reduce<string>((lineage) => withRun(lineage, arn), '');

describe('A lineage', () => {
  test('A lineage counts the runs of each function in a chain of requests, and reports a loop after sixteen', () => {
    expect([isLoop(runs(15), worker), isLoop(runs(16), worker), isLoop(runs(16), other)]).toEqual([
      false,
      true,
      false,
    ]);
    const both = withRun(runs(16), other);
    expect([isLoop(both, worker), isLoop(both, other)]).toEqual([true, false]);
  });

  test('The lineage of several messages has, for each function, the highest of their counts', () => {
    expect(isLoop(joined([runs(3), runs(16), runs(5, other)]), worker)).toBe(true);
    expect(joined([])).toBe('');
  });

  test('A lineage travels in the trace header', () => {
    expect(lineageIn(`Root=1-a-b;Sampled=0;Lineage=${runs(2)}`)).toBe(runs(2));
    expect([lineageIn('Root=1-a-b;Sampled=0'), lineageIn(undefined)]).toEqual(['', '']);
  });

  test('A receiver that gets a message before its sender gets the answer still receives the lineage', async () => {
    const lineages = new MessageLineages();
    const answer = Promise.withResolvers<string>();
    const sent = lineages.send(runs(4), () => answer.promise, messageIdsIn);
    const received = lineages.of(['m1']);
    answer.resolve('{"MessageId":"m1"}');
    expect(await received).toBe(runs(4));
    await sent;
    lineages.forget(['m1']);
    expect(await lineages.of(['m1'])).toBe('');
  });

  test('A lineage passes through a topic to queues and functions', async () => {
    const seen: string[] = [];
    const sns = new Sns({
      sendMail: () => undefined,
      sendToQueue: async (_arn, _body, lineage) => void seen.push(lineage),
      invoke: (_arn, _payload, lineage) => void seen.push(lineage),
      log: () => undefined,
    });
    sns.addTopic('topic');
    sns.subscribe('topic', { protocol: 'sqs', endpoint: 'queue', raw: true });
    sns.subscribe('topic', { protocol: 'lambda', endpoint: worker, raw: false });
    await sns.handle(new URLSearchParams({ Action: 'Publish', TopicArn: 'topic', Message: 'x' }), runs(2));
    expect(seen).toEqual([runs(2), runs(2)]);
  });
});

const code = `
import { S3Client, PutObjectCommand } from '${import.meta.resolve('@aws-sdk/client-s3')}';
import { SQSClient, SendMessageCommand } from '${import.meta.resolve('@aws-sdk/client-sqs')}';
const sqs = new SQSClient({ useQueueUrlAsEndpoint: false });
const s3 = new S3Client({ forcePathStyle: true });
const { QUEUE, DONE, BUCKET } = process.env;
const handle = async ({ Records }) => {
  for (const { body } of Records) {
    const { Records: [change] = [] } = body.startsWith('{') ? JSON.parse(body) : {};
    if (body.includes('s3:TestEvent')) continue;
    const next = Number(change?.s3.object.key ?? body) + 1;
    if (next > 20) await sqs.send(new SendMessageCommand({ QueueUrl: DONE, MessageBody: 'twenty' }));
    else if (change) await s3.send(new PutObjectCommand({ Bucket: BUCKET, Key: String(next), Body: 'x' }));
    else await sqs.send(new SendMessageCommand({ QueueUrl: QUEUE, MessageBody: String(next) }));
  }
}; export { handle as handler };`;

const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });
const resources = {
  Queue: {
    Type: 'AWS::SQS::Queue',
    Properties: {
      VisibilityTimeout: 6,
      RedrivePolicy: { deadLetterTargetArn: arnOf('Dead'), maxReceiveCount: 1 },
    },
  },
  Dead: { Type: 'AWS::SQS::Queue' },
  Done: { Type: 'AWS::SQS::Queue' },
  Bucket: {
    Type: 'AWS::S3::Bucket',
    Properties: {
      NotificationConfiguration: {
        QueueConfigurations: [{ Event: 's3:ObjectCreated:*', Queue: arnOf('Queue') }],
      },
    },
  },
  QueuePolicy: {
    Type: 'AWS::SQS::QueuePolicy',
    Properties: {
      Queues: [{ Ref: 'Queue' }],
      PolicyDocument: {
        Statement: [
          {
            Effect: 'Allow',
            Principal: { Service: 's3.amazonaws.com' },
            Action: 'sqs:SendMessage',
            Resource: arnOf('Queue'),
          },
        ],
      },
    },
  },
  Mapping: {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: { EventSourceArn: arnOf('Queue'), FunctionName: { Ref: 'Worker' }, BatchSize: 1 },
  },
  Rights: {
    Type: 'AWS::IAM::Policy',
    Properties: {
      Roles: [{ Ref: 'WorkerRole' }],
      PolicyDocument: {
        Statement: [
          { Effect: 'Allow', Action: 'sqs:*', Resource: [arnOf('Queue'), arnOf('Done')] },
          {
            Effect: 'Allow',
            Action: 's3:PutObject',
            Resource: { 'Fn::Join': ['', [arnOf('Bucket'), '/*']] },
          },
        ],
      },
    },
  },
};

describe.concurrent('A function that sends to itself, with the limits of AWS', () => {
  const folder = temporaryFolder('loops');
  const senders: Readonly<Record<string, (aws: Clients) => Promise<unknown>>> = {
    'a queue': ({ sqs, output }) =>
      sqs.send(new SendMessageCommand({ QueueUrl: output('Queue'), MessageBody: '1' })),
    'a bucket': ({ s3, output }) =>
      s3.send(new PutObjectCommand({ Bucket: output('Bucket'), Key: '1', Body: 'x' })),
  };

  test.each([
    ['a queue', 'Terminate', 'Dead', '17'],
    ['a bucket', 'Terminate', 'Dead', '"key":"17"'],
    ['a queue', 'Allow', 'Done', 'twenty'],
  ])(
    'A function that sends to itself through %s, with RecursiveLoop %s, ends in %s',
    async (channel, RecursiveLoop, queue, expected) => {
      const name = `${channel}-${RecursiveLoop}`.replaceAll(' ', '-');
      const stack = await startStack({
        assembly: writeAssembly(join(folder, name), {
          resources,
          functions: { Worker: code },
          properties: {
            RecursiveLoop,
            Timeout: 5,
            Environment: {
              Variables: { QUEUE: { Ref: 'Queue' }, DONE: { Ref: 'Done' }, BUCKET: { Ref: 'Bucket' } },
            },
          },
          outputs: {
            Queue: { Ref: 'Queue' },
            Dead: { Ref: 'Dead' },
            Done: { Ref: 'Done' },
            Bucket: { Ref: 'Bucket' },
          },
        }),
        stateDir: join(folder, name, 'state', 'stack'),
        awsLimits: true,
        log: () => undefined,
      });
      try {
        const aws = clientsOf(stack);
        await senders[channel]?.(aws);
        const message = await until(`something is in ${queue}`, async () => {
          const [first] = await aws.receive(queue, { waitSeconds: 5 });
          return first;
        });
        expect(message.Body).toContain(expected);
        expect(stack.exceeded()).toEqual(
          RecursiveLoop === 'Allow'
            ? []
            : [expect.stringMatching(/^Lambda ended a recursive loop of .*Worker.*, 1 time$/)],
        );
      } finally {
        await stack.stop();
      }
    },
  );
});
