import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@palmleaf/test/support/files/temporary-folder';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { unread } from '../../basics/unread.ts';
import { startStack } from '../../index.ts';
import { resourceHandlers } from '../../resources/resource-types.ts';
import { readAssembly, type Template } from '../../template/assembly.ts';
import { TemplateEvaluator } from '../../template/evaluate.ts';
import { bucketName, physicalName } from '../../template/names.ts';

const environment = {
  region: 'eu-central-1',
  account: '123456789012',
  stackName: 'App',
  exports: new Map([['Data:Name', 'kept']]),
};

function evaluator(template: Partial<Template>, made: string[] = []) {
  return new TemplateEvaluator(
    { Resources: {}, ...template },
    {
      ...environment,
      make: async (logicalId, type) => {
        made.push(logicalId);
        return {
          ref: `${logicalId}-name`,
          attributes: { Arn: `arn:${logicalId}`, 'Endpoint.Port': '80', Type: type },
        };
      },
    },
  );
}

describe('intrinsic functions', () => {
  const template: Partial<Template> = {
    Resources: {
      Queue: { Type: 'AWS::SQS::Queue' },
      Skipped: { Type: 'AWS::SQS::Queue', Condition: 'Never' },
    },
    Parameters: { Size: { Type: 'Number', Default: 7 }, Empty: { Type: 'String' } },
    Mappings: { Sizes: { small: { memory: 128 } } },
    Conditions: {
      Never: { 'Fn::Equals': ['a', 'b'] },
      Always: {
        'Fn::And': [{ 'Fn::Not': [{ Condition: 'Never' }] }, { 'Fn::Or': [{ Condition: 'Never' }, true] }],
      },
    },
  };
  test.each([
    [{ Ref: 'Queue' }, 'Queue-name'],
    [{ Ref: 'Size' }, 7],
    [{ Ref: 'AWS::Region' }, 'eu-central-1'],
    [{ 'Fn::GetAtt': ['Queue', 'Arn'] }, 'arn:Queue'],
    [{ 'Fn::GetAtt': 'Queue.Endpoint.Port' }, '80'],
    [{ 'Fn::Join': ['/', ['a', { Ref: 'AWS::AccountId' }, 1]] }, 'a/123456789012/1'],
    [
      { 'Fn::Sub': `x-\${Queue}-\${Queue.Arn}-\${!Literal}-\${AWS::StackName}` },
      `x-Queue-name-arn:Queue-\${Literal}-App`,
    ],
    [{ 'Fn::Sub': [`\${A}\${B}`, { A: 1, B: { Ref: 'Queue' } }] }, '1Queue-name'],
    [{ 'Fn::Select': [1, { 'Fn::Split': [':', { 'Fn::GetAtt': ['Queue', 'Arn'] }] }] }, 'Queue'],
    [{ 'Fn::If': ['Always', 'yes', 'no'] }, 'yes'],
    [{ 'Fn::If': ['Never', 'yes', { Ref: 'AWS::NoValue' }] }, undefined],
    [{ 'Fn::FindInMap': ['Sizes', 'small', 'memory'] }, 128],
    [{ 'Fn::Base64': 'ü' }, 'w7w='],
    [{ 'Fn::ImportValue': { 'Fn::Join': [':', ['Data', 'Name']] } }, 'kept'],
    [{ a: [{ Ref: 'AWS::NoValue' }, 1], b: { Ref: 'AWS::NoValue' } }, { a: [1] }],
    [{ Ref: 'Skipped' }, undefined],
  ])('The intrinsic function %j evaluates to %j', async (expression, value) => {
    expect(await evaluator(template).value(expression)).toEqual(value);
  });

  test.each([
    [{ Ref: 'Nobody' }, 'Ref Nobody'],
    [{ Ref: 'Empty' }, 'Ref Empty'],
    [{ 'Fn::GetAtt': ['Queue', 'Size'] }, 'Fn::GetAtt Queue.Size (AWS::SQS::Queue)'],
    [{ 'Fn::ImportValue': 'x' }, 'Fn::ImportValue'],
    [{ 'Fn::Join': ['/', 'no list'] }, 'Fn::Join needs a list'],
    [{ 'Fn::If': ['Unknown', 1, 2] }, 'no condition Unknown'],
  ])('The error for %j names the place', async (expression, message) => {
    await expect(evaluator(template).value(expression)).rejects.toThrow(message);
  });
});

describe('resources', () => {
  test('The runner makes each resource once, after its dependencies', async () => {
    const made: string[] = [];
    const refersTo = (name: string) => ({
      Type: 'T',
      Properties: { of: { Ref: name }, again: { Ref: name } },
    });
    const resources = { First: refersTo('Second'), Second: refersTo('Third'), Third: { Type: 'T' } };
    const evaluating = evaluator({ Resources: resources }, made);
    for (const name of Object.keys(resources)) await evaluating.resource(name);
    expect(made).toEqual(['Third', 'Second', 'First']);
  });

  test('Resources that refer to each other in a circle are an error', async () => {
    const Resources = {
      A: { Type: 'T', Properties: { of: { Ref: 'B' } } },
      B: { Type: 'T', Properties: { of: { 'Fn::Sub': `\${A}` } } },
    };
    await expect(evaluator({ Resources }).resource('A')).rejects.toThrow('A -> B -> A');
  });
});

describe('physical names', () => {
  test('Physical names stay within the limit and stay different', () => {
    expect(physicalName('App', 'Queue1A', 64)).toBe('App-Queue1A');
    const long = ['x', 'y'].map((last) => physicalName('App', `${'a'.repeat(100)}${last}`, 64));
    expect(long.map((name) => name.length)).toEqual([64, 64]);
    expect(long[0]).not.toBe(long[1]);
  });

  test('Bucket names have only the characters that S3 allows', () => {
    expect(bucketName('My_App', 'Inbox12AB')).toBe('my-app-inbox12ab');
  });
});

describe('properties', () => {
  test.each(Object.entries(resourceHandlers))(
    'Properties of %s reach the runner only if its schema names them, at any depth',
    (_type, { schema }) => {
      expect(keeping(schema)).toEqual([]);
      const loose = schema.extend({ Outer: z.array(z.looseObject({})).optional() });
      expect(keeping(loose)).toEqual(['.Outer.innerType.element']);
    },
  );

  test('The runner lists each property without effect once, by its path', () => {
    const target = z.object({
      Arn: z.string(),
      Config: z.object({ Arn: z.string().default('') }).optional(),
    });
    const schema = z.object({ Targets: z.array(target), Names: z.record(z.string(), z.string()).optional() });
    const input = {
      Targets: [
        { Arn: 'a', Retry: { Attempts: 3 } },
        { Arn: 'b', Retry: {}, Config: { Other: 1 } },
      ],
      Names: { any: 'kept' },
      Size: 1,
    };
    const paths = ['Targets[].Retry', 'Targets[].Config.Other', 'Size'];
    expect(unread(input, schema.parse(input))).toEqual(paths);
  });
});

function keeping(schema: z.core.$ZodType, path = '', seen = new Set<z.core.$ZodType>()): string[] {
  // The schema of JSON contains itself.
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { def } = schema._zod;
  const inner: Record<string, unknown> = { ...def, ...(schema instanceof z.ZodObject ? schema.shape : {}) };
  const own = schema instanceof z.ZodObject && schema.def.catchall instanceof z.ZodUnknown ? [path] : [];
  return [
    ...own,
    ...Object.entries(inner).flatMap(([name, value]) =>
      [value]
        .flat()
        .flatMap((each) => (each instanceof z.core.$ZodType ? keeping(each, `${path}.${name}`, seen) : [])),
    ),
  ];
}

describe('an assembly', () => {
  const folder = temporaryFolder('assembly');
  const write = (resources: object, artifacts: object = {}): void => {
    const stack = { type: 'aws:cloudformation:stack', properties: { templateFile: 't.json' } };
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ artifacts: { App: stack, ...artifacts } }));
    writeFileSync(join(folder, 't.json'), JSON.stringify({ Resources: resources }));
  };

  test('The runner refuses an assembly with an unsupported resource type before anything starts', async () => {
    write({ Vpc: { Type: 'AWS::EC2::VPC' }, Role: { Type: 'AWS::IAM::Role' } });
    const starting = startStack({ assembly: folder, stateDir: join(folder, 'state'), log: () => undefined });
    await expect(starting).rejects.toThrow('the local stack does not emulate: AWS::EC2::VPC (Vpc)');
  });

  test('The runner refuses an assembly with a macro, which only CloudFormation can evaluate', () => {
    write({});
    writeFileSync(join(folder, 't.json'), JSON.stringify({ Resources: {}, Transform: 'AWS::Serverless' }));
    expect(() => readAssembly(folder)).toThrow('macros are not supported');
  });

  test('The runner names the parts of a template without effect, except those of a deployment', () => {
    const Queue = { Type: 'AWS::SQS::Queue', DependsOn: 'Other', UpdatePolicy: { AutoScaling: {} } };
    write({ Queue });
    const template = { Resources: { Queue }, Rules: {}, Metadata: {}, Hooks: {} };
    writeFileSync(join(folder, 't.json'), JSON.stringify(template));
    expect(readAssembly(folder).stacks[0]?.unread).toEqual(['Resources.Queue.UpdatePolicy', 'Hooks']);
  });

  test('The runner orders the stacks of an assembly by their dependencies', () => {
    const stack = (...dependencies: string[]) => ({
      type: 'aws:cloudformation:stack',
      properties: { templateFile: 't.json', stackName: `My${dependencies.length}` },
      dependencies,
    });
    write({}, { App: stack('Data', 'App.assets'), Data: stack('App.assets') });
    expect(readAssembly(folder).stacks.map(({ stackName }) => stackName)).toEqual(['My1', 'My2']);
    write({}, { App: stack('Data'), Data: stack('App') });
    expect(() => readAssembly(folder)).toThrow('in a circle: App -> Data -> App');
  });

  test('The error for a folder without an assembly, or without a stack, says so', () => {
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ artifacts: {} }));
    expect(() => readAssembly(folder)).toThrow('holds no stack');
    expect(() => readAssembly(join(folder, 'nowhere'))).toThrow('has the stack been synthesized?');
  });
});
