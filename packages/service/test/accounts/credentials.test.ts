import { expect, test } from 'vitest';
import { defaultPlans, parsePlan } from '../../accounts/plans.ts';
import * as secrets from '../../accounts/secrets.ts';
import { basic, goodBody, objectOf, openService, reply, token } from '../open-service.ts';

const handlers = { natal_chart_interpretation: reply, mounts: reply, chat: reply, 'devatas-45': reply };
type Service = Awaited<ReturnType<typeof openService>>;

async function statusWith(
  { app }: Service,
  headers: Record<string, string>,
  path = '/v1/natal_chart_interpretation',
) {
  const body = path.startsWith('/v1') ? goodBody.natal_chart_interpretation : goodBody.mounts;
  const answer = await app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return answer.status;
}

const pairHeader = (pair: Record<string, unknown>) => ({
  authorization: `Basic ${btoa(`${pair.user_id}:${pair.api_key}`)}`,
});

test('An access token reaches every kind of endpoint, a key pair only the endpoints of its plan', async () => {
  const service = await openService({ handlers });
  expect(await statusWith(service, { 'x-service-key': token })).toBe(200);
  expect(await statusWith(service, { 'x-service-key': token }, '/palmistry/mounts')).toBe(200);
  expect(await statusWith(service, { authorization: basic })).toBe(200);
  expect(await statusWith(service, { authorization: basic }, '/palmistry/mounts')).toBe(403);
  const chat = await service.app.request('/api/chat', { method: 'POST', headers: { authorization: basic } });
  expect(chat.status).toBe(403);
  expect(await chat.json()).toEqual({ status: false, msg: 'This credential may not call this endpoint.' });
});

test('A key pair reaches the operations of its configured plan', async () => {
  const plans = new Map([...defaultPlans, parsePlan('palms=mounts, luck')]);
  const service = await openService({ handlers, plans });
  const pair = await objectOf(await service.account('POST', '/keys', { plan: 'palms' }));
  expect(await statusWith(service, pairHeader(pair), '/palmistry/mounts')).toBe(200);
  expect(await statusWith(service, pairHeader(pair))).toBe(403);
  expect(await statusWith(service, { authorization: basic }, '/palmistry/mounts')).toBe(403);
});

test('If a call has an access token and a key pair, only the token counts', async () => {
  const service = await openService({ handlers });
  expect(await statusWith(service, { 'x-service-key': 'wrong', authorization: basic })).toBe(401);
  expect(await statusWith(service, { 'x-service-key': token, authorization: 'Basic wrong' })).toBe(200);
});

test('An API key may contain colons', () => {
  const header = `basic ${btoa('600123:a:b')}`;
  expect(secrets.basicCredential(header)).toEqual({ kind: 'key', userId: '600123', apiKey: 'a:b' });
});

test('A token and a key of the same text are different credentials', () => {
  const key = secrets.digestOf({ kind: 'key', userId: '', apiKey: 'x' });
  expect(secrets.digestOf({ kind: 'token', token: 'x' })).not.toBe(key);
  expect(secrets.digestOf({ kind: 'key', userId: 'a', apiKey: 'b:c' })).not.toBe(
    secrets.digestOf({ kind: 'key', userId: 'a:b', apiKey: 'c' }),
  );
});

test('Secrets of any length are compared, and only equal ones match', () => {
  expect(secrets.sameSecret('abc', 'abc')).toBe(true);
  for (const other of ['', 'ab', 'abd', 'abcd', 'abc ']) expect(secrets.sameSecret('abc', other)).toBe(false);
});

test('The stored data of a credential authenticates nobody', async () => {
  const { accounts, ledger } = await openService();
  const created = await accounts.createToken();
  const stored = JSON.stringify(await ledger.listCredentials());
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(created.token);
  for (const { digest } of await ledger.listCredentials()) {
    expect(await accounts.authenticate({ kind: 'token', token: digest })).toBeUndefined();
  }
});

test('A rotated token works until its grace ends, and the new token works at once', async () => {
  const service = await openService({ handlers });
  const created = await objectOf(await service.account('POST', '/tokens'));
  const old = { 'x-service-key': String(created.token) };
  const path = `/tokens/${created.id}/rotate`;
  const rotated = await objectOf(await service.account('POST', path, { grace_seconds: 60 }));
  expect(rotated.id).toBe(created.id);
  expect(await statusWith(service, { 'x-service-key': String(rotated.token) })).toBe(200);
  service.time.now += 59_000;
  expect(await statusWith(service, old)).toBe(200);
  service.time.now += 1_000;
  expect(await statusWith(service, old)).toBe(401);
  expect(await statusWith(service, { 'x-service-key': String(rotated.token) })).toBe(200);
  expect(await statusWith(service, { authorization: basic })).toBe(200);
});

test('A rotation without a body gives the configured grace, one with 0 gives none', async () => {
  const service = await openService({ handlers });
  const created = await objectOf(await service.account('POST', '/tokens'));
  const first = { 'x-service-key': String(created.token) };
  const next = await objectOf(await service.account('POST', `/tokens/${created.id}/rotate`));
  service.time.now += 3_599_000;
  expect(await statusWith(service, first)).toBe(200);
  await service.account('POST', `/tokens/${created.id}/rotate`, { grace_seconds: 0 });
  expect(await statusWith(service, { 'x-service-key': String(next.token) })).toBe(401);
  expect(await statusWith(service, first)).toBe(200);
});

test('Deleting a token also ends the rotated token that is in its grace period', async () => {
  const service = await openService({ handlers });
  const created = await objectOf(await service.account('POST', '/tokens'));
  const rotated = await objectOf(await service.account('POST', `/tokens/${created.id}/rotate`));
  expect((await service.account('DELETE', `/tokens/${created.id}`)).status).toBe(200);
  expect(await statusWith(service, { 'x-service-key': String(created.token) })).toBe(401);
  expect(await statusWith(service, { 'x-service-key': String(rotated.token) })).toBe(401);
  expect(await statusWith(service, { 'x-service-key': token })).toBe(200);
  expect((await service.account('DELETE', `/tokens/${created.id}`)).status).toBe(404);
});

test('A key pair is created once per plan, rotated under the same user id, and deleted', async () => {
  const service = await openService({ handlers });
  expect((await service.account('POST', '/keys')).status).toBe(409);
  const listed = (await service.ledger.listCredentials()).find(({ kind }) => kind === 'key');
  expect((await service.account('DELETE', `/tokens/${listed?.id}`)).status).toBe(404);
  expect((await service.account('DELETE', `/keys/${listed?.id}`)).status).toBe(200);
  expect(await statusWith(service, { authorization: basic })).toBe(401);

  const created = await service.account('POST', '/keys', { plan: 'calculation' });
  expect(created.status).toBe(201);
  const pair = await objectOf(created);
  expect(await statusWith(service, pairHeader(pair))).toBe(200);
  const rotated = await objectOf(
    await service.account('POST', `/keys/${pair.id}/rotate`, { grace_seconds: 10 }),
  );
  expect(rotated.user_id).toBe(pair.user_id);
  expect(await statusWith(service, pairHeader(pair))).toBe(200);
  service.time.now += 10_000;
  expect(await statusWith(service, pairHeader(pair))).toBe(401);
  expect(await statusWith(service, pairHeader(rotated))).toBe(200);
  expect(await statusWith(service, { 'x-service-key': token })).toBe(200);
  expect((await service.account('POST', '/keys', { plan: 'gold' })).status).toBe(404);
});

test('A key pair stops authenticating when its plan expires', async () => {
  const service = await openService({ handlers });
  const listed = (await service.ledger.listCredentials()).find(({ kind }) => kind === 'key');
  await service.account('DELETE', `/keys/${listed?.id}`);
  const pair = await objectOf(
    await service.account('POST', '/keys', { plan_expires_at: '2026-11-21T15:30:00+05:30' }),
  );
  expect(await statusWith(service, pairHeader(pair))).toBe(401);
  const later = await objectOf(
    await service.account('POST', '/keys', { plan_expires_at: '2026-12-01T00:00:00Z' }),
  );
  expect(await statusWith(service, pairHeader(later))).toBe(200);
  const rotated = await objectOf(await service.account('POST', `/keys/${later.id}/rotate`));
  service.time.now = Date.parse('2026-12-01T00:00:00Z');
  expect(await statusWith(service, pairHeader(later))).toBe(401);
  expect(await statusWith(service, pairHeader(rotated))).toBe(401);
});

test('A key pair stops authenticating when its plan is cancelled, and rotating does not revive it', async () => {
  const service = await openService({ handlers });
  const listed = (await service.ledger.listCredentials()).find(({ kind }) => kind === 'key');
  expect((await service.account('POST', `/keys/${listed?.id}/cancel`)).status).toBe(200);
  expect(await statusWith(service, { authorization: basic })).toBe(401);
  const rotated = await objectOf(await service.account('POST', `/keys/${listed?.id}/rotate`));
  expect(await statusWith(service, pairHeader(rotated))).toBe(401);
});
