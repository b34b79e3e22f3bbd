import { RemovalPolicy, SecretValue } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { placeholder } from '../../shared/contract/placeholder.ts';
import { acknowledge } from '../permissions.ts';

const under = (encryptionKey: IKey | undefined) => (encryptionKey === undefined ? {} : { encryptionKey });

/** The credential of a vendor; a placeholder until somebody sets it. */
export function credentialSecret(scope: Construct, key: IKey | undefined): Secret {
  const secret = new Secret(scope, 'Credential', {
    description: 'The credential of the palm-reading and astrology service: token, or userId and apiKey',
    secretStringValue: SecretValue.unsafePlainText(JSON.stringify({ token: placeholder })),
    ...under(key),
  });
  acknowledge(
    secret,
    'SMG4',
    'The vendor rotates its credentials by hand; the pipeline takes a new version by itself.',
  );
  return secret;
}

/** The token of the self-hosted service, made by AWS: nobody has to know it, and no template holds it. */
export function serviceToken(scope: Construct, key: IKey | undefined): Secret {
  const secret = new Secret(scope, 'ServiceToken', {
    description: 'The token that the pipeline sends to the service beside it, which takes this one alone',
    generateSecretString: {
      secretStringTemplate: '{}',
      generateStringKey: 'token',
      passwordLength: 48,
      excludePunctuation: true,
    },
    ...under(key),
  });
  acknowledge(secret, 'SMG4', 'Both sides read a new version by themselves: palmleaf credentials set.');
  return secret;
}

/** The key of the hashes by which erased subjects are known. */
export function erasureKeySecret(scope: Construct, key: IKey | undefined): Secret {
  const secret = new Secret(scope, 'ErasureKey', {
    description: 'The key under which the names of erased subjects are hashed; it must never change',
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    ...under(key),
  });
  acknowledge(secret, 'SMG4', 'With another key no tombstone of an erased subject could be found again.');
  return secret;
}
