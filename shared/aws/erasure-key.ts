import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { type NameHash, nameHashWith } from '../ledger/name-hash.ts';
import { secretKeyOf } from './secret-key.ts';

/** If the key in Secrets Manager changes, no stored tombstone matches. */
export const nameHashOf = (client: SecretsManagerClient, secretId: string): NameHash =>
  nameHashWith(secretKeyOf(client, secretId));
