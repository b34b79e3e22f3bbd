import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { jsonOf } from '@palmleaf/shared/json';
import { awsErrorForUser, type ConnectedStack } from './connect.ts';

interface ReadSecret {
  readonly content: unknown;
  readonly version: string;
}

export async function readSecret(client: ConnectedStack['client'], SecretId: string): Promise<ReadSecret> {
  const secrets = new SecretsManagerClient(client);
  try {
    const { SecretString = '', VersionId = '' } = await secrets.send(new GetSecretValueCommand({ SecretId }));
    return { content: jsonOf(SecretString), version: VersionId };
  } catch (error) {
    throw awsErrorForUser(error, 'reading the secret');
  } finally {
    secrets.destroy();
  }
}
