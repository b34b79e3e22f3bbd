import { expect, test } from 'vitest';
import { concurrencyFindings } from '../commands/stack/doctor.ts';

const client = {
  region: 'eu-central-1',
  credentials: async () => ({ accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'secret' }),
};
const outputs = { ExecutionsAtOnce: '282' };

const lambda =
  (quota: number, status = 200, asked: string[] = []): typeof fetch =>
  async (url) => {
    asked.push(String(url));
    return Response.json({ AccountLimit: { ConcurrentExecutions: quota } }, { status });
  };

test('The command doctor asks for attention if the account allows fewer executions than the settings', async () => {
  const asked: string[] = [];
  const [finding] = await concurrencyFindings({ client, outputs }, lambda(10, 200, asked));
  expect(finding).toMatchObject({ state: 'look', remedy: expect.stringContaining('L-B99A9384') });
  expect(finding?.detail).toContain('282 concurrent executions, and the account 10');
  expect(asked).toEqual(['https://lambda.eu-central-1.amazonaws.com/2016-08-19/account-settings']);
});

test('The command doctor accepts a quota that equals the executions that the settings can use', async () => {
  expect(await concurrencyFindings({ client, outputs }, lambda(282))).toMatchObject([{ state: 'fine' }]);
  expect(await concurrencyFindings({ client, outputs }, lambda(281))).toMatchObject([{ state: 'look' }]);
});

test('The command doctor names the missing right if Lambda refuses to name the quota', async () => {
  await expect(concurrencyFindings({ client, outputs }, lambda(0, 403))).rejects.toThrow(
    'is lambda:GetAccountSettings allowed?',
  );
});

test('The command doctor compares no quota on the local stack', async () => {
  const local = { ...client, endpoint: 'http://127.0.0.1:4566' };
  expect(await concurrencyFindings({ client: local, outputs }, lambda(10))).toEqual([]);
});
