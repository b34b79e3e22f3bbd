import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { synthesizeTemplate } from './template.ts';

const policy = z.looseObject({
  Properties: z.looseObject({
    PolicyDocument: z.looseObject({
      Statement: z.array(
        z.looseObject({
          Action: z.union([z.string(), z.array(z.string())]),
          Effect: z.literal('Allow'),
          Resource: z.unknown(),
        }),
      ),
    }),
  }),
});

let template: ReturnType<typeof synthesizeTemplate>;
beforeAll(() => {
  template = synthesizeTemplate();
});

function rightsOf(name: string): { readonly actions: string[]; readonly resources: string } {
  const found = Object.entries(template.findResources('AWS::IAM::ManagedPolicy'));
  const statements = found
    .filter(([id]) => id.startsWith(name))
    .flatMap(([, resource]) => policy.parse(resource).Properties.PolicyDocument.Statement);
  return {
    actions: [...new Set(statements.flatMap(({ Action }) => [Action].flat()))].sort(),
    resources: JSON.stringify(statements.map(({ Resource }) => Resource)),
  };
}

/** CloudFormation judges who asks by a name as one who asks for any id of it; a right to the id of the stack alone is refused. */
const ownStack = ':stack/Palmleaf/*';

describe('The policies for people', () => {
  test('let readers call the address that reads, and nothing else', () => {
    const { actions, resources } = rightsOf('Readers');
    expect(actions).toEqual([
      'cloudformation:DescribeStacks',
      'lambda:InvokeFunction',
      'lambda:InvokeFunctionUrl',
    ]);
    expect(resources).toMatch(/"Reports[0-9A-F]{8}"/);
    expect(resources).not.toMatch(/"Operate[0-9A-F]{8}"/);
    expect(resources.match(/[^"]*\*/g)).toEqual([ownStack]);
  });

  test('let operators do what the command does, without a right to buckets or tables', () => {
    const { actions, resources } = rightsOf('Operators');
    expect(actions).toEqual([
      'cloudformation:DescribeStacks',
      'cloudwatch:DescribeAlarms',
      'lambda:InvokeFunction',
      'lambda:InvokeFunctionUrl',
      'secretsmanager:GetSecretValue',
      'secretsmanager:PutSecretValue',
      'sqs:GetQueueAttributes',
    ]);
    expect(resources).toMatch(/"Operate[0-9A-F]{8}"/);
    expect(resources).not.toMatch(/Ledger|Inbox|Store|ErasureKey/);
    // The states of alarms can be shown for all of them only.
    expect(resources.match(/[^"]*\*/g)).toEqual([ownStack, ':alarm:*']);
    expect(Object.keys(template.toJSON().Outputs)).toEqual(
      expect.arrayContaining(['ReadersPolicy', 'OperatorsPolicy']),
    );
  });
});
