import { correlationOf } from '@palmleaf/shared/log';
import { describe, expect, test } from 'vitest';
import { openService } from './open-service.ts';

async function lineWith(correlation: string | undefined) {
  const { call, lines } = await openService();
  const headers = correlation === undefined ? {} : { 'x-correlation-id': correlation };
  expect((await call('natal_aspects_report', { headers })).status).toBe(200);
  return lines;
}

describe('A caller of the service', () => {
  test('finds the lines of a call by the id that was sent with it', async () => {
    const correlationId = correlationOf('june/anna');
    expect(await lineWith(correlationId)).toEqual([
      { operation: 'natal_aspects_report', status: 200, ms: 0, correlationId },
    ]);
  });

  test.each([
    'Anna Example',
    '',
    'a'.repeat(15),
    'a'.repeat(17),
    `${'a'.repeat(16)} and more`,
    'ABCDEF0123456789',
  ])('gets nothing into the log but an id of ours: %j', async (text) => {
    expect(await lineWith(text)).toEqual([{ operation: 'natal_aspects_report', status: 200, ms: 0 }]);
  });

  test('that sends no id is logged without one', async () => {
    expect(await lineWith(undefined)).toEqual([{ operation: 'natal_aspects_report', status: 200, ms: 0 }]);
  });
});
