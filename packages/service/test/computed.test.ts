import { operationNames, operations } from '@palmleaf/contract/operations';
import { expect, test } from 'vitest';
import { basic, goodBody, openService } from './open-service.ts';

const computed = operationNames.filter((name) => ['birth', 'question'].includes(operations[name].needs));

test.each(computed)(
  'The operation %s computes an answer that fits the contract and is charged once',
  async (name) => {
    const { call, ledger } = await openService();
    const answer = await call(name);
    expect(answer.status).toBe(200);
    const shape = operations[name].response.safeParse(await answer.json());
    expect(shape.error).toBeUndefined();
    expect(await ledger.calls()).toEqual({ [name]: 1 });
  },
);

test('A call with a token and JSON gets the same chart as one with a key pair and a form', async () => {
  const { app, call } = await openService();
  const byToken = await call('natal_chart_interpretation', { headers: { 'accept-language': 'de' } });
  const fields = Object.entries(goodBody.natal_chart_interpretation ?? {});
  const byKey = await app.request('/v1/natal_chart_interpretation', {
    method: 'POST',
    headers: { authorization: basic, 'accept-language': 'de' },
    body: new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)])),
  });
  expect(byKey.status).toBe(200);
  expect(await byKey.json()).toEqual(await byToken.json());
});

test('A request without a photo and one with an unknown palm_id get a 422 at no cost', async () => {
  const { call, ledger } = await openService();
  expect((await call('get-palm-id', { body: {} })).status).toBe(422);
  expect((await call('mounts', { body: { palm_id: 'palm_unknown' } })).status).toBe(422);
  expect(await ledger.calls()).toEqual({});
});
