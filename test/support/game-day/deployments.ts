import { type Base, bases } from '@palmleaf/contract/operations';
import * as z from 'zod';
import type { AssemblyCopy, Resource } from './assembly-copy.ts';

export const eventSourceOff = (copy: AssemblyCopy, functionName: string): void =>
  copy.change(
    (id, { Type, Properties }) =>
      Type === 'AWS::Lambda::EventSourceMapping' &&
      id.startsWith(functionName) &&
      JSON.stringify(Properties.EventSourceArn).includes('Queue'),
    ({ Properties }) => {
      Properties.Enabled = false;
    },
  );

const policy = z.looseObject({
  Statement: z.array(
    z.looseObject({ Action: z.union([z.string().transform((one) => [one]), z.array(z.string())]) }),
  ),
});

export const withoutRight = (copy: AssemblyCopy, role: string, action: string): void =>
  copy.change(
    (id, { Type }) => Type === 'AWS::IAM::Policy' && id.startsWith(role),
    ({ Properties }) => {
      const document = policy.parse(Properties.PolicyDocument);
      const Statement = document.Statement.map((each) => ({
        ...each,
        Action: each.Action.filter((one) => one !== action),
      })).filter(({ Action }) => Action.length > 0);
      if (JSON.stringify(Statement) === JSON.stringify(document.Statement))
        throw new Error(`${role} has no right to ${action}`);
      Properties.PolicyDocument = { ...document, Statement };
    },
  );

export const serviceAway = (copy: AssemblyCopy): void => {
  const away = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(away);
    if (typeof value !== 'object' || value === null) return value;
    const text = JSON.stringify(value);
    const isOrigin = text.startsWith('{"Fn::Join":["//"') && text.includes('ServiceFunctionUrl');
    return isOrigin
      ? 'http://127.0.0.1:2'
      : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, away(each)]));
  };
  copy.change(
    (_, each: Resource) => each.Type === 'AWS::Lambda::Function' && each.Properties.Environment !== undefined,
    ({ Properties }) => {
      Properties.Environment = away(Properties.Environment);
    },
  );
};

const environment = z.looseObject({ Variables: z.record(z.string(), z.unknown()) });

export function changeService(
  copy: AssemblyCopy,
  change: (variables: Record<string, unknown>) => Record<string, unknown>,
): void {
  copy.change(
    (id, { Type }) => Type === 'AWS::Lambda::Function' && id.startsWith('Service'),
    ({ Properties }) => {
      Properties.Environment = { Variables: change(environment.parse(Properties.Environment).Variables) };
    },
  );
}

const pathsOf: Readonly<Record<Base, string>> = {
  palmistry: '/palmistry/',
  base: '/v1/',
  vision: '/vastu/',
  chat: '/api/chat',
};

/** @param answers code that makes the answers of each address */
export function serviceAnswers(copy: AssemblyCopy, answers: Partial<Readonly<Record<Base, string>>>): void {
  const cases = bases.map(
    (base) =>
      `if (rawPath.startsWith('${pathsOf[base]}')) return (${answers[base] ?? '{ statusCode: 404 }'});`,
  );
  copy.replaceCode(
    (id) => id.startsWith('Service'),
    `export const handler = async ({ rawPath }) => {
      ${cases.join('\n')}
      return { statusCode: 404 };
    };`,
  );
}
