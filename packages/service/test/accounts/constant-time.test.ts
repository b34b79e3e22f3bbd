import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import { adminToken, openService } from '../open-service.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('Credentials and the admin token are compared in constant time', async () => {
  const timingSafeEqual = vi.spyOn(crypto, 'timingSafeEqual');
  syncBuiltinESMExports();
  const { call, app } = await openService();
  await call('mounts', { body: {} });
  expect(timingSafeEqual).toHaveBeenCalledTimes(1);
  await app.request('/account', { headers: { authorization: `Bearer ${adminToken}x` } });
  expect(timingSafeEqual).toHaveBeenCalledTimes(2);
});
