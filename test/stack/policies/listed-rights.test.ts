import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { listedRights } from '../../rights/listed.ts';
import { rightName } from '../../rights/unneeded.ts';
import { synthesizeTemplate } from '../template.ts';

const text = z.union([z.string().transform((one) => [one]), z.array(z.string())]);
const document = z.looseObject({
  Statement: z.array(z.looseObject({ Effect: z.enum(['Allow', 'Deny']), Action: text })),
});
const policy = z.looseObject({
  Properties: z.looseObject({ PolicyDocument: document.optional(), KeyPolicy: document.optional() }),
});
const kinds = [
  'AWS::IAM::Policy',
  'AWS::SQS::QueuePolicy',
  'AWS::S3::BucketPolicy',
  'AWS::SNS::TopicPolicy',
  'AWS::KMS::Key',
];

test('The template grants every right that docs/security.md lists as unneeded', () => {
  const template = synthesizeTemplate({ publicFeeds: '5', publicLinks: '5', ownKey: 'true' });
  const granted = new Set(
    kinds.flatMap((kind) =>
      Object.entries(template.findResources(kind)).flatMap(([id, resource]) => {
        const { PolicyDocument, KeyPolicy } = policy.parse(resource).Properties;
        const statements = (PolicyDocument ?? KeyPolicy)?.Statement ?? [];
        return statements.flatMap(({ Effect, Action }) =>
          Action.map((each) => rightName({ policy: id.replace(/[0-9A-F]{8}$/, ''), effect: Effect }, each)),
        );
      }),
    ),
  );
  const listed = listedRights(readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8'));
  expect(listed.length).toBeGreaterThan(20);
  expect(listed.filter((each) => !granted.has(each))).toEqual([]);
});
