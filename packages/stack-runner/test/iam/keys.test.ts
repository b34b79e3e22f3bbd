import { describe, expect, test } from 'vitest';
import { Access } from '../../iam/access.ts';
import type { Need, Principal } from '../../iam/decide.ts';
import { statementsOf } from '../../iam/statement.ts';

const account = '000000000000';
const arn = `arn:aws:iam::${account}:role/worker`;
const role: Principal = { kind: 'role', arn };
const queue = `arn:aws:sqs:eu-central-1:${account}:jobs`;
const key = `arn:aws:kms:eu-central-1:${account}:key/data`;
const root = { AWS: `arn:aws:iam::${account}:root` };
const send: Need = { action: 'sqs:SendMessage', resource: queue };

const allow = (Action: string | string[], more: object = {}) => ({
  Effect: 'Allow',
  Action,
  Resource: '*',
  ...more,
});
const delegating = allow('kms:*', { Principal: root });

function refusedTo(
  principal: Principal,
  { own = [], ofKey = [], ofQueue = [] }: Readonly<Record<string, readonly object[]>>,
  need = send,
): string | undefined {
  const credentials = { accessKeyId: 'operator', secretAccessKey: 'secret' };
  const access = new Access({ mode: 'enforce', account, credentials, onRefusal: () => undefined });
  access.allowRole(arn, statementsOf('Own', { Statement: [...own] }));
  access.addResourcePolicy(queue, statementsOf('OfQueue', { Statement: [...ofQueue] }));
  access.addResourcePolicy(key, statementsOf('OfKey', { Statement: [...ofKey] }));
  access.setKey(queue, key);
  return access.refusal(principal, [need])?.need.action;
}

describe('a request to a resource under a key', () => {
  const rights = ['sqs:SendMessage', 'kms:GenerateDataKey', 'kms:Decrypt'];

  test('A request to an encrypted resource needs the right to it and every right to the key', () => {
    const ofKey = [delegating];
    expect(refusedTo(role, { own: [allow(rights)], ofKey })).toBeUndefined();
    for (const missing of rights)
      expect(refusedTo(role, { own: [allow(rights.filter((each) => each !== missing))], ofKey })).toBe(
        missing,
      );
  });

  test("IAM refuses a role that allows everything if the key's policy does not delegate to the account", () => {
    expect(refusedTo(role, { own: [allow('*')] })).toBe('kms:GenerateDataKey');
    const named = allow(['kms:GenerateDataKey', 'kms:Decrypt'], { Principal: { AWS: arn } });
    expect(refusedTo(role, { own: [allow('sqs:*')], ofKey: [named] })).toBeUndefined();
  });

  test("A deny of the role or of the key's policy refuses the use of a key", () => {
    const deny = (more: object) => ({ ...allow('kms:Decrypt', more), Effect: 'Deny' });
    const all = { own: [allow('*')], ofKey: [delegating] };
    expect(refusedTo(role, { ...all, own: [...all.own, deny({})] })).toBe('kms:Decrypt');
    expect(refusedTo(role, { ...all, ofKey: [delegating, deny({ Principal: '*' })] })).toBe('kms:Decrypt');
  });

  test('A service of AWS needs a statement of the key for that service', () => {
    const s3: Principal = { kind: 'service', name: 's3.amazonaws.com' };
    const Principal = { Service: 's3.amazonaws.com' };
    const ofQueue = [allow('sqs:SendMessage', { Principal })];
    expect(refusedTo(s3, { ofQueue, ofKey: [delegating] })).toBe('kms:GenerateDataKey');
    const ofKey = [delegating, allow(['kms:GenerateDataKey*', 'kms:Decrypt'], { Principal })];
    expect(refusedTo(s3, { ofQueue, ofKey })).toBeUndefined();
  });

  test('IAM evaluates conditions on the service that uses the key', () => {
    const via = (service: string) =>
      allow('kms:*', {
        Principal: root,
        Condition: { StringEquals: { 'kms:ViaService': `${service}.eu-central-1.amazonaws.com` } },
      });
    expect(refusedTo(role, { own: [allow('*')], ofKey: [via('sqs')] })).toBeUndefined();
    expect(refusedTo(role, { own: [allow('*')], ofKey: [via('s3')] })).toBe('kms:GenerateDataKey');
  });

  test("To publish to an encrypted topic, an alarm needs a statement in the policy of the topic's key", () => {
    const topic = `arn:aws:sns:eu-central-1:${account}:wakes`;
    const need = { action: 'sns:Publish', resource: topic };
    const cloudwatch: Principal = { kind: 'service', name: 'cloudwatch.amazonaws.com' };
    const Principal = { Service: 'cloudwatch.amazonaws.com' };
    const refused = (ofKey: object[]): string | undefined => {
      const credentials = { accessKeyId: 'operator', secretAccessKey: 'secret' };
      const access = new Access({ mode: 'enforce', account, credentials, onRefusal: () => undefined });
      access.addResourcePolicy(
        topic,
        statementsOf('OfTopic', { Statement: [allow('sns:Publish', { Principal })] }),
      );
      access.addResourcePolicy(key, statementsOf('OfKey', { Statement: ofKey }));
      access.setKey(topic, key);
      return access.refusal(cloudwatch, [need])?.need.action;
    };
    expect(refused([delegating])).toBe('kms:GenerateDataKey');
    expect(refused([allow(['kms:Decrypt', 'kms:GenerateDataKey*'], { Principal })])).toBeUndefined();
  });

  test('A request that only reads attributes needs no right to the key', () => {
    const need = { action: 'sqs:GetQueueAttributes', resource: queue };
    expect(refusedTo(role, { own: [allow('sqs:*')] }, need)).toBeUndefined();
  });
});
