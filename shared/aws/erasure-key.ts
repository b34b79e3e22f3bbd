import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { type NameHash, nameHashWith } from '../ledger/name-hash.ts';

/**
 * The hash of names by the key in Secrets Manager. The key is made once, at deployment, and never changes: with another
 * key no tombstone could be found again. So it is read once by each process.
 */
export function nameHashOf(client: SecretsManagerClient, secretId: string): NameHash {
  let key: Promise<string> | undefined;
  return nameHashWith(() => {
    key ??= read(client, secretId).catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return key;
  });
}

async function read(client: SecretsManagerClient, SecretId: string): Promise<string> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId }));
  if (SecretString === undefined || SecretString.length < 32) {
    throw new Error('The secret with the erasure key is empty or too short');
  }
  return SecretString;
}
