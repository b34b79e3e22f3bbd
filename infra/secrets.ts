import { RemovalPolicy, SecretValue } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { placeholder } from '../shared/service-client/credential.ts';
import { acknowledge } from './permissions.ts';

/** The credential of the service; a placeholder until somebody sets it. */
export function credentialSecret(scope: Construct): Secret {
  const secret = new Secret(scope, 'Credential', {
    description: 'The credential of the palm-reading and astrology service: token, or userId and apiKey',
    secretStringValue: SecretValue.unsafePlainText(JSON.stringify({ token: placeholder })),
  });
  acknowledge(
    secret,
    'SMG4',
    'The vendor rotates its credentials by hand; the pipeline takes a new version by itself.',
  );
  return secret;
}

/** The key of the hashes by which erased subjects are known. */
export function erasureKeySecret(scope: Construct): Secret {
  const secret = new Secret(scope, 'ErasureKey', {
    description: 'The key under which the names of erased subjects are hashed; it must never change',
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
    removalPolicy: RemovalPolicy.RETAIN,
  });
  acknowledge(secret, 'SMG4', 'With another key no tombstone of an erased subject could be found again.');
  return secret;
}
