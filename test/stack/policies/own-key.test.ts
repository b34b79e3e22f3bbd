import { describe, expect, test } from 'vitest';
import { synthesizeStacks, synthesizeTemplate } from '../template.ts';

function crossStackNames(template: { toJSON(): object }): {
  readonly imports: string[];
  readonly exports: string[];
} {
  const text = JSON.stringify(template.toJSON());
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  return {
    imports: found(/"Fn::ImportValue":"([^"]+)"/g),
    exports: found(/"Export":\{"Name":"([^"]+)"\}/g),
  };
}

describe('a key of the account', () => {
  const template = synthesizeTemplate({ ownKey: 'true' });
  const keys = template.findResources('AWS::KMS::Key');
  const arnOf = (name: string) => ({
    'Fn::GetAtt': [Object.keys(keys).find((id) => id.startsWith(name)), 'Arn'],
  });
  const keyArn = arnOf('DataKey');

  test('Buckets, tables, secrets, queues and logs use the key of the account, and topics a separate one', () => {
    template.allResourcesProperties('AWS::S3::Bucket', {
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [
          {
            BucketKeyEnabled: true,
            ServerSideEncryptionByDefault: { SSEAlgorithm: 'aws:kms', KMSMasterKeyID: keyArn },
          },
        ],
      },
    });
    for (const { Properties } of Object.values(template.findResources('AWS::DynamoDB::GlobalTable'))) {
      expect(Properties.Replicas[0].SSESpecification).toEqual({ KMSMasterKeyId: keyArn });
      expect(Properties.SSESpecification).toEqual({ SSEEnabled: true, SSEType: 'KMS' });
    }
    template.allResourcesProperties('AWS::SecretsManager::Secret', { KmsKeyId: keyArn });
    template.allResourcesProperties('AWS::SQS::Queue', { KmsMasterKeyId: keyArn });
    template.allResourcesProperties('AWS::Logs::LogGroup', { KmsKeyId: keyArn });
    template.allResourcesProperties('AWS::SNS::Topic', { KmsMasterKeyId: arnOf('AlarmKey') });
    template.allResourcesProperties('AWS::KMS::Key', { EnableKeyRotation: true });
  });

  test('Every function may use the key of the account', () => {
    const roles = Object.entries(template.findResources('AWS::IAM::Policy')).filter(([id]) =>
      /^(Photos|Rows|FanOut|Reconciler|DeadLetters|Publish|Webhooks|Books|Panchang|Reports|Operate|Service)Role/.test(
        id,
      ),
    );
    expect(roles).toHaveLength(12);
    for (const [, { Properties }] of roles) expect(JSON.stringify(Properties)).toContain('"kms:Decrypt"');
  });

  test.each([
    ['s3', 'DataKey'],
    ['events', 'DataKey'],
    ['cloudwatch', 'AlarmKey'],
  ])('The AWS service %s may encrypt its messages with the key %s', (service, name) => {
    const [, key] = Object.entries(keys).find(([id]) => id.startsWith(name)) ?? [];
    const statements: { Principal: { Service?: string | string[] }; Action: string[] }[] =
      key?.Properties.KeyPolicy.Statement;
    const own = statements.filter(({ Principal }) =>
      [Principal.Service].flat().includes(`${service}.amazonaws.com`),
    );
    expect(own.flatMap(({ Action }) => Action)).toEqual(
      expect.arrayContaining(['kms:Decrypt', 'kms:GenerateDataKey*']),
    );
  });
});

describe('the removal of the key of the account', () => {
  const switchedOn = synthesizeStacks({ ownKey: 'true' });
  const switchedOff = synthesizeStacks({ ownKey: 'false' });
  const retired = synthesizeStacks({ ownKey: 'retired' });

  test('Switching the key off removes an export that is still imported and whose name says what to do', () => {
    const exported = crossStackNames(switchedOff.data).exports;
    const missing = crossStackNames(switchedOn.pipeline).imports.filter((name) => !exported.includes(name));
    expect(missing).toContainEqual(expect.stringContaining('write-ownKey-retired'));
  });

  test('Retiring the key keeps every import of the deployed stack', () => {
    const exported = crossStackNames(retired.data).exports;
    expect(crossStackNames(switchedOn.pipeline).imports.filter((name) => !exported.includes(name))).toEqual(
      [],
    );
    expect(crossStackNames(retired.pipeline).imports).toContainEqual(
      expect.stringContaining('write-ownKey-retired'),
    );
  });

  test('A retired key encrypts nothing new', () => {
    retired.data.allResourcesProperties('AWS::SQS::Queue', { SqsManagedSseEnabled: true });
    for (const template of [retired.data, retired.pipeline]) {
      const { Resources } = template.toJSON();
      for (const [id, { Type, Properties }] of Object.entries<{ Type: string; Properties?: object }>(
        Resources,
      ))
        if (!/^AWS::(KMS|IAM)::/.test(Type))
          expect(`${id} ${JSON.stringify(Properties)}`).not.toMatch(/KmsM|KmsK|KMSM/);
    }
  });

  test('Retiring the key leaves every role its rights to the key', () => {
    const rights = (template: typeof switchedOn.pipeline) =>
      Object.entries(template.findResources('AWS::IAM::Policy')).map(([id, { Properties }]) => [
        id,
        (JSON.stringify(Properties).match(/"kms:\w+\*?"/g) ?? []).sort(),
      ]);
    expect(rights(retired.pipeline)).toEqual(rights(switchedOn.pipeline));
    expect(rights(switchedOn.pipeline).flatMap(([, list]) => list).length).toBeGreaterThan(50);
  });
});
