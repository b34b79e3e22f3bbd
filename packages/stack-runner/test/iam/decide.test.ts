import { describe, expect, test } from 'vitest';
import { type Decision, decide, type Need, type Principal } from '../../iam/decide.ts';
import { statementsOf } from '../../iam/statement.ts';

const account = '000000000000';
const role = { kind: 'role', arn: `arn:aws:iam::${account}:role/worker` } as const;
const s3: Principal = { kind: 'service', name: 's3.amazonaws.com' };
const queue = `arn:aws:sqs:eu-central-1:${account}:jobs`;
const table = `arn:aws:dynamodb:eu-central-1:${account}:table/items`;

interface Given {
  readonly own?: readonly object[];
  readonly ofResource?: readonly object[];
  readonly principal?: Principal;
}

function decided({ own = [], ofResource = [], principal = role }: Given, need: Need): Decision {
  const holder = need.resource.startsWith('arn:aws:s3:::photos') ? 'arn:aws:s3:::photos' : queue;
  const policies = {
    identity: new Map([
      [`arn:aws:iam::${account}:role/worker`, statementsOf('Own', { Statement: [...own] })],
    ]),
    resource: new Map([[holder, statementsOf('OfResource', { Statement: [...ofResource] })]]),
  };
  return decide(policies, account, principal, need);
}

const allow = (Action: string | string[], Resource: string | string[] = '*', more: object = {}) => ({
  Effect: 'Allow',
  Action,
  Resource,
  ...more,
});
const send: Need = { action: 'sqs:SendMessage', resource: queue };
const put: Need = { action: 's3:PutObject', resource: 'arn:aws:s3:::photos/palms/a.jpg' };
const read = (...keys: string[]): Need => ({
  action: 'dynamodb:GetItem',
  resource: table,
  ...(keys.length > 0 && { context: { 'dynamodb:leadingkeys': keys } }),
});

describe('a role', () => {
  test.each<[why: string, given: Given, need: Need, allowed: boolean]>([
    ['no statement allows the action', {}, send, false],
    ['a statement allows the action by name', { own: [allow('sqs:SendMessage', queue)] }, send, true],
    ['action names are case-insensitive', { own: [allow('SQS:sendmessage', queue)] }, send, true],
    [
      'the statement names another resource',
      { own: [allow('sqs:SendMessage', `${queue}-dead`)] },
      send,
      false,
    ],
    ['a star matches any characters', { own: [allow('sqs:Send*', `${queue.slice(0, -2)}*`)] }, send, true],
    [
      'a question mark matches one character',
      { own: [allow('sqs:SendMessag?', queue.replace('jobs', 'job?'))] },
      send,
      true,
    ],
    ['a question mark does not match two characters', { own: [allow('sqs:SendMess?', queue)] }, send, false],
    ['a dot matches only a dot', { own: [allow('*', 'arn:aws:s3:::photos/palms/aXjpg')] }, put, false],
    [
      'a star matches only within one part of an ARN',
      { own: [allow('sqs:*', 'arn:aws:sqs:*:jobs')] },
      send,
      false,
    ],
    ['a part of an ARN may be a star', { own: [allow('sqs:*', 'arn:aws:sqs:*:*:jobs')] }, send, true],
    ['missing parts of an ARN match any', { own: [allow('sqs:*', 'arn:aws:sqs:*')] }, send, true],
    ['a star also matches slashes', { own: [allow('s3:PutObject', 'arn:aws:s3:::photos/*')] }, put, true],
    [
      'the ARN of a bucket does not match its objects',
      { own: [allow('s3:PutObject', 'arn:aws:s3:::photos')] },
      put,
      false,
    ],
    [
      'the ARN of a table does not match its index',
      { own: [allow('dynamodb:Query', table)] },
      { action: 'dynamodb:Query', resource: `${table}/index/due` },
      false,
    ],
    [
      'NotAction allows every other action',
      { own: [{ Effect: 'Allow', NotAction: 's3:*', Resource: '*' }] },
      send,
      true,
    ],
    [
      'NotAction excludes the action',
      { own: [{ Effect: 'Allow', NotAction: 'sqs:*', Resource: '*' }] },
      send,
      false,
    ],
    ['a deny overrides an allow', { own: [allow('*'), { ...allow('sqs:*'), Effect: 'Deny' }] }, send, false],
    [
      'the policy of the resource names the role',
      { ofResource: [allow('sqs:*', queue, { Principal: { AWS: `arn:aws:iam::${account}:role/worker` } })] },
      send,
      true,
    ],
    [
      'the policy of the resource names another role',
      { ofResource: [allow('sqs:*', queue, { Principal: { AWS: `arn:aws:iam::${account}:role/other` } })] },
      send,
      false,
    ],
    [
      'the policy of the resource names the account, so the policy of the role decides',
      { ofResource: [allow('sqs:*', queue, { Principal: { AWS: `arn:aws:iam::${account}:root` } })] },
      send,
      false,
    ],
    [
      'the policy of the resource denies the action to everybody',
      { own: [allow('*')], ofResource: [{ ...allow('sqs:*', queue), Effect: 'Deny', Principal: '*' }] },
      send,
      false,
    ],
    [
      'a deny for unencrypted requests does not match an encrypted one',
      {
        own: [allow('*')],
        ofResource: [
          {
            ...allow('sqs:*', queue),
            Effect: 'Deny',
            Principal: { AWS: '*' },
            Condition: { Bool: { 'aws:SecureTransport': 'false' } },
          },
        ],
      },
      send,
      true,
    ],
    [
      'a deny with NotResource matches a key that it does not list',
      {
        own: [allow('*')],
        ofResource: [
          {
            Effect: 'Deny',
            Principal: '*',
            Action: 's3:PutObject',
            NotResource: ['arn:aws:s3:::photos/births/*'],
          },
        ],
      },
      put,
      false,
    ],
    [
      'a deny with NotResource does not match a key that it lists',
      {
        own: [allow('*')],
        ofResource: [
          {
            Effect: 'Deny',
            Principal: '*',
            Action: 's3:PutObject',
            NotResource: ['arn:aws:s3:::photos/palms/*'],
          },
        ],
      },
      put,
      true,
    ],
  ])('IAM decides for a role: %s', (_why, given, need, allowed) => {
    expect(decided(given, need).allowed).toBe(allowed);
  });

  test('An access error names the statement that denies the action', () => {
    const denial = { ...allow('sqs:*', queue), Effect: 'Deny', Principal: '*', Sid: 'Never' };
    expect(decided({ own: [allow('*')], ofResource: [denial] }, send)).toMatchObject({
      allowed: false,
      denial: { source: 'OfResource (Never)', policy: 'resource-based' },
    });
  });
});

describe('a condition', () => {
  test.each<[condition: object, need: Need, allowed: boolean]>([
    [
      { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['place#*'] } },
      read('place#a', 'place#b'),
      true,
    ],
    [
      { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['place#*'] } },
      read('place#a', 'subject#b'),
      false,
    ],
    [{ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['place#*'] } }, read(), true],
    [{ 'ForAnyValue:StringEquals': { 'dynamodb:LeadingKeys': 'b' } }, read('a', 'b'), true],
    [{ 'ForAnyValue:StringEquals': { 'dynamodb:LeadingKeys': 'b' } }, read(), false],
    [{ 'ForAnyValue:StringEqualsIfExists': { 'dynamodb:LeadingKeys': 'b' } }, read(), false],
    [{ StringEquals: { 'dynamodb:leadingKEYS': 'a' } }, read('a'), true],
    [{ StringEquals: { 'dynamodb:LeadingKeys': 'a*' } }, read('a*b'), false],
    [{ StringEquals: { 'dynamodb:LeadingKeys': 'a' } }, read(), false],
    [{ StringEqualsIfExists: { 'dynamodb:LeadingKeys': 'a' } }, read(), true],
    [{ StringNotEquals: { 'dynamodb:LeadingKeys': ['a', 'b'] } }, read('b'), false],
    [{ StringNotEquals: { 'dynamodb:LeadingKeys': ['a', 'b'] } }, read(), true],
    [{ Null: { 'dynamodb:LeadingKeys': 'false' } }, read(), false],
    [{ Null: { 'dynamodb:LeadingKeys': 'false' } }, read('a'), true],
    [{ Bool: { 'aws:SecureTransport': 'true' } }, read(), true],
    [
      { Bool: { 'aws:SecureTransport': 'true' }, StringEquals: { 'dynamodb:LeadingKeys': 'a' } },
      read('b'),
      false,
    ],
    [{ NumericLessThan: { 'dynamodb:LeadingKeys': '10' } }, read('9'), true],
  ])('IAM evaluates the condition %j for %j', (Condition, need, allowed) => {
    expect(decided({ own: [allow('dynamodb:GetItem', table, { Condition })] }, need).allowed).toBe(allowed);
  });

  test.each([
    [
      { StringEquals: { 'aws:PrincipalOrgID': 'o-1' } },
      'the condition key aws:PrincipalOrgID is not supported',
    ],
    [{ IpAddress: { 'aws:SourceIp': '10.0.0.0/8' } }, 'the condition IpAddress is not supported'],
    [
      { StringEquals: { 'aws:PrincipalTag/a': `\${aws:username}` } },
      `the policy variable \${aws:username} is not supported`,
    ],
  ])(
    'The runner refuses a policy with an unsupported condition or variable, and names it: %j',
    (Condition, message) => {
      expect(() => statementsOf('Own', { Statement: [allow('*', '*', { Condition })] })).toThrow(message);
    },
  );
});

describe('the tag of a caller', () => {
  const own = `\${aws:PrincipalTag/team}`;
  const folder = allow('s3:PutObject', `arn:aws:s3:::photos/${own}/*`);
  const named = allow('s3:PutObject', '*', {
    Condition: { ArnLike: { 'aws:PrincipalArn': `arn:aws:iam::*:role/${own}` } },
  });
  const denied = { ...allow('s3:*', `arn:aws:s3:::photos/${own}/*`), Effect: 'Deny' };

  test.each<[why: string, own: readonly object[], tags: Record<string, string>, allowed: boolean]>([
    ['stands for a part of a resource', [folder], { team: 'palms' }, true],
    ['is compared as a whole', [folder], { team: 'palm' }, false],
    ['is found whatever the case of its key', [folder], { Team: 'palms' }, true],
    ['is missing, so the statement matches nothing', [folder], {}, false],
    ['is missing in a statement that denies', [allow('*'), denied], {}, true],
    ['makes a pattern that the ARN of the caller matches', [named], { team: 'worker' }, true],
    ['makes a pattern that the ARN of the caller does not match', [named], { team: 'workers' }, false],
    [
      'is compared with a value',
      [allow('*', '*', { Condition: { StringEquals: { 'aws:PrincipalTag/team': 'palms' } } })],
      { team: 'palms' },
      true,
    ],
  ])('IAM fills in the tag of a caller: %s', (_, statements, tags, allowed) => {
    expect(decided({ own: statements, principal: { ...role, tags } }, put).allowed).toBe(allowed);
  });
});

describe('a service', () => {
  const s3Request = (SourceArn: string): Given => ({
    own: [allow('*')],
    ofResource: [
      allow('sqs:SendMessage', queue, {
        Principal: { Service: 's3.amazonaws.com' },
        Condition: { ArnLike: { 'aws:SourceArn': SourceArn } },
      }),
    ],
    principal: s3,
  });
  const fromPhotos = { ...send, context: { 'aws:sourcearn': ['arn:aws:s3:::photos'] } };

  test('A service of AWS has only the rights in the policy of the resource', () => {
    expect(decided(s3Request('arn:aws:s3:::photos'), fromPhotos).allowed).toBe(true);
    expect(decided(s3Request('arn:aws:s3:::other'), fromPhotos).allowed).toBe(false);
    expect(decided({ own: [allow('*')], principal: s3 }, fromPhotos).allowed).toBe(false);
    const events: Principal = { kind: 'service', name: 'events.amazonaws.com' };
    expect(decided({ ...s3Request('arn:aws:s3:::photos'), principal: events }, fromPhotos).allowed).toBe(
      false,
    );
  });
});

test('The operator may do everything except what a policy denies to everybody', () => {
  const principal: Principal = { kind: 'operator' };
  const denial = {
    Effect: 'Deny',
    Principal: '*',
    Action: 's3:PutObject',
    NotResource: 'arn:aws:s3:::photos/births/*',
  };
  expect(decided({ principal }, send).allowed).toBe(true);
  expect(decided({ principal, ofResource: [denial] }, put).allowed).toBe(false);
});
