import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { LocalStack } from '../../packages/stack-runner/index.ts';
import { temporaryFolder } from '../support/files/temporary-folder.ts';
import { openPipeline } from '../support/pipeline/pipeline.ts';

const file = (name: string) =>
  readFileSync(new URL(`../../events/aws/${name}.json`, import.meta.url), 'utf8');
const batch = z.looseObject({
  Records: z.tuple([z.looseObject({ messageId: z.string() })], z.looseObject({})),
});
const answer = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) });

const stateDir = temporaryFolder('handlers');
let stack: LocalStack | undefined;

beforeAll(async () => {
  ({ stack } = await openPipeline({ stateDir }));
});

afterAll(async () => {
  await stack?.stop();
});

async function invoke(name: string, event: unknown): Promise<unknown> {
  const target = stack?.functions.find(({ logicalId }) => logicalId.startsWith(name));
  if (stack === undefined || target === undefined) throw new Error(`There is no function ${name}`);
  const { payload, functionError } = await stack.invoke(target.name, event);
  expect(functionError).toBeUndefined();
  return JSON.parse(payload);
}

function oneRecord(body: string) {
  const [first] = batch.parse(JSON.parse(file('sqs-batch'))).Records;
  return { Records: [{ ...first, body }] };
}

describe("handlers with AWS's own events", () => {
  test.each(['Photos', 'Rows'])('The handler of %s ignores the test event of S3', async (name) => {
    const result = await invoke(name, oneRecord(file('s3-test-event')));
    expect(answer.parse(result).batchItemFailures).toEqual([]);
  });

  test('The handler of Photos acknowledges an upload whose object was overwritten or deleted', async () => {
    const result = await invoke('Photos', oneRecord(file('s3-put').replaceAll('inbox-example', inbox())));
    expect(answer.parse(result).batchItemFailures).toEqual([]);
  });

  test.each(['Photos', 'Rows', 'FanOut'])(
    'The handler of %s returns only an unreadable message to the queue',
    async (name) => {
      const result = await invoke(name, oneRecord('this is not a message of ours'));
      expect(answer.parse(result).batchItemFailures).toHaveLength(1);
    },
  );

  test('The handler of FanOut accepts a job of an unknown subject, and returns to the queue a message that is no job', async () => {
    const result = await invoke('FanOut', JSON.parse(file('sqs-batch')));
    expect(answer.parse(result).batchItemFailures).toEqual([
      { itemIdentifier: '2e1424d4-f796-459a-8184-9c92662be6da' },
    ]);
  });

  test('The handler of DeadLetters returns no message to the queue', async () => {
    const result = await invoke('DeadLetters', JSON.parse(file('sqs-batch')));
    expect(answer.parse(result).batchItemFailures).toEqual([]);
  });

  test.each(['Reconciler', 'Panchang'])(
    'The handler of %s accepts the event of its schedule',
    async (name) => {
      await invoke(name, JSON.parse(file('schedule')));
    },
  );
});

function inbox(): string {
  const name = stack?.outputs.InboxBucket;
  if (name === undefined) throw new Error('The stack has no inbox');
  return name;
}
