import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { tokenInSecret } from '../../../packages/service/accounts/secret-token.ts';
import { isPlaceholder, secretContent } from '../../../shared/service-client/credential.ts';
import { synthesizeTemplate } from '../template.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const vendor = {
  service: 'vendor',
  palmistryUrl: 'https://palm.example',
  baseUrl: 'https://base.example',
  visionUrl: 'https://vision.example',
  chatUrl: 'https://chat.example',
};
const secret = z.looseObject({
  SecretString: z.string().optional(),
  GenerateSecretString: z.looseObject({ GenerateStringKey: z.string().optional() }).optional(),
  KmsKeyId: z.unknown().optional(),
});

function secretsOf(context: Readonly<Record<string, unknown>>) {
  const found = Object.entries(synthesizeTemplate(context).findResources('AWS::SecretsManager::Secret'));
  return Object.fromEntries(
    found.map(([id, { Properties }]) => [id.replace(/[0-9A-F]{8}$/, ''), secret.parse(Properties)]),
  );
}

describe('the credential', () => {
  test('The credential of a vendor starts as a placeholder, which neither Palmleaf nor its own service accepts', () => {
    const text = secretsOf(vendor).Credential?.SecretString ?? '';
    const content = secretContent.parse(JSON.parse(text));
    expect(tokenInSecret(text)).toBeUndefined();
    expect(isPlaceholder({ version: '1', content })).toBe(true);
  });

  test('AWS generates the credential of the self-hosted service, and no template contains it', () => {
    const secrets = secretsOf({ service: 'self-hosted' });
    expect(Object.keys(secrets).sort()).toEqual(['Credential', 'ErasureKey', 'ServiceAdmin', 'WebhookKey']);
    for (const { SecretString, GenerateSecretString } of Object.values(secrets)) {
      expect(SecretString).toBeUndefined();
      expect(GenerateSecretString).toBeDefined();
    }
    expect(secrets.Credential?.GenerateSecretString?.GenerateStringKey).toBe('token');
    expect(tokenInSecret('{"token":"made-by-aws"}')).toBe('made-by-aws');
  });

  test('No token is read from a secret that is not JSON or has no token', () => {
    expect(['', 'token', '[]', '{"token":""}', '{"apiKey":"k"}'].map(tokenInSecret)).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });
});

describe('settings of local stacks', () => {
  test.each([
    [{ allowLoopbackImages: 'true' }, '-c allowLoopbackImages: is for npm start alone'],
    [{ ...vendor, baseUrl: 'http://127.0.0.1:8080' }, '-c baseUrl: http is for npm start alone'],
    [{ ...vendor, baseUrl: 'http://base.example' }, '-c baseUrl: http is for this machine alone'],
    [{ ...vendor, baseUrl: 'https://user:pw@base.example' }, '-c baseUrl: an address names no user'],
  ])('A local setting cannot be deployed: %j', (context, message) => {
    expect(() => synthesizeTemplate(context)).toThrow(message);
  });

  test('The CDK command refuses a deployment that sets local, which would permit local settings', () => {
    const env = {
      ...process.env,
      CDK_CLI_VERSION: '2.1148.1',
      CDK_CONTEXT_JSON: '{"local":"true","allowLoopbackImages":"true"}',
    };
    const app = spawnSync(process.execPath, ['infra/app.ts'], { cwd: root, env, encoding: 'utf8' });
    expect(app.stderr.trim()).toBe('-c local: is set by npm start alone; leave it out of a deployment');
    expect(app.status).toBe(1);
  });

  test('A local setting is synthesized for npm start', () => {
    expect(() => synthesizeTemplate({ allowLoopbackImages: 'true', local: 'true' })).not.toThrow();
  });
});
