import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

const minCharacters = 32;

export function secretKeyOf(client: SecretsManagerClient, secretId: string): () => Promise<string> {
  let key: Promise<string> | undefined;
  return () => {
    key ??= read(client, secretId).catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return key;
  };
}

async function read(client: SecretsManagerClient, SecretId: string): Promise<string> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId }));
  if (SecretString === undefined || SecretString.length < minCharacters) {
    throw new Error('A secret that holds a key is empty or too short');
  }
  return SecretString;
}
