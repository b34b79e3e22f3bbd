import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { createLog } from '../../../shared/lambda/logger.ts';
import { withRequestId } from '../../../shared/lambda/request-id.ts';
import { correlationOf, type Log, withFields } from '../../../shared/log.ts';

const line = z.looseObject({ message: z.string(), requestId: z.string().optional() });

async function linesOf(handler: (log: Log) => void, ...ids: readonly string[]) {
  // Powertools writes to a separate console without this.
  vi.stubEnv('POWERTOOLS_DEV', 'true');
  onTestFinished(() => void vi.unstubAllEnvs());
  const lines: z.output<typeof line>[] = [];
  const keep = (text: unknown) => void lines.push(line.parse(JSON.parse(String(text))));
  for (const method of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(keep);
  const root = createLog('tests');
  const child = root.child({ messageId: 'm' });
  const handle = withRequestId<undefined, void>(() => {
    handler(root);
    handler(child);
  });
  const context = {
    callbackWaitsForEmptyEventLoop: true,
    functionName: 'f',
    functionVersion: '1',
    invokedFunctionArn: 'arn',
    memoryLimitInMB: '128',
    logGroupName: 'g',
    logStreamName: 's',
    getRemainingTimeInMillis: () => 1000,
    done: () => undefined,
    fail: () => undefined,
    succeed: () => undefined,
  };
  for (const awsRequestId of ids) handle(undefined, { ...context, awsRequestId });
  return lines;
}

test('Every log line names the request that it was written for, also from a child of the log', async () => {
  const lines = await linesOf((log) => log.warn('A line', { count: 1 }), 'request-1', 'request-2');
  expect(lines.map(({ requestId }) => requestId)).toEqual([
    'request-1',
    'request-1',
    'request-2',
    'request-2',
  ]);
  expect(lines[1]).toMatchObject({ message: 'A line', count: 1, messageId: 'm' });
});

test('Permanent fields are in every log line, and the fields of one line override them', () => {
  const lines: unknown[] = [];
  const keep = (message: string, fields?: object) => void lines.push([message, fields]);
  const log = withFields({ info: keep, warn: keep, error: keep }, { correlationId: 'a', part: 'x' });
  log.info('one');
  log.warn('two', { part: 'y' });
  log.error('three', { n: 3 });
  expect(lines).toEqual([
    ['one', { correlationId: 'a', part: 'x' }],
    ['two', { correlationId: 'a', part: 'y' }],
    ['three', { correlationId: 'a', part: 'x', n: 3 }],
  ]);
});

test('A subject has one correlation id everywhere, which is unique and does not reveal its name', () => {
  expect(correlationOf('june/anna')).toBe(correlationOf('june/anna'));
  expect(correlationOf('june/anna')).toMatch(/^[0-9a-f]{16}$/);
  expect(correlationOf('june/annb')).not.toBe(correlationOf('june/anna'));
});
