import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isQueueEvent } from '../../../shared/lambda/queue-event.ts';

const example = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../events/aws/${name}.json`, import.meta.url), 'utf8'));

test('A function that a queue and a schedule invoke distinguishes their events by fields of AWS', () => {
  expect(isQueueEvent(example('sqs-batch'))).toBe(true);
  for (const name of ['schedule', 's3-put', 's3-test-event']) expect(isQueueEvent(example(name))).toBe(false);
  for (const nonsense of [undefined, null, 'Records', {}, { Records: {} }, { Records: [{ body: '{}' }] }])
    expect(isQueueEvent(nonsense)).toBe(false);
});
