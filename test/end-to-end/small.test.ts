import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localContext, type RunningPipeline, startPipeline } from '../../packages/local/pipeline.ts';
import { temporaryFolder } from '../support/files/temporary-folder.ts';
import { birthsCsv } from '../support/pipeline/births.ts';
import { Pipeline } from '../support/pipeline/pipeline.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const photo = readFileSync(new URL('../../events/samples/inbox/palms/samples/anna.jpg', import.meta.url));
const state = temporaryFolder('small');
const people = Array.from({ length: 40 }, (_, index) => `p${index}`);
let running: RunningPipeline | undefined;
let pipeline: Pipeline;

beforeAll(async () => {
  running = await startPipeline({
    root,
    state,
    assembly: join(root, '.palmleaf', 'test', 'small'),
    port: 0,
    awsLimits: true,
    // Beside other tests a call can take a minute; a call that is cut off is bought again.
    context: localContext({ size: 'small', attemptTimeoutSeconds: '120' }),
    say: () => undefined,
    log: () => undefined,
  });
  pipeline = new Pipeline(running.stack);
});

afterAll(async () => {
  await running?.stop();
});

test('A batch of forty people and a photo completes in an account with ten concurrent executions', async () => {
  await pipeline.put('births/small.csv', birthsCsv(people));
  await pipeline.put('palms/small/p0.jpg', photo);
  const ended = await pipeline.ended('small', people.length);
  expect(ended).toMatchObject({ complete: people.length, partial: 0, failed: 0, calls: { unknown: 0 } });
  const { charged } = await pipeline.serviceCharges();
  expect(charged).toBe(ended.calls.bought);
});

test('In a small account no function lacks a right, and the batch exceeds no limit except that of concurrent executions', () => {
  const { stack } = running ?? expect.fail('nothing runs');
  expect(stack.refusals()).toEqual([]);
  // Lambda throttles invocations beyond ten executions, and every source retries.
  expect(stack.exceeded().filter((line) => !line.startsWith('Lambda throttled '))).toEqual([]);
});
