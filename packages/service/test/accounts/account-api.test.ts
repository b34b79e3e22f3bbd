import { expect, test } from 'vitest';
import { adminToken, anna, detailOf, objectOf, openService, reply, token } from '../open-service.ts';

const handlers = {
  natal_chart_interpretation: reply,
  mounts: reply,
  fingers: reply,
  'get-palm-id': reply,
};

test('The account API accepts the admin token and nothing else', async () => {
  const { app } = await openService();
  for (const authorization of [
    '',
    'Bearer ',
    `Bearer ${token}`,
    `Basic ${btoa(`a:${adminToken}`)}`,
    adminToken,
  ]) {
    const answer = await app.request('/account', { headers: { authorization } });
    expect(answer.status).toBe(401);
  }
  const byToken = await app.request('/account', { headers: { 'x-service-key': token } });
  expect(byToken.status).toBe(401);
});

test('Without an admin token the account API answers 403', async () => {
  const { account } = await openService({ admin: false });
  expect((await account('GET', '')).status).toBe(403);
});

test('The account shows balance and credentials without secrets', async () => {
  const { account } = await openService({ credits: 150 });
  const answer = await account('GET', '');
  const shown = await objectOf(answer);
  expect(shown).toMatchObject({
    balance: 150,
    credited: 150,
    credentials: [{ kind: 'token' }, { kind: 'key', user_id: '600123', plan: 'calculation' }],
  });
  expect(JSON.stringify(shown)).not.toMatch(/digest|plt_|plk_/);
});

test('The account API adds only positive whole credits', async () => {
  const { account, call } = await openService({ credits: 0, handlers });
  expect((await call('mounts')).status).toBe(402);
  expect(await objectOf(await account('POST', '/credits', { add: 2 }))).toEqual({ balance: 2, credited: 2 });
  expect((await call('mounts')).status).toBe(200);
  for (const add of [0, -5, 1.5, '2', null]) {
    expect(await detailOf(await account('POST', '/credits', { add }))).toMatchObject([
      { loc: ['body', 'add'] },
    ]);
  }
  expect(await objectOf(await account('GET', ''))).toMatchObject({ balance: 1, credited: 2 });
});

test('Charged calls are counted by operation and by request, without their data', async () => {
  const { account, call } = await openService({ handlers });
  const chart = { ...anna, house_type: 'koch' };
  await call('natal_chart_interpretation', { body: chart });
  await call('natal_chart_interpretation', {
    body: { house_type: 'koch', ...anna, lat: '19.2', extra: 'x' },
  });
  await call('natal_chart_interpretation', { body: { ...chart, min: 56 } });
  await call('mounts', { body: { palm_id: 'plm_7' } });
  await call('mounts', { body: {} });
  await call('luck', { body: { palm_id: 'plm_7' } });
  expect(await objectOf(await account('GET', '/calls'))).toEqual({
    charged: 4,
    operations: { natal_chart_interpretation: 3, mounts: 1 },
  });
  const { requests } = await objectOf(await account('GET', '/calls?by=request'));
  expect(requests).toHaveLength(3);
  expect(requests).toContainEqual({ operation: 'mounts', request: 'plm_7', calls: 1 });
  expect(requests).toContainEqual({
    operation: 'natal_chart_interpretation',
    request: expect.stringMatching(/^[0-9a-f]{64}$/),
    calls: 2,
  });
});

test('Two signatures of one image address count as one request, and two images as two', async () => {
  const { account, call } = await openService({ handlers });
  const address = 'https://store.example/palms/1.jpg';
  await call('get-palm-id', { body: { image_url: `${address}?X-Amz-Signature=1` } });
  await call('get-palm-id', { body: { image_url: `${address}?X-Amz-Signature=2`, url: null } });
  await call('get-palm-id', { body: { image: 'YWJj' } });
  await call('get-palm-id', { body: { image: 'YWJk' } });
  const { requests } = await objectOf(await account('GET', '/calls?by=request'));
  expect(requests).toHaveLength(3);
  expect(requests).toContainEqual(expect.objectContaining({ calls: 2 }));
});

test('The account API lists the counts of requests in pages', async () => {
  const { account, call } = await openService({ handlers });
  for (const id of ['a', 'b', 'c', 'd', 'e']) await call('mounts', { body: { palm_id: id } });
  const first = await objectOf(await account('GET', '/calls?by=request&limit=3'));
  expect(first.requests).toHaveLength(3);
  const second = await objectOf(
    await account('GET', `/calls?by=request&limit=3&after=${encodeURIComponent(String(first.next))}`),
  );
  expect(second.requests).toHaveLength(2);
  expect(second.next).toBeUndefined();
});

test('A wrong query is a 422 that names each wrong field of the query', async () => {
  const { account } = await openService();
  expect(await detailOf(await account('GET', '/calls?by=day&limit=0'))).toMatchObject([
    { loc: ['query', 'by'], type: 'literal_error' },
    { loc: ['query', 'limit'], type: 'greater_than_equal' },
  ]);
});

test('A page cursor that no page can have returned is a 422, and never reaches the table', async () => {
  const { account } = await openService();
  for (const [after, type] of [
    ['', 'string_too_short'],
    ['a'.repeat(1001), 'string_too_long'],
  ])
    expect(await detailOf(await account('GET', `/calls?by=request&after=${after}`))).toMatchObject([
      { loc: ['query', 'after'], type },
    ]);
});

test('An unknown account path and an unknown token id are a 404', async () => {
  const { account } = await openService();
  expect((await account('GET', '/invoices')).status).toBe(404);
  expect((await account('POST', '/tokens/no-such-id/rotate')).status).toBe(404);
});
