import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, test } from 'vitest';
import { addPalmleaf } from '../../../infra/palmleaf.ts';
import { synthesizeStacks } from '../template.ts';

const typesOf = (template: Template): Set<string> =>
  new Set(Object.values<{ Type: string }>(template.toJSON().Resources).map(({ Type }) => Type));
const retainedType = /^AWS::(S3|SQS|DynamoDB|SecretsManager|KMS)::/;

let stacks: ReturnType<typeof synthesizeStacks>;
beforeAll(() => {
  stacks = synthesizeStacks();
});

describe('the data stack', () => {
  test('The data stack holds every resource that is retained, and the other stack holds none', () => {
    expect([...typesOf(stacks.pipeline)].filter((type) => retainedType.test(type))).toEqual([]);
    expect([...typesOf(stacks.data)].filter((type) => retainedType.test(type)).sort()).toEqual([
      'AWS::DynamoDB::GlobalTable',
      'AWS::S3::Bucket',
      'AWS::S3::BucketPolicy',
      'AWS::SQS::Queue',
      'AWS::SQS::QueuePolicy',
      'AWS::SecretsManager::Secret',
    ]);
  });

  test('The data stack imports nothing from the other stack, which has all outputs', () => {
    expect(JSON.stringify(stacks.data.toJSON())).not.toContain('Fn::ImportValue');
    const outputs = Object.keys(stacks.pipeline.toJSON().Outputs);
    expect(outputs).toContain('ReportsUrl');
    expect(outputs).toContain('InboxBucket');
    const exported = Object.values<{ Export?: unknown }>(stacks.data.toJSON().Outputs);
    expect(exported.filter(({ Export }) => Export === undefined)).toEqual([]);
  });

  test('The data stack and its tables refuse deletion, unless a stage permits it', () => {
    const protection = (context: Readonly<Record<string, string>>) => {
      const app = new App({ context: { 'aws:cdk:bundling-stacks': [], ...context } });
      const { data, pipeline } = addPalmleaf(app, '-prod');
      const tables = Object.values(Template.fromStack(data).findResources('AWS::DynamoDB::GlobalTable'));
      return {
        names: [data.stackName, pipeline.stackName],
        stacks: [data.terminationProtection, pipeline.terminationProtection],
        tables: tables.map(({ Properties }) => Properties.Replicas[0].DeletionProtectionEnabled),
      };
    };
    expect(protection({})).toEqual({
      names: ['Palmleaf-prod-data', 'Palmleaf-prod'],
      stacks: [true, false],
      tables: [true, true],
    });
    expect(protection({ deletionProtection: 'false' })).toMatchObject({
      stacks: [false, false],
      tables: [false, false],
    });
  });

  test('The tables of the data stack can be restored as far back as the setting recoveryDays says', () => {
    const { data } = synthesizeStacks({ recoveryDays: '7' });
    for (const { Properties } of Object.values(data.findResources('AWS::DynamoDB::GlobalTable'))) {
      expect(Properties.Replicas[0].PointInTimeRecoverySpecification).toEqual({
        PointInTimeRecoveryEnabled: true,
        RecoveryPeriodInDays: 7,
      });
    }
  });
});

describe('restored tables', () => {
  const restoredStream =
    'arn:aws:dynamodb:eu-central-1:123456789012:table/Yesterday/stream/2026-11-22T09:00:00.000';

  test('All functions use a restored table instead of the ledger, and the stack keeps the ledger', () => {
    const { data, pipeline } = synthesizeStacks({ restoredTable: 'Yesterday', restoredStream });
    expect(JSON.stringify(pipeline.toJSON())).not.toContain('ExportsOutputRefLedger');
    const functions = Object.entries(pipeline.findResources('AWS::Lambda::Function'));
    const tables = functions
      .filter(([id]) => !id.startsWith('Service'))
      .map(([, { Properties }]) => Properties.Environment.Variables.TABLE_NAME);
    expect(tables).toEqual(tables.map(() => 'Yesterday'));
    pipeline.hasResourceProperties('AWS::Lambda::EventSourceMapping', { EventSourceArn: restoredStream });
    expect(pipeline.toJSON().Outputs.TableName.Value).toBe('Yesterday');
    expect(Object.keys(data.findResources('AWS::DynamoDB::GlobalTable'))).toHaveLength(2);
    // Resources that the deployed functions import must stay until both stacks are updated.
    const before = Object.keys(stacks.data.toJSON().Outputs);
    expect(Object.keys(data.toJSON().Outputs)).toEqual(expect.arrayContaining(before));
  });

  test('A restored table needs the ARN of its stream', () => {
    expect(() => synthesizeStacks({ restoredTable: 'Yesterday' })).toThrow('go together');
    expect(() => synthesizeStacks({ restoredStream })).toThrow('go together');
  });
});
