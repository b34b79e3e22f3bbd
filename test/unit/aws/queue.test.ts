import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageBody } from '../../../shared/aws/queue.ts';

test('The queue client writes any value in printable ASCII that parses back to the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const body = messageBody(value);
      expect(body).toMatch(/^[\x20-\x7e]*$/);
      expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('A message body keeps ids in other scripts and with emoji', () => {
  const job = { kind: 'subject', key: 'ग्रीष्म/प्रिया 🖐🏽' };
  expect(JSON.parse(messageBody(job))).toEqual(job);
});
