import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { describe, expect, test } from 'vitest';
import { SecretCredentials } from '../../../shared/aws/secret-credentials.ts';
import { UnreadableSecretError } from '../../../shared/service-client/credential.ts';

const maxAgeMs = 60_000;

class Vault {
  version = 'version-1';
  secret = JSON.stringify({ token: 'first' });
  readonly requests: unknown[] = [];
  now = 0;
  answersAfter: Promise<void> = Promise.resolve();
  failure: Error | undefined;

  readonly credentials = new SecretCredentials(
    this.#client(),
    'credential-of-the-service',
    maxAgeMs,
    () => this.now,
  );

  rotate(version: string, token: string): void {
    this.version = version;
    this.secret = JSON.stringify({ token });
  }

  #client(): SecretsManagerClient {
    const client = new SecretsManagerClient({
      region: 'eu-central-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    });
    client.middlewareStack.add(
      () =>
        async ({ input }) => {
          this.requests.push(input);
          await this.answersAfter;
          if (this.failure !== undefined) throw this.failure;
          return {
            response: {},
            output: { $metadata: {}, VersionId: this.version, SecretString: this.secret },
          };
        },
      { step: 'initialize' },
    );
    return client;
  }
}

describe('The credential of the service', () => {
  test('The credential of the service is read once and cached while it is young', async () => {
    const vault = new Vault();
    const first = await vault.credentials.current();
    vault.now = maxAgeMs - 1;
    expect(await vault.credentials.current()).toBe(first);
    expect(first).toEqual({ version: 'version-1', content: { token: 'first' } });
    expect(vault.requests).toEqual([{ SecretId: 'credential-of-the-service' }]);
  });

  test('The credential of the service is read again when it has expired from the cache', async () => {
    const vault = new Vault();
    await vault.credentials.current();
    vault.rotate('version-2', 'second');
    vault.now = maxAgeMs;
    expect(await vault.credentials.current()).toMatchObject({ version: 'version-2' });
  });

  test('A function reads the credential again at once when another version was announced, and only once', async () => {
    const vault = new Vault();
    await vault.credentials.current();
    vault.credentials.noteAnnounced('version-1');
    vault.rotate('version-2', 'second');
    vault.now = 1500;
    expect(await vault.credentials.current()).toMatchObject({ version: 'version-1' });
    vault.credentials.noteAnnounced('version-2');
    expect(await vault.credentials.current()).toMatchObject({ version: 'version-2' });
    vault.now = 30_000;
    vault.credentials.noteAnnounced('version-2');
    expect(await vault.credentials.current()).toMatchObject({ version: 'version-2' });
    expect(vault.requests).toHaveLength(2);
  });

  test('A credential that was announced but is not there yet is requested once a second for a limited time', async () => {
    const vault = new Vault();
    await vault.credentials.current();
    vault.credentials.noteAnnounced('version-2');
    const askEvery100Ms = async (from: number, to: number) => {
      for (vault.now = from; vault.now < to; vault.now += 100) await vault.credentials.current();
    };
    await askEvery100Ms(0, 3000);
    expect(vault.requests).toHaveLength(3);
    vault.rotate('version-2', 'second');
    await askEvery100Ms(3000, 5000);
    expect(await vault.credentials.current()).toMatchObject({ version: 'version-2' });
    expect(vault.requests).toHaveLength(4);
    vault.credentials.noteAnnounced('version-3');
    for (let from = 5000; from < 200_000; from += 1000) {
      vault.credentials.noteAnnounced('version-3');
      await askEvery100Ms(from, from + 1000);
    }
    expect(vault.requests.length).toBeLessThan(4 + 70);
  });

  test('Concurrent callers share one read of the credential', async () => {
    const vault = new Vault();
    const { promise, resolve } = Promise.withResolvers<void>();
    vault.answersAfter = promise;
    const asking = Array.from({ length: 20 }, () => vault.credentials.current());
    resolve();
    expect(new Set(await Promise.all(asking)).size).toBe(1);
    expect(vault.requests).toHaveLength(1);
  });

  test('A refused credential is fetched again once, however many calls were refused with it', async () => {
    const vault = new Vault();
    await vault.credentials.current();
    vault.rotate('version-2', 'second');
    const fetched = await Promise.all(
      Array.from({ length: 20 }, () => vault.credentials.refetch('version-1')),
    );
    const late = await vault.credentials.refetch('version-1');
    expect(new Set([...fetched, late].map(({ version }) => version))).toEqual(new Set(['version-2']));
    expect(vault.requests).toHaveLength(2);
  });

  test('A credential may be a pair of user id and key', async () => {
    const vault = new Vault();
    vault.secret = JSON.stringify({ userId: '600001', apiKey: 'key' });
    expect(await vault.credentials.current()).toMatchObject({ content: { userId: '600001', apiKey: 'key' } });
  });

  test.each([
    ['no JSON', 'hunter2-hunter2'],
    ['JSON of another form', '{"token":["hunter2-hunter2"]}'],
    ['empty', ''],
  ])('For a secret that is %s, the error shows no part of the secret', async (_what, secret) => {
    const vault = new Vault();
    vault.secret = secret;
    const error = await vault.credentials.current().then(
      () => undefined,
      (cause: unknown) => cause,
    );
    expect(error).toBeInstanceOf(UnreadableSecretError);
    expect(String(error)).toContain('"token"');
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('hunter2');
  });

  test.each([
    'ResourceNotFoundException',
    'InvalidRequestException',
    'AccessDeniedException',
    'DecryptionFailure',
  ])('A credential that AWS withholds with %s is unreadable until an operator acts', async (name) => {
    const vault = new Vault();
    vault.failure = Object.assign(new Error('of arn:aws:secretsmanager:…'), { name });
    await expect(vault.credentials.current()).rejects.toThrow(UnreadableSecretError);
    await expect(vault.credentials.current()).rejects.toThrow(/^The (secret|function|key) /);
  });

  test.each(['ThrottlingException', 'InternalServiceError', 'TimeoutError'])(
    'A credential does not count as unreadable after a %s, which is temporary',
    async (name) => {
      const vault = new Vault();
      vault.failure = Object.assign(new Error('later'), { name });
      await expect(vault.credentials.current()).rejects.toBe(vault.failure);
    },
  );

  test.each(['ThrottlingException', 'InternalServiceError', 'TimeoutError'])(
    'A function uses its last credential through hours of %s, retries now and then, and renews it afterwards',
    async (name) => {
      const vault = new Vault();
      await vault.credentials.current();
      vault.rotate('version-2', 'second');
      vault.failure = Object.assign(new Error('later'), { name });
      for (vault.now = maxAgeMs; vault.now < maxAgeMs + 7_200_000; vault.now += 1000)
        expect(await vault.credentials.current()).toMatchObject({ version: 'version-1' });
      expect(vault.requests.length).toBeGreaterThan(600);
      expect(vault.requests.length).toBeLessThan(800);
      vault.failure = undefined;
      vault.now += 10_000;
      expect(await vault.credentials.current()).toMatchObject({ version: 'version-2' });
    },
  );

  test('A credential that is refused while the secret cannot be read is not replaced', async () => {
    const vault = new Vault();
    await vault.credentials.current();
    vault.failure = Object.assign(new Error('later'), { name: 'ThrottlingException' });
    await expect(vault.credentials.refetch('version-1')).rejects.toBe(vault.failure);
  });

  test('A cached credential becomes unreadable when the right to read the secret is revoked', async () => {
    const vault = new Vault();
    await vault.credentials.current();
    vault.now = maxAgeMs;
    vault.failure = Object.assign(new Error('denied'), { name: 'AccessDeniedException' });
    await expect(vault.credentials.current()).rejects.toThrow(UnreadableSecretError);
  });

  test('A credential that could not be read is requested again the next time', async () => {
    const vault = new Vault();
    vault.secret = '';
    await expect(vault.credentials.current()).rejects.toThrow(UnreadableSecretError);
    vault.rotate('version-1', 'mended');
    expect(await vault.credentials.current()).toMatchObject({ content: { token: 'mended' } });
  });
});
