import { readFileSync } from 'node:fs';
import type { SQSRecord } from 'aws-lambda';
import { describe, expect, test } from 'vitest';
import type { LogKeys, RootLog } from '../../../shared/lambda/logger.ts';
import { PoisonMessageError, parseBody, workOnRecords } from '../../../shared/lambda/sqs-batch.ts';

const example: { Records: SQSRecord[] } = JSON.parse(
  readFileSync(new URL('../../../events/aws/sqs-batch.json', import.meta.url), 'utf8'),
);
const [job, noJob] = example.Records;
if (job === undefined || noJob === undefined) throw new Error('The example batch has too few records');

const message = (messageId: string, receiveCount: number): SQSRecord => ({
  ...job,
  messageId,
  attributes: { ...job.attributes, ApproximateReceiveCount: String(receiveCount) },
});

function listening() {
  const lines: { keys: LogKeys; message: string; fields: Readonly<Record<string, unknown>> }[] = [];
  const child = (keys: LogKeys) => {
    const say = (text: string, fields: Readonly<Record<string, unknown>> = {}) =>
      void lines.push({ keys, message: text, fields });
    return { info: say, warn: say, error: say };
  };
  const log: RootLog = { ...child({}), child };
  return { log, lines };
}

describe('A batch of messages', () => {
  test('Of several messages, a function reports to AWS only the one that is not JSON', async () => {
    const { log, lines } = listening();
    const bodies: unknown[] = [];
    const answer = await workOnRecords(example, log, async (record) => void bodies.push(parseBody(record)));
    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: noJob.messageId }] });
    expect(bodies).toEqual([{ kind: 'subject', key: 'june/nobody' }]);
    expect(lines).toMatchObject([
      { keys: { messageId: noJob.messageId }, fields: { reason: 'The body of the message is not JSON' } },
    ]);
  });

  test('One failed message of a batch does not affect the others', async () => {
    const done: string[] = [];
    const answer = await workOnRecords(
      { Records: [message('one', 1), message('bad', 1), message('three', 1)] },
      listening().log,
      async ({ messageId }) => {
        if (messageId === 'bad') throw new Error('the database is away');
        done.push(messageId);
      },
    );
    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'bad' }] });
    expect(done).toEqual(['one', 'three']);
  });

  test('A function processes redelivered messages after all fresh ones have ended', async () => {
    const order: string[] = [];
    await workOnRecords(
      { Records: [message('again', 3), message('fresh', 1), message('again too', 2), message('new', 1)] },
      listening().log,
      async ({ messageId }) => {
        order.push(`${messageId} begins`);
        await Promise.resolve();
        order.push(`${messageId} ends`);
      },
    );
    const begin = order.findIndex((entry) => entry.startsWith('again'));
    expect(order.slice(0, begin).sort()).toEqual(['fresh begins', 'fresh ends', 'new begins', 'new ends']);
  });

  test('A function never logs the text of a foreign error', async () => {
    const { log, lines } = listening();
    await workOnRecords({ Records: [message('one', 1)] }, log, async () => {
      throw new Error('Cannot fetch https://store.example/anna.jpg?X-Amz-Signature=abc');
    });
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('X-Amz-Signature');
  });
});

test('A body that is not JSON is poison', () => {
  expect(() => parseBody(noJob)).toThrow(PoisonMessageError);
});
