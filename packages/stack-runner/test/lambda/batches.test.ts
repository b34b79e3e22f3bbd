import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StreamRecord } from '../../services/dynamodb/streams-client.ts';
import { failedItems } from '../../services/event-sources/batch-response.ts';
import { payloadBatches } from '../../services/event-sources/payload-batches.ts';
import { deliverBatch } from '../../services/event-sources/stream-batch.ts';
import { failedResult, type InvocationResult } from '../../services/lambda/invocation.ts';

const answer = (value: unknown): InvocationResult => ({ payload: JSON.stringify(value) });
const failures = (...ids: unknown[]) =>
  answer({ batchItemFailures: ids.map((itemIdentifier) => ({ itemIdentifier })) });

describe('a partial batch response', () => {
  const ids = ['a', 'b', 'c'];
  const reported = (result: InvocationResult): string[] => [...failedItems(result, ids, true)];

  test.each([
    ['null', answer(null)],
    ['an empty object', answer({})],
    ['an empty list', failures()],
    ['a list that is null', answer({ batchItemFailures: null })],
  ])('A batch response of %s means full success', (_, result) => {
    expect(reported(result)).toEqual([]);
  });

  test('A batch response names the failed records', () => {
    expect(reported(failures('b'))).toEqual(['b']);
  });

  test.each([
    ['an error', failedResult('Error', 'x')],
    ['an unknown identifier', failures('b', 'z')],
    ['an empty identifier', failures('')],
    ['an identifier that is null', failures(null)],
    ['an entry without identifier', answer({ batchItemFailures: [{}] })],
    ['a text instead of a list', answer({ batchItemFailures: 'b' })],
  ])('A batch response of %s fails the whole batch', (_, result) => {
    expect(reported(result)).toEqual(ids);
  });

  test('A mapping without ReportBatchItemFailures ignores the batch response', () => {
    expect([...failedItems(failures('b'), ids, false)]).toEqual([]);
  });
});

describe('the batches of one payload', () => {
  test('Payload batches hold every record once and in order, each as full as the limit permits', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 30 })), (records) => {
        const batches = payloadBatches(records, 50);
        expect(batches.flat()).toEqual(records);
        const size = (batch: string[]): number =>
          batch.reduce((sum, record) => sum + Buffer.byteLength(JSON.stringify(record)) + 1, 0);
        for (const [index, batch] of batches.entries()) {
          expect(batch.length).toBeGreaterThan(0);
          if (batch.length > 1) expect(size(batch)).toBeLessThanOrEqual(50);
          const [next] = batches[index + 1] ?? [];
          if (next !== undefined) expect(size([...batch, next])).toBeGreaterThan(50);
        }
      }),
    );
  });
});

interface Run {
  seen: string[][];
  done: string[];
  givenUp: object[];
}

async function run(
  count: number,
  behave: (sequences: string[], call: number) => InvocationResult,
  settings: { maximumRetries?: number; bisects?: boolean; maximumAgeSeconds?: number } = {},
): Promise<Run> {
  const happened: Run = { seen: [], done: [], givenUp: [] };
  const now = Date.now() / 1000;
  const records: StreamRecord[] = Array.from({ length: count }, (_, index) => ({
    eventName: 'INSERT',
    dynamodb: { SequenceNumber: String(index + 1), ApproximateCreationDateTime: now - 100 },
  }));
  await deliverBatch(
    {
      streamArn: 'arn:stream',
      target: {
        definition: { name: 'f', arn: 'arn:f' },
        invoke: async (payload) => {
          const sequences = JSON.parse(payload).Records.map(
            (record: StreamRecord) => record.dynamodb.SequenceNumber,
          );
          happened.seen.push(sequences);
          return behave(sequences, happened.seen.length);
        },
      },
      reportsFailures: true,
      bisects: settings.bisects ?? false,
      maximumRetries: settings.maximumRetries ?? -1,
      maximumAgeSeconds: settings.maximumAgeSeconds ?? -1,
      onFailure: 'arn:aws:sqs:x:y:given-up',
      signal: AbortSignal.timeout(20_000),
      sendToQueue: async (_, body) => void happened.givenUp.push(JSON.parse(body)),
      log: () => undefined,
      emitAge: () => undefined,
      delay: async () => undefined,
    },
    'shard',
    records,
    (sequence) => happened.done.push(sequence),
  );
  return happened;
}

describe('a batch of stream records', () => {
  test('A successful stream batch is finished up to its last record', async () => {
    expect(await run(3, () => answer(null))).toEqual({ seen: [['1', '2', '3']], done: ['3'], givenUp: [] });
  });

  test('A failed stream batch is retried from its first failed record', async () => {
    const { seen, done } = await run(4, (_, call) => (call === 1 ? failures('3', '2') : answer(null)));
    expect(seen).toEqual([
      ['1', '2', '3', '4'],
      ['2', '3', '4'],
    ]);
    expect(done).toEqual(['1', '4']);
  });

  test('A stream batch goes to the failure queue as a whole after its last retry', async () => {
    const { seen, done, givenUp } = await run(2, () => failedResult('Error', 'x'), { maximumRetries: 2 });
    expect(seen).toHaveLength(3);
    expect(done).toEqual(['2']);
    expect(givenUp).toMatchObject([
      {
        requestContext: {
          condition: 'RetryAttemptsExhausted',
          approximateInvokeCount: 3,
          functionArn: 'arn:f',
        },
        DDBStreamBatchInfo: {
          startSequenceNumber: '1',
          endSequenceNumber: '2',
          batchSize: 2,
          streamArn: 'arn:stream',
        },
      },
    ]);
  });

  test('A stream batch that is too old goes to the failure queue', async () => {
    const { seen, givenUp } = await run(1, () => failedResult('Error', 'x'), { maximumAgeSeconds: 60 });
    expect(seen).toHaveLength(1);
    expect(givenUp).toMatchObject([{ requestContext: { condition: 'MaximumRecordAgeExceeded' } }]);
  });

  test('A stream batch that is halved loses only the record that always fails, and delivers all others in order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 12 }),
        async (count, place) => {
          const poison = String(Math.min(place, count));
          const behave = (sequences: string[]) =>
            sequences.includes(poison) ? failedResult('Error', 'x') : answer(null);
          const { seen, done, givenUp } = await run(count, behave, { bisects: true, maximumRetries: 1 });
          const received = seen
            .filter((sequences) => !sequences.includes(poison))
            .flat()
            .map(Number);
          const others = Array.from({ length: count }, (_, index) => index + 1).filter(
            (each) => String(each) !== poison,
          );
          expect(received).toEqual(others);
          expect(givenUp).toHaveLength(1);
          expect(done.at(-1)).toBe(String(count));
        },
      ),
      { numRuns: 50 },
    );
  });
});
