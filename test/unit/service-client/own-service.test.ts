import { expect, test } from 'vitest';
import { defaultPolicy } from '../../../shared/service-client/answer.ts';
import { type CallerDeps, send } from '../../../shared/service-client/caller.ts';
import { readProfile } from '../../../shared/service-client/profile/read.ts';

async function headersOf(more: Partial<CallerDeps>): Promise<Readonly<Record<string, string>>> {
  let sent: Readonly<Record<string, string>> = {};
  await send(
    { operation: 'natal_aspects_report', body: {}, correlationId: '0123456789abcdef' },
    { url: 'https://service.example', scheme: 'token' },
    { version: '1', content: { token: 'tok-en' } },
    {
      fetch: async (_address, { headers }) => {
        sent = headers;
        return Response.json([]);
      },
      now: () => 0,
      policy: defaultPolicy,
      profile: readProfile({ name: 'a service' }),
      attemptTimeoutMs: 1000,
      maxAnswerBytes: 1000,
      ...more,
    },
  );
  return sent;
}

test('The pipeline sends our own service the id that joins both logs', async () => {
  expect(await headersOf({ isOwnService: true })).toMatchObject({ 'x-correlation-id': '0123456789abcdef' });
});

test('The pipeline sends a vendor none of our ids', async () => {
  expect(await headersOf({})).not.toHaveProperty('x-correlation-id');
  expect(await headersOf({ isOwnService: false })).not.toHaveProperty('x-correlation-id');
});
