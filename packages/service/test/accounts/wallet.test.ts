import { operations } from '@palmleaf/contract/operations';
import { expect, test } from 'vitest';
import { UnprocessableError } from '../../handler/errors.ts';
import { basic, goodBody, objectOf, openService, reply } from '../open-service.ts';

const answering = { natal_chart_interpretation: reply, chat: reply, mounts: reply, 'get-palm-id': reply };

test('Of forty simultaneous calls exactly as many are answered as there are credits', async () => {
  const { call, ledger } = await openService({ credits: 17, handlers: answering });
  const answers = await Promise.all(Array.from({ length: 40 }, () => call('mounts')));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(17).fill(200), ...Array(23).fill(402)]);
  expect(await ledger.wallet()).toEqual({ balance: 0, credited: 17 });
  expect(await ledger.calls()).toEqual({ mounts: 17 });
});

test('The last credit buys one answer, even if two calls are computed before either is charged', async () => {
  const gate = Promise.withResolvers<void>();
  let computing = 0;
  const { call, ledger } = await openService({
    credits: 1,
    handlers: {
      mounts: async () => {
        if (++computing === 2) gate.resolve();
        await gate.promise;
        return { body: { status: true } };
      },
    },
  });
  const answers = await Promise.all([call('mounts'), call('mounts')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 402]);
  expect((await ledger.wallet()).balance).toBe(0);
});

test('A call with an empty wallet gets a 402 before any computation, but a wrong body gets its 422 first', async () => {
  let computed = 0;
  const { call } = await openService({
    credits: 0,
    handlers: { mounts: async () => ({ body: { computed: ++computed } }) },
  });
  const answer = await call('mounts');
  expect(answer.status).toBe(402);
  expect(await objectOf(answer)).toMatchObject({ status: false, msg: expect.stringContaining('credits') });
  expect((await call('mounts', { body: {} })).status).toBe(422);
  expect(computed).toBe(0);
});

test('A refusal and a failure cost nothing', async () => {
  const item = { loc: ['body', 'palm_id'], msg: 'Value error, unknown', type: 'value_error' };
  const { call, ledger } = await openService({
    credits: 1,
    handlers: {
      mounts: async () => {
        throw new UnprocessableError([item]);
      },
      summary: async () => {
        throw new TypeError('Anna, born 10 May 1990');
      },
    },
  });
  const refused = await call('mounts');
  expect([refused.status, await refused.json()]).toEqual([422, { detail: [item] }]);
  expect((await call('summary')).status).toBe(500);
  expect(await ledger.wallet()).toEqual({ balance: 1, credited: 1 });
  expect(await ledger.calls()).toEqual({});
});

test('Each answer states in a header the credits that the service charged for it', async () => {
  const { call, ledger } = await openService({ credits: 9 });
  const stated: number[] = [];
  for (const q of [
    'hello',
    'Am I manglik?',
    'thank you',
    'What is the capital of France?',
    'When will I marry?',
  ])
    stated.push(
      Number((await call('chat', { body: { ...goodBody.chat, q } })).headers.get('x-service-cost')),
    );
  expect(stated).toEqual([0, 1, 0, 0, 1]);
  expect((await ledger.wallet()).balance).toBe(9 - 2);
});

test('The cost header states 0 for a call with a key pair, which draws no credit', async () => {
  const { app, ledger } = await openService({ credits: 9 });
  const { status, headers } = await app.request(operations.natal_chart_interpretation.path, {
    method: 'POST',
    headers: { authorization: basic, 'content-type': 'application/json' },
    body: JSON.stringify(goodBody.natal_chart_interpretation),
  });
  expect([status, headers.get('x-service-cost')]).toEqual([200, '0']);
  expect((await ledger.wallet()).balance).toBe(9);
});

test('A reply that says why there is no answer costs nothing, and is a 200', async () => {
  const { call, ledger } = await openService({ credits: 1 });
  const ask = (q: string) => call('chat', { body: { ...goodBody.chat, q } });
  const none = await ask('What is the capital of France?');
  expect(none.status).toBe(200);
  expect(await objectOf(none)).toMatchObject({
    status: false,
    message: expect.stringContaining('This answer costs nothing.'),
  });
  expect(await ledger.wallet()).toEqual({ balance: 1, credited: 1 });
  expect(await ledger.calls()).toEqual({});
  expect(await objectOf(await ask('Am I manglik?'))).toMatchObject({ status: true });
  expect(await ledger.wallet()).toEqual({ balance: 0, credited: 1 });
  expect(await ledger.calls()).toEqual({ chat: 1 });
});

test('Neither response nor log shows the message of an error', async () => {
  const { call, lines } = await openService({
    handlers: {
      summary: async () => {
        throw new TypeError('Anna, born 10 May 1990');
      },
    },
  });
  const answer = await call('summary');
  expect(await answer.json()).toEqual({ status: false, msg: 'The service failed on this call.' });
  expect(lines).toMatchObject([{ operation: 'summary', status: 500, ms: 0, fault: { error: 'TypeError' } }]);
  expect(lines[0]?.fault?.at[0]).toContain('wallet.test.ts');
  expect(JSON.stringify(lines)).not.toContain('Anna');
});

test('An answered call is logged by operation, status and duration only', async () => {
  const { call, lines } = await openService({ handlers: answering });
  await call('chat');
  expect(lines).toEqual([{ operation: 'chat', status: 200, ms: 0 }]);
});

test('A call with a key pair draws nothing from the wallet, not even from an empty one, and is counted', async () => {
  const { app, ledger } = await openService({ credits: 0, handlers: answering });
  const answer = await app.request('/v1/natal_chart_interpretation', {
    method: 'POST',
    headers: { authorization: basic, 'content-type': 'application/json' },
    body: JSON.stringify(goodBody.natal_chart_interpretation),
  });
  expect(answer.status).toBe(200);
  expect(await ledger.wallet()).toEqual({ balance: 0, credited: 0 });
  expect(await ledger.calls()).toEqual({ natal_chart_interpretation: 1 });
});

test('If the ledger cannot be reached, the service answers 503 with Retry-After and computes nothing', async () => {
  let computed = 0;
  const { call, ledger, lines } = await openService({
    handlers: { mounts: async () => ({ body: { computed: ++computed } }) },
  });
  ledger.findCredential = async () => {
    throw new Error('table is gone');
  };
  const answer = await call('mounts');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(computed).toBe(0);
  expect(lines).toMatchObject([{ status: 503, fault: { error: 'Error' } }]);
});
