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
  test('A caller finds the log lines of a call by the id that it sent with the call', async () => {
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
  ])('A caller can write nothing into the log except 16 hexadecimal digits: %j', async (text) => {
    expect(await lineWith(text)).toEqual([{ operation: 'natal_aspects_report', status: 200, ms: 0 }]);
  });

  test('The service logs a call without an id when its caller sends none', async () => {
    expect(await lineWith(undefined)).toEqual([{ operation: 'natal_aspects_report', status: 200, ms: 0 }]);
  });
});
