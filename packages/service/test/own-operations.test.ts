import { expect, test } from 'vitest';
import { basic, detailOf, objectOf, openService, token } from './open-service.ts';

const plan = {
  units: 'm',
  orientation: 0,
  plot: { width: 9, depth: 12 },
  rooms: [{ name: 'Kitchen', catalog_type: 'kitchen', x: 6, y: 8, width: 3, depth: 4 }],
  entrances: [{ name: 'Front door', x: 3.5, y: 0 }],
};

test('A plan gets its vastu_id free of charge, and devatas-45 answers for it at one credit', async () => {
  const { app, call, ledger } = await openService({ credits: 1 });
  const post = (headers: Record<string, string>, body: unknown) =>
    app.request('/vastu/get-vastu-id', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  expect((await post({}, plan)).status).toBe(401);
  expect((await post({ authorization: basic }, plan)).status).toBe(403);
  const stored = await objectOf(await post({ 'x-service-key': token }, plan));
  expect((await ledger.wallet()).balance).toBe(1);

  const answer = await call('devatas-45', { body: { vastu_id: stored.vastu_id } });
  expect(answer.status).toBe(200);
  expect(await ledger.wallet()).toMatchObject({ balance: 0 });
  expect(await ledger.calls()).toEqual({ 'devatas-45': 1 });

  const outside = { ...plan, plot: { width: 1, depth: 12 }, attic: [] };
  expect((await detailOf(await post({ 'x-service-key': token }, outside))).length).toBeGreaterThan(0);
  expect((await post({ 'x-service-key': token }, plan)).status).toBe(200);
});
