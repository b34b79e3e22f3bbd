import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GetQueueAttributesCommand, SendMessageCommand } from '@aws-sdk/client-sqs';
import { temporaryFolder } from '@palmleaf/test/support/files/temporary-folder';
import { clientsOf } from '@palmleaf/test/support/local-app/clients';
import { writeAssembly } from '@palmleaf/test/support/local-app/written-assembly';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocalStack, startStack } from '../../index.ts';

const folder = temporaryFolder('manual-clock');
const stateDir = join(folder, 'stack');
/** A minute of the app takes 60 ms, and a visibility timeout of one second 17 minutes. */
const timeScale = 1000;
const minutesInvisible = 17;
const queue = (more: object) => ({ Type: 'AWS::SQS::Queue', Properties: { VisibilityTimeout: 1, ...more } });
const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });
let stack: LocalStack;

beforeAll(async () => {
  stack = await startStack({
    assembly: writeAssembly(folder, {
      resources: {
        Dead: queue({}),
        Jobs: queue({ RedrivePolicy: { deadLetterTargetArn: arnOf('Dead'), maxReceiveCount: 1 } }),
        Mapping: {
          Type: 'AWS::Lambda::EventSourceMapping',
          Properties: { FunctionName: { Ref: 'Failing' }, EventSourceArn: arnOf('Jobs'), BatchSize: 1 },
        },
        EveryMinute: {
          Type: 'AWS::Scheduler::Schedule',
          Properties: {
            ScheduleExpression: 'rate(1 minute)',
            FlexibleTimeWindow: { Mode: 'OFF' },
            Target: { Arn: arnOf('Slow'), RoleArn: arnOf('SlowRole') },
          },
        },
      },
      functions: {
        Failing: "export const handler = () => { throw new Error('not now'); };",
        Slow: `let runs = 0;
          export const handler = () => new Promise((end) => setTimeout(end, (runs += 1) > 2 ? 0 : 2_500))
            .then(() => console.log('has ended'));`,
      },
      properties: { Timeout: 30 },
      outputs: { Jobs: { Ref: 'Jobs' }, Dead: { Ref: 'Dead' } },
    }),
    stateDir,
    clock: 'manual',
    iam: 'audit',
    timeScale,
    log: () => undefined,
  });
});

afterAll(async () => {
  await stack?.stop();
});

const logOf = (name: string): string =>
  readdirSync(join(stateDir, 'logs'))
    .filter((file) => file.includes(name))
    .map((file) => readFileSync(join(stateDir, 'logs', file), 'utf8'))
    .join('');

async function deadLetters(): Promise<number> {
  const AttributeNames = ['ApproximateNumberOfMessages' as const];
  const { Attributes } = await clientsOf(stack).sqs.send(
    new GetQueueAttributesCommand({ QueueUrl: stack.outputs.Dead, AttributeNames }),
  );
  return Number(Attributes?.ApproximateNumberOfMessages);
}

describe('A minute of the manual clock', () => {
  test('A manual minute ends after the runs of its schedules and redelivers no failed message', async () => {
    await clientsOf(stack).sqs.send(
      new SendMessageCommand({ QueueUrl: stack.outputs.Jobs, MessageBody: 'a job' }),
    );
    await stack.passMinutes(3);
    expect(logOf('Slow').match(/has ended/g)).toHaveLength(2);
    expect(logOf('Failing').match(/START RequestId/g)).toHaveLength(1);
    expect(await deadLetters()).toBe(0);
  });

  test('A manual minute redelivers a failed message once its visibility timeout ends', async () => {
    await stack.passMinutes(minutesInvisible);
    await expect.poll(deadLetters).toBe(1);
  });
});
