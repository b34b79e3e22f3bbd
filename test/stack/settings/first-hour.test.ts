import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { synthesizeTemplate } from '../template.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
beforeAll(() => void synthesizeTemplate());

describe('a first run of the CDK', () => {
  test("A user of the CDK may keep the CDK's own context", () => {
    const ofTheCdk = {
      'cli-telemetry': false,
      'acknowledged-issue-numbers': [34892],
      'availability-zones:account=123456789012:region=eu-central-1': ['eu-central-1a'],
      '@aws-cdk/core:newStyleStackSynthesis': true,
    };
    expect(() => synthesizeTemplate(ofTheCdk)).not.toThrow();
  });

  test('A user of the CDK gets an error for a setting in kebab case, which is unknown', () => {
    expect(() => synthesizeTemplate({ 'monthly-ceiling': '5' })).toThrow(
      '-c monthly-ceiling: no setting of this name',
    );
  });

  test('A user of the CDK gets an error for an empty number, not zero', () => {
    for (const monthlyCeiling of ['', ' ', true, null, [], '1e3']) {
      expect(() => synthesizeTemplate({ monthlyCeiling })).toThrow('-c monthlyCeiling: write a whole number');
    }
    expect(() => synthesizeTemplate({ monthlyCeiling: '0' })).not.toThrow();
  });

  test('The CDK runs the Node version of the checkout, whatever version the shell finds', () => {
    const { app } = z
      .object({ app: z.string() })
      .parse(JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8')));
    const [start, end] = ['npx node', ' infra/app.ts'];
    expect(app).toBe(`${start}${end}`);
    // As in a shell: without the folders that npm prepends.
    const path = (process.env.PATH ?? '')
      .split(':')
      .filter((folder) => !folder.includes('node_modules'))
      .join(':');
    const output = execFileSync('npx', ['node', '--version'], {
      cwd: root,
      env: { ...process.env, PATH: path },
    });
    expect(output.toString().trim()).toBe(process.version);
    expect(dirname(process.execPath)).toContain('node_modules');
  });
});

test('Stored data outlives its stack, but not a failed first deployment', () => {
  const template = synthesizeTemplate();
  const retained = ['AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket'].flatMap((type) =>
    Object.values(template.findResources(type)),
  );
  const [erasureKey] = Object.entries(template.findResources('AWS::SecretsManager::Secret')).filter(([id]) =>
    id.startsWith('ErasureKey'),
  );
  expect(retained).toHaveLength(4);
  for (const { DeletionPolicy, UpdateReplacePolicy } of [...retained, erasureKey?.[1] ?? {}]) {
    expect({ DeletionPolicy, UpdateReplacePolicy }).toEqual({
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
    });
  }
});

test('AWS skips a run of the reconciler that cannot start within a minute, and retries a run of the function Panchang for six hours', () => {
  const template = synthesizeTemplate();
  const configs = Object.values(template.findResources('AWS::Lambda::EventInvokeConfig'));
  const configOf = (id: string) =>
    configs.find(({ Properties }) => Properties.FunctionName.Ref.startsWith(id))?.Properties;
  expect(configOf('Reconciler')).toMatchObject({ MaximumRetryAttempts: 0, MaximumEventAgeInSeconds: 60 });
  expect(configOf('Panchang')).toMatchObject({ MaximumRetryAttempts: 2, MaximumEventAgeInSeconds: 21_600 });
});
