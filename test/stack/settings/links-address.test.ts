import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { synthesizeTemplate } from '../template.ts';

const policy = z.looseObject({
  PolicyDocument: z.looseObject({
    Statement: z.array(
      z.looseObject({
        Action: z.union([z.string(), z.array(z.string())]),
        Resource: z.unknown(),
        Condition: z.unknown().optional(),
      }),
    ),
  }),
});
const withLinks = { publicLinks: '5' };

const idsOf = (context: Readonly<Record<string, unknown>>, type: string): string[] =>
  Object.keys(synthesizeTemplate(context).findResources(type)).filter((id) => id.startsWith('Links'));

beforeAll(() => void synthesizeTemplate());

describe('The address of reader links', () => {
  test('A stack without publicLinks holds nothing of reader links, and no public permission', () => {
    const { Resources, Outputs } = synthesizeTemplate().toJSON();
    expect(Object.keys(Resources).filter((id) => id.startsWith('Links'))).toEqual([]);
    expect(Outputs.LinksUrl).toBeUndefined();
    const open = Object.values(synthesizeTemplate().findResources('AWS::Lambda::Permission'));
    expect(open.filter(({ Properties }) => Properties.Principal === '*')).toEqual([]);
  });

  test('A stack with publicLinks takes unsigned requests, as many concurrently as the setting says', () => {
    const template = synthesizeTemplate(withLinks);
    const [url] = idsOf(withLinks, 'AWS::Lambda::Url');
    template.hasResourceProperties('AWS::Lambda::Url', { AuthType: 'NONE' });
    expect(url).toMatch(/^LinksFunctionUrl/);
    template.hasResourceProperties('AWS::Lambda::Function', { ReservedConcurrentExecutions: 5 });
    expect(template.toJSON().Outputs.LinksUrl.Value).toEqual({ 'Fn::GetAtt': [url, 'FunctionUrl'] });
    const plain = synthesizeTemplate().toJSON();
    expect(template.toJSON().Outputs.ExecutionsAtOnce.Value).toBe(
      String(Number(plain.Outputs.ExecutionsAtOnce.Value) + 5),
    );
  });

  test('The function of links may read and count links, read what was shared, and write its log and trace', () => {
    const template = synthesizeTemplate(withLinks);
    const statements = Object.entries(template.findResources('AWS::IAM::Policy'))
      .filter(([id]) => id.startsWith('LinksRole'))
      .flatMap(([, { Properties }]) => policy.parse(Properties).PolicyDocument.Statement)
      .map(({ Action, Resource, Condition }) => ({ actions: [Action].flat(), Resource, Condition }));
    expect(statements.flatMap(({ actions }) => actions).toSorted()).toEqual([
      'dynamodb:GetItem',
      'dynamodb:UpdateItem',
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      's3:GetObject',
      'xray:PutTelemetryRecords',
      'xray:PutTraceSegments',
    ]);
    expect(statements.find(({ actions }) => actions.includes('dynamodb:GetItem'))?.Condition).toEqual({
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['reader-link#*'] },
    });
    const objects = statements.find(({ actions }) => actions.includes('s3:GetObject'));
    expect(JSON.stringify(objects?.Resource)).toMatch(/"\/parts\/\*\/shared\/\*"/);
  });

  test('A stranger who floods the links rings no alarm of the account', () => {
    const alarms = JSON.stringify(synthesizeTemplate(withLinks).findResources('AWS::CloudWatch::Alarm'));
    const [id = 'Links'] = idsOf(withLinks, 'AWS::Lambda::Function');
    expect(alarms).not.toContain(`"${id}"`);
  });

  test('A small stack is refused with publicLinks', () => {
    expect(() => synthesizeTemplate({ size: 'small', publicLinks: '5' })).toThrow(
      '-c publicLinks: an account of ten executions cannot reserve any for one function',
    );
  });
});
