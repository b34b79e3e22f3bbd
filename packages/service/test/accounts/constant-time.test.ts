import { timingSafeEqual } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { adminToken, openService } from '../open-service.ts';

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  return { ...crypto, timingSafeEqual: vi.fn(crypto.timingSafeEqual) };
});

test('credentials and the admin token are compared in constant time', async () => {
  const { call, app } = await openService();
  await call('mounts', { body: {} });
  expect(timingSafeEqual).toHaveBeenCalledTimes(1);
  await app.request('/account', { headers: { authorization: `Bearer ${adminToken}x` } });
  expect(timingSafeEqual).toHaveBeenCalledTimes(2);
});
