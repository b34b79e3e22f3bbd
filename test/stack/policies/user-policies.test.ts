import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { synthesizeTemplate } from '../template.ts';

const policy = z.looseObject({
  Properties: z.looseObject({
    PolicyDocument: z.looseObject({
      Statement: z.array(
        z.looseObject({
          Action: z.union([z.string(), z.array(z.string())]),
          Effect: z.literal('Allow'),
          Resource: z.unknown(),
          Condition: z.record(z.string(), z.unknown()).optional(),
        }),
      ),
    }),
  }),
});

let template: ReturnType<typeof synthesizeTemplate>;
beforeAll(() => {
  template = synthesizeTemplate();
});

const statementsOf = (name: string) =>
  Object.entries(template.findResources('AWS::IAM::ManagedPolicy'))
    .filter(([id]) => id.startsWith(name))
    .flatMap(([, resource]) => policy.parse(resource).Properties.PolicyDocument.Statement);

function rightsOf(name: string): { readonly actions: string[]; readonly resources: string } {
  const statements = statementsOf(name);
  return {
    actions: [...new Set(statements.flatMap(({ Action }) => [Action].flat()))].sort(),
    resources: JSON.stringify(statements.map(({ Resource }) => Resource)),
  };
}

/** A request by the name of a stack needs the right to all ids of that name. */
const ownStack = ':stack/Palmleaf/*';

describe('the policies for users', () => {
  test('The policy for readers permits calls of the read-only address, and nothing else', () => {
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

  test('The policy for operators permits what the command does, without rights to buckets or tables', () => {
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
    // AWS supports the right to see alarm states only for all alarms.
    expect(resources.match(/[^"]*\*/g)).toEqual([ownStack, ':alarm:*']);
    expect(Object.keys(template.toJSON().Outputs)).toEqual(
      expect.arrayContaining(['ReadersPolicy', 'OperatorsPolicy']),
    );
  });

  test("The policy for customers permits uploads to the customer's folders and calls of both addresses, if name and tag agree", () => {
    const { actions, resources } = rightsOf('Customers');
    expect(actions).toEqual([
      'cloudformation:DescribeStacks',
      'lambda:InvokeFunction',
      'lambda:InvokeFunctionUrl',
      's3:PutObject',
    ]);
    expect(resources).not.toMatch(/Ledger|Store|ErasureKey|Queue/);
    const tag = `\${aws:PrincipalTag/customer}`;
    const folders = ['births', 'palms', 'places'].map((folder) => `/${folder}/@${tag}/*`);
    expect(resources.match(/[^"]*\*/g)).toEqual([ownStack, ...folders]);
    for (const { Condition } of statementsOf('Customers')) {
      const names = JSON.stringify(Condition?.ArnLike);
      for (const kind of ['role', 'user']) expect(names).toContain(`:${kind}/palmleaf@${tag}"`);
      expect(Condition?.StringNotLike).toEqual({ 'aws:PrincipalTag/customer': '*/*' });
    }
    expect(Object.keys(template.toJSON().Outputs)).toContain('CustomersPolicy');
  });
});
