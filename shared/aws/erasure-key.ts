import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { type NameHash, nameHashWith } from '../ledger/name-hash.ts';
import { secretKeyOf } from './secret-key.ts';

/** The hash of names by the key in Secrets Manager. With another key no tombstone could be found again. */
export const nameHashOf = (client: SecretsManagerClient, secretId: string): NameHash =>
  nameHashWith(secretKeyOf(client, secretId));
