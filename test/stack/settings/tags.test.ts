import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { synthesizeStacks, synthesizeTemplate } from '../template.ts';

const pairs = z.array(z.object({ Key: z.string(), Value: z.string() }));
const resource = z.looseObject({
  Type: z.string(),
  Properties: z
    .looseObject({
      Tags: z.unknown().optional(),
      Replicas: z.array(z.looseObject({ Tags: z.unknown().optional() })).optional(),
    })
    .optional(),
});
const template = z.looseObject({ Resources: z.record(z.string(), resource) });

function tagsOf(context: Readonly<Record<string, string>>) {
  const { data, pipeline } = synthesizeStacks(context);
  const all = [data, pipeline].flatMap((one) => Object.entries(template.parse(one.toJSON()).Resources));
  return all.flatMap(([id, { Type, Properties }]) => {
    const tags = Properties?.Tags ?? Properties?.Replicas?.[0]?.Tags;
    if (tags === undefined) return [];
    const list = pairs.safeParse(tags).data;
    const map = list ? Object.fromEntries(list.map(({ Key, Value }) => [Key, Value])) : tags;
    return [{ id, type: Type, tags: z.record(z.string(), z.string()).parse(map) }];
  });
}

beforeAll(() => void synthesizeTemplate());

test('Everything that costs money has tags for project, stage and part, and the tags of the team', () => {
  const tagged = tagsOf({ stage: 'prod', tags: 'owner=line, cost-center=4711' });
  for (const { tags } of tagged)
    expect(tags).toMatchObject({ project: 'palmleaf', stage: 'prod', owner: 'line', 'cost-center': '4711' });
  const types = new Set(tagged.map(({ type }) => type));
  const costly = ['S3::Bucket', 'SQS::Queue', 'DynamoDB::GlobalTable', 'Lambda::Function', 'Logs::LogGroup'];
  for (const type of [...costly, 'SecretsManager::Secret', 'SNS::Topic', 'CloudWatch::Alarm'])
    expect(types).toContain(`AWS::${type}`);
  const componentOf = (start: string) => tagged.find(({ id }) => id.startsWith(start))?.tags.component;
  expect(['Inbox', 'FanOut', 'FanOutLog', 'DeadLettersRole', 'ServiceLog'].map(componentOf)).toEqual([
    'data',
    'fan-out',
    'fan-out',
    'dead-letters',
    'service',
  ]);
});

test('The tag of the unnamed stage is `default`', () => {
  const stages = new Set(tagsOf({}).map(({ tags }) => tags.stage));
  expect(stages).toEqual(new Set(['default']));
});

test.each([
  ['stage=mine', '-c tags: "stage" is written by the stack itself'],
  ['owner', '-c tags: write tags such as'],
  ['aws:owner=me', '-c tags: write tags such as'],
  ['=me', '-c tags: write tags such as'],
])('Synthesis fails for invalid or reserved tags: %s', (tags, message) => {
  expect(() => synthesizeTemplate({ tags })).toThrow(message);
});
