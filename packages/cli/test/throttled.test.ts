import { expect, test } from 'vitest';
import * as z from 'zod';
import { ask } from '../api/ask.ts';
import { signedFetch } from '../api/signed-fetch.ts';
import { exitCodes } from '../errors.ts';

const identity = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'hush' };

function commandAnswered(...statuses: readonly number[]) {
  const sent: string[] = [];
  const pauses: number[] = [];
  const reports = signedFetch(
    'https://reports.lambda-url.eu-central-1.on.aws/',
    'eu-central-1',
    async () => identity,
    async (_url, init) => {
      sent.push(init?.method ?? 'GET');
      return new Response('said', { status: statuses[sent.length - 1] ?? statuses.at(-1) ?? 200 });
    },
    async (milliseconds) => pauses.push(milliseconds),
  );
  return { reports, sent, pauses };
}

test('The command repeats a throttled request, each time after twice the pause', async () => {
  const { reports, sent, pauses } = commandAnswered(429, 429, 200);
  expect((await reports('/batches/june/pause', { method: 'POST' })).status).toBe(200);
  expect(sent).toEqual(['POST', 'POST', 'POST']);
  expect(pauses).toEqual([200, 400]);
});

test('The command returns status 429 if Lambda still throttles after 12.6 seconds of pauses', async () => {
  const { reports, pauses } = commandAnswered(429);
  expect((await reports('/batches')).status).toBe(429);
  expect(pauses.reduce((sum, each) => sum + each, 0)).toBe(12_600);
});

test.each([200, 404, 500, 502])(
  'The command does not repeat a request that was answered with %i',
  async (status) => {
    const { reports, sent } = commandAnswered(status, 200);
    expect((await reports('/batches')).status).toBe(status);
    expect(sent).toHaveLength(1);
  },
);

test.each([
  ['/batches', 'GET', 'reports'],
  ['/quotes', 'POST', 'reports'],
  ['/batches/june/pause', 'POST', 'operate'],
] as const)('A failed request to %s by %s names the function that answered', async (path, method, name) => {
  for (const [status, words] of [
    [500, 'answered 500'],
    [400, 'did not understand'],
    [403, 'may not call'],
  ] as const) {
    const asked = ask(commandAnswered(status).reports, z.unknown(), path, { method });
    await expect(asked).rejects.toThrow(words);
    await expect(asked).rejects.toThrow(`he ${name} function`);
  }
  const unreadable = ask(async () => Response.json(5), z.string(), path, { method });
  await expect(unreadable).rejects.toThrow(`The ${name} function answered in a form`);
});

test('Every refusal ends a command with the exit code of its kind and with the words of the answer, if it has any', async () => {
  const kinds = new Map([
    ...[404, 410].map((status) => [status, exitCodes.notFound] as const),
    ...[409, 413, 422].map((status) => [status, exitCodes.attention] as const),
    [400, exitCodes.usage],
  ]);
  for (let status = 400; status < 600; status += 1)
    for (const body of [JSON.stringify({ title: 'Gone', detail: 'by now' }), '<html>', '']) {
      const answered = async () => new Response(body, { status });
      const error = await ask(answered, z.unknown(), '/batches/june').catch((thrown: unknown) => thrown);
      expect({ status, error }).toMatchObject({
        status,
        error: { exitCode: kinds.get(status) ?? exitCodes.unreachable },
      });
      if (body.startsWith('{')) expect(String(error)).toContain('Gone: by now');
    }
});
