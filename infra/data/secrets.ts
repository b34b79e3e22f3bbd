import { placeholder } from '@palmleaf/contract/placeholder';
import { RemovalPolicy, SecretValue } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from '../permissions.ts';
import type { ReadContext } from '../settings.ts';

const encryptedUnder = (encryptionKey: IKey | undefined) =>
  encryptionKey === undefined ? {} : { encryptionKey };

/** A vendor's credential is a placeholder until a person sets it. */
export function credentialSecret(scope: Construct, { vendor }: ReadContext, key: IKey | undefined): Secret {
  const secret = new Secret(scope, 'Credential', {
    description: 'The credential of the palm-reading and astrology service: token, or userId and apiKey',
    ...(vendor === undefined
      ? {
          generateSecretString: {
            secretStringTemplate: '{}',
            generateStringKey: 'token',
            passwordLength: 48,
            excludePunctuation: true,
          },
        }
      : { secretStringValue: SecretValue.unsafePlainText(JSON.stringify({ token: placeholder })) }),
    ...encryptedUnder(key),
  });
  acknowledge(
    secret,
    'SMG4',
    'The vendor rotates its credentials by hand; the pipeline reads a new version automatically.',
  );
  return secret;
}

export function serviceAdminSecret(scope: Construct, key: IKey | undefined): Secret {
  const admin = new Secret(scope, 'ServiceAdmin', {
    description: 'Opens the account API of the self-hosted service',
    generateSecretString: {
      secretStringTemplate: '{}',
      generateStringKey: 'token',
      excludePunctuation: true,
    },
    ...encryptedUnder(key),
  });
  acknowledge(
    admin,
    'SMG4',
    'The operator uses it and the service checks it; rotating it needs no function.',
  );
  return admin;
}

export function webhookKeySecret(scope: Construct, key: IKey | undefined): Secret {
  const secret = new Secret(scope, 'WebhookKey', {
    description: 'The key that derives the secrets of webhooks; another key would change all of them',
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    ...encryptedUnder(key),
  });
  acknowledge(
    secret,
    'SMG4',
    'Each webhook has its own salt and is rotated separately; another key would break all of them.',
  );
  return secret;
}

export function erasureKeySecret(scope: Construct, key: IKey | undefined): Secret {
  const secret = new Secret(scope, 'ErasureKey', {
    description: 'The key that hashes the names of erased subjects; it must never change',
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    ...encryptedUnder(key),
  });
  acknowledge(secret, 'SMG4', 'With another key, no stored tombstone of an erased subject would match.');
  return secret;
}
