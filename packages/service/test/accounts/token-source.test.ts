import { expect, test } from 'vitest';
import { SecretToken } from '../../accounts/token-source.ts';

function secretWith(initial: string | undefined) {
  const secret = { token: initial, reads: 0, now: 0, fails: false };
  const source = new SecretToken({
    read: async () => {
      secret.reads++;
      if (secret.fails) throw new Error('Secrets Manager is away');
      return secret.token;
    },
    now: () => new Date(secret.now),
    restSeconds: 3,
    trustSeconds: 300,
  });
  return { secret, source };
}

test('Calls with the token of the secret read the secret once', async () => {
  const { secret, source } = secretWith('first');
  expect(await source.accepts('first')).toBe(true);
  expect(await source.accepts('first')).toBe(true);
  expect(secret.reads).toBe(1);
});

test('An unknown token makes the service read the secret again, at most every three seconds', async () => {
  const { secret, source } = secretWith('first');
  expect(await source.accepts('first')).toBe(true);
  secret.token = 'second';
  expect(await source.accepts('second')).toBe(false);
  secret.now += 3000;
  expect(await source.accepts('second')).toBe(true);
  expect(await source.accepts('first')).toBe(false);
  for (let attempt = 0; attempt < 50; attempt++) expect(await source.accepts('guess')).toBe(false);
  expect(secret.reads).toBe(2);
});

test('Simultaneous calls share one read of the secret', async () => {
  const { secret, source } = secretWith('first');
  const answers = await Promise.all(Array.from({ length: 20 }, () => source.accepts('first')));
  expect(answers).not.toContain(false);
  expect(secret.reads).toBe(1);
});

test('A replaced token is refused when its trust period ends', async () => {
  const { secret, source } = secretWith('first');
  await source.accepts('first');
  secret.token = 'second';
  secret.now += 299_000;
  expect(await source.accepts('first')).toBe(true);
  secret.now += 1000;
  expect(await source.accepts('first')).toBe(false);
});

test('A secret without a token authenticates nobody', async () => {
  const { source } = secretWith(undefined);
  for (const guess of ['', 'undefined', 'null']) expect(await source.accepts(guess)).toBe(false);
});

test('A secret that cannot be read is an error, not a refusal, and is read again', async () => {
  const { secret, source } = secretWith('first');
  secret.fails = true;
  await expect(source.accepts('first')).rejects.toThrow('away');
  secret.fails = false;
  expect(await source.accepts('first')).toBe(true);
});
