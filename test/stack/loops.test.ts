import { expect, test } from 'vitest';
import * as z from 'zod';
import { synthesizeTemplate } from './template.ts';

const statement = z.looseObject({
  Action: z.union([z.string(), z.array(z.string())]),
  Resource: z.unknown(),
});
const policies = z.record(
  z.string(),
  z.looseObject({
    Properties: z.looseObject({
      PolicyDocument: z.looseObject({ Statement: z.array(statement) }),
      Roles: z.array(z.looseObject({ Ref: z.string() })),
    }),
  }),
);
const functions = z.record(
  z.string(),
  z.looseObject({
    Properties: z.looseObject({
      Role: z.looseObject({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) }),
      RecursiveLoop: z.string().optional(),
    }),
  }),
);
const mappings = z.record(
  z.string(),
  z.looseObject({
    Properties: z.looseObject({
      EventSourceArn: z.unknown(),
      FunctionName: z.looseObject({ Ref: z.string() }),
    }),
  }),
);

function senders(queue: unknown): Set<string> {
  const found = Object.values(policies.parse(synthesizeTemplate().findResources('AWS::IAM::Policy')));
  return new Set(
    found
      .filter(({ Properties }) =>
        Properties.PolicyDocument.Statement.some(
          ({ Action, Resource }) =>
            [Action].flat().includes('sqs:SendMessage') &&
            [Resource].flat().some((each) => JSON.stringify(each) === JSON.stringify(queue)),
        ),
      )
      .flatMap(({ Properties }) => Properties.Roles.map(({ Ref }) => Ref)),
  );
}

test('The stack permits recursive loops exactly for the functions that may send to their own queue', () => {
  const template = synthesizeTemplate();
  const all = functions.parse(
    template.findResources('AWS::Lambda::Function', { Properties: { TracingConfig: {} } }),
  );
  const sources = Object.values(mappings.parse(template.findResources('AWS::Lambda::EventSourceMapping')));
  const looping = Object.entries(all).filter(([id, { Properties }]) =>
    sources.some(
      (each) =>
        each.Properties.FunctionName.Ref === id &&
        senders(each.Properties.EventSourceArn).has(Properties.Role['Fn::GetAtt'][0]),
    ),
  );
  expect(looping.map(([id]) => id.replace(/[0-9A-F]{8}$/, '')).sort()).toEqual([
    'Books',
    'FanOut',
    'Photos',
    'Rows',
  ]);
  const allowed = Object.entries(all).filter(([, { Properties }]) => Properties.RecursiveLoop === 'Allow');
  expect(allowed.map(([id]) => id)).toEqual(looping.map(([id]) => id));
});
