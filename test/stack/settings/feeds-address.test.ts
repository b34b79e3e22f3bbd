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
const withFeeds = { publicFeeds: '5' };

const idsOf = (context: Readonly<Record<string, unknown>>, type: string): string[] =>
  Object.keys(synthesizeTemplate(context).findResources(type)).filter((id) => id.startsWith('Feeds'));

beforeAll(() => void synthesizeTemplate());

describe('the address of feeds', () => {
  test('A stack has an address of feeds only on request', () => {
    const { Resources, Outputs } = synthesizeTemplate().toJSON();
    expect(Object.keys(Resources).filter((id) => id.startsWith('Feeds'))).toEqual([]);
    expect(Outputs.FeedsUrl).toBeUndefined();
    const open = Object.values(synthesizeTemplate().findResources('AWS::Lambda::Permission'));
    expect(open.filter(({ Properties }) => Properties.Principal === '*')).toEqual([]);
  });

  test('The address of feeds takes unsigned requests, up to its reserved concurrency', () => {
    const template = synthesizeTemplate(withFeeds);
    const [url] = idsOf(withFeeds, 'AWS::Lambda::Url');
    template.hasResourceProperties('AWS::Lambda::Url', { AuthType: 'NONE' });
    expect(url).toMatch(/^FeedsFunctionUrl/);
    template.hasResourceProperties('AWS::Lambda::Function', { ReservedConcurrentExecutions: 5 });
    expect(template.toJSON().Outputs.FeedsUrl.Value).toEqual({ 'Fn::GetAtt': [url, 'FunctionUrl'] });
    const plain = synthesizeTemplate().toJSON();
    expect(template.toJSON().Outputs.ExecutionsAtOnce.Value).toBe(
      String(Number(plain.Outputs.ExecutionsAtOnce.Value) + 5),
    );
  });

  test('The function of feeds may read single items of places, and write its log and trace', () => {
    const template = synthesizeTemplate(withFeeds);
    const statements = Object.entries(template.findResources('AWS::IAM::Policy'))
      .filter(([id]) => id.startsWith('FeedsRole'))
      .flatMap(([, { Properties }]) => policy.parse(Properties).PolicyDocument.Statement)
      .map(({ Action, Condition }) => ({ actions: [Action].flat(), Condition }));
    expect(statements.flatMap(({ actions }) => actions).toSorted()).toEqual([
      'dynamodb:GetItem',
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'xray:PutTelemetryRecords',
      'xray:PutTraceSegments',
    ]);
    expect(statements.find(({ actions }) => actions.includes('dynamodb:GetItem'))?.Condition).toEqual({
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['place#*'] },
    });
  });

  test('A stranger who floods the feeds rings no alarm of the account', () => {
    const alarms = JSON.stringify(synthesizeTemplate(withFeeds).findResources('AWS::CloudWatch::Alarm'));
    const [id = 'Feeds'] = idsOf(withFeeds, 'AWS::Lambda::Function');
    expect(alarms).not.toContain(`"${id}"`);
  });

  test('A small stack is refused with publicFeeds', () => {
    expect(() => synthesizeTemplate({ size: 'small', publicFeeds: '5' })).toThrow(
      '-c publicFeeds: an account of ten executions cannot reserve any for one function',
    );
  });
});
