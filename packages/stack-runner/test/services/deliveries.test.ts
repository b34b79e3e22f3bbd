import { join } from 'node:path';
import { PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { DeleteQueueCommand, ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import { temporaryFolderOfTest } from '@palmleaf/test/support/files/temporary-folder';
import { clientsOf } from '@palmleaf/test/support/local-app/clients';
import { writeAssembly } from '@palmleaf/test/support/local-app/written-assembly';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AwsError } from '../../basics/errors.ts';
import { startStack } from '../../index.ts';
import { openJournal } from '../../platform/journal.ts';
import { Deliveries } from '../../services/event-bridge/deliveries.ts';

const from = 'arn:aws:events:eu-central-1:000000000000:rule/Thumbnails';
const arn = 'arn:aws:sqs:eu-central-1:000000000000:prints';
const deadLetters = 'arn:aws:sqs:eu-central-1:000000000000:failed';
const busy = () => new AwsError('InternalFailure', 'the queue is busy', 500);

describe('a delivery that its target refuses', () => {
  let file: string;
  let sent: string[];
  let dead: { body: string; attributes: Readonly<Record<string, string>> }[];
  let counted: string[];

  beforeEach(() => {
    file = join(temporaryFolderOfTest('deliveries'), 'journal.db');
    sent = [];
    dead = [];
    counted = [];
  });

  function host(refuse: (attempt: number) => Error | undefined, timeScale = 1e9) {
    const journal = openJournal(file);
    const stopping = new AbortController();
    const deliveries = new Deliveries({
      journal,
      timeScale,
      signal: stopping.signal,
      emit: (metric) => counted.push(metric),
      log: () => undefined,
      deliver: async ({ input }) => {
        sent.push(String(input));
        const error = refuse(sent.length);
        if (error !== undefined) throw error;
        return { done: Promise.resolve() };
      },
      sendToQueue: async (_arn, body, attributes) => {
        dead.push({ body, attributes });
      },
    });
    const stop = () => {
      stopping.abort();
      journal.close();
    };
    const open = () => journal.prepare('SELECT id FROM deliveries').all().length;
    return { deliveries, stop, open };
  }

  const promised = (retries: number, group?: string) => ({
    from,
    delivery: { arn, input: 'a.pgm' },
    retry: { MaximumRetryAttempts: retries, MaximumEventAgeInSeconds: 1e12 },
    deadLetters,
    ...(group === undefined ? {} : { group }),
  });

  test('A refused delivery arrives at a later attempt and leaves the journal', async () => {
    const { deliveries, stop, open } = host((attempt) => (attempt < 4 ? busy() : undefined));
    await deliveries.deliver(promised(185));
    await vi.waitFor(() => expect(sent).toHaveLength(4));
    await vi.waitFor(() => expect(open()).toBe(0));
    expect(dead).toEqual([]);
    stop();
  });

  test('A delivery goes to the dead-letter queue after its last attempt, with the attributes that AWS sets', async () => {
    const { deliveries, stop } = host(busy);
    await deliveries.deliver(promised(2));
    await vi.waitFor(() => expect(dead).toHaveLength(1));
    expect(sent).toHaveLength(3);
    expect(dead).toEqual([
      {
        body: 'a.pgm',
        attributes: {
          RULE_ARN: from,
          TARGET_ARN: arn,
          ERROR_CODE: 'InternalFailure',
          ERROR_MESSAGE: 'the queue is busy',
          RETRY_ATTEMPTS: '2',
          EXHAUSTED_RETRY_CONDITION: 'MaximumRetryAttempts',
        },
      },
    ]);
    stop();
  });

  test('A delivery to a missing target has no second attempt', async () => {
    const { deliveries, stop } = host(() => new AwsError('QueueDoesNotExist', 'gone'));
    await deliveries.deliver(promised(185, 'default'));
    await vi.waitFor(() => expect(dead).toHaveLength(1));
    expect(sent).toHaveLength(1);
    expect(dead[0]?.attributes).toMatchObject({ SCHEDULE_ARN: from, RETRY_ATTEMPTS: '0' });
    expect(counted).toEqual(['AWS/Scheduler TargetErrorCount', 'AWS/Scheduler InvocationDroppedCount']);
    stop();
  });

  test('A delivery continues at the next start after a stop of its host', async () => {
    const first = host(busy, 1);
    await first.deliveries.deliver(promised(185));
    first.stop();
    const second = host(() => undefined);
    await second.deliveries.resume();
    expect(sent).toEqual(['a.pgm', 'a.pgm']);
    expect(second.open()).toBe(0);
    second.stop();
  });
});

describe('a rule of an app', () => {
  let stop: (() => Promise<void>) | undefined;
  afterEach(() => stop?.());

  test('A rule sends an event for a deleted queue to the dead-letter queue of its target', async () => {
    const folder = temporaryFolderOfTest('rule');
    const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });
    const queue = { Type: 'AWS::SQS::Queue', Properties: {} };
    const allow = (id: string) => ({
      Effect: 'Allow',
      Action: 'sqs:SendMessage',
      Principal: { Service: 'events.amazonaws.com' },
      Resource: arnOf(id),
    });
    const assembly = writeAssembly(folder, {
      resources: {
        Prints: queue,
        Failed: queue,
        Policy: {
          Type: 'AWS::SQS::QueuePolicy',
          Properties: {
            Queues: [{ Ref: 'Prints' }, { Ref: 'Failed' }],
            PolicyDocument: { Statement: [allow('Prints'), allow('Failed')] },
          },
        },
        Ordered: {
          Type: 'AWS::Events::Rule',
          Properties: {
            EventPattern: { source: ['gallery'] },
            Targets: [
              {
                Id: 'Prints',
                Arn: arnOf('Prints'),
                DeadLetterConfig: { Arn: arnOf('Failed') },
                RetryPolicy: { MaximumRetryAttempts: 3 },
              },
            ],
          },
        },
      },
      outputs: { Prints: { Ref: 'Prints' }, Failed: { Ref: 'Failed' } },
    });
    const stack = await startStack({ assembly, stateDir: join(folder, 'state'), log: () => undefined });
    stop = () => stack.stop();
    expect(stack.ignored).toEqual([]);
    const { sqs, events, output } = clientsOf(stack);
    await sqs.send(new DeleteQueueCommand({ QueueUrl: output('Prints') }));
    const entry = { Source: 'gallery', DetailType: 'Ordered', Detail: '{"picture":"a.pgm"}' };
    const { FailedEntryCount } = await events.send(new PutEventsCommand({ Entries: [entry] }));
    expect(FailedEntryCount).toBe(0);
    const received = await sqs.send(
      new ReceiveMessageCommand({
        QueueUrl: output('Failed'),
        WaitTimeSeconds: 10,
        MessageAttributeNames: ['All'],
      }),
    );
    const [message] = received.Messages ?? [];
    expect(JSON.parse(message?.Body ?? '')).toMatchObject({ detail: { picture: 'a.pgm' } });
    expect(message?.MessageAttributes).toMatchObject({
      RETRY_ATTEMPTS: { StringValue: '0' },
      TARGET_ARN: { StringValue: expect.stringMatching(/:Small-Prints$/) },
    });
  });
});
