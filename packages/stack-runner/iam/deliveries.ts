import { StackError } from '../basics/errors.ts';
import type { Access } from './access.ts';
import type { Need, Principal } from './decide.ts';
import { refusalLine } from './refusal.ts';

interface CheckedDelivery {
  readonly what: string;
  readonly principal: Principal;
  readonly needs: readonly Need[];
}

/** @throws StackError if AWS would refuse the deployment or deliver nothing */
export function checkDelivery(access: Access, { what, principal, needs }: CheckedDelivery): void {
  const refusal = access.refusal(principal, needs);
  if (refusal !== undefined) throw new StackError(`${what}: ${refusalLine(refusal)}`);
}

/**
 * Skips roles outside the template.
 * @throws StackError naming the missing trust statement
 */
export function checkMayAssume(
  access: Access,
  what: string,
  name: 'lambda' | 'events' | 'scheduler',
  roleArn: string,
  source: { readonly account: string; readonly arn: string },
): void {
  const context = { 'aws:sourcearn': [source.arn], 'aws:sourceaccount': [source.account] };
  const refusal = access.refusalToAssume(service(name), roleArn, context);
  if (refusal !== undefined) throw new StackError(`${what}: ${refusalLine(refusal)}`);
}

const service = (name: string): Principal => ({ kind: 'service', name: `${name}.amazonaws.com` });

export function pollingNeeds(
  role: string,
  sourceArn: string,
  failuresTo: string | undefined,
): Omit<CheckedDelivery, 'what'> {
  const actions = sourceArn.includes(':sqs:')
    ? ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes']
    : ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:ListStreams'];
  const needs = actions.map((action) => ({ action, resource: sourceArn }));
  const failures = failuresTo === undefined ? [] : [sending(failuresTo)];
  return { principal: { kind: 'role', arn: role }, needs: [...needs, ...failures] };
}

export function pushingNeeds(
  from: 's3' | 'events' | 'cloudwatch',
  sourceArn: string,
  account: string,
  targetArn: string,
  role?: string,
): Omit<CheckedDelivery, 'what'> {
  const context = { 'aws:sourcearn': [sourceArn], 'aws:sourceaccount': [account] };
  const principal: Principal = role === undefined ? service(from) : { kind: 'role', arn: role };
  return { principal, needs: [{ ...sending(targetArn), context }] };
}

/** https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/encrypt-log-data-kms.html */
export function encryptingLogs(
  region: string,
  groupArn: string,
  keyArn: string,
): Omit<CheckedDelivery, 'what'> {
  const context = { 'kms:encryptioncontext:aws:logs:arn': [groupArn] };
  const actions = ['Encrypt', 'Decrypt', 'ReEncryptTo', 'ReEncryptFrom', 'GenerateDataKey', 'DescribeKey'];
  return {
    principal: service(`logs.${region}`),
    needs: actions.map((action) => ({ action: `kms:${action}`, resource: keyArn, context })),
  };
}

export function sending(arn: string): Need {
  if (arn.includes(':lambda:')) return { action: 'lambda:InvokeFunction', resource: arn };
  if (arn.includes(':event-bus/')) return { action: 'events:PutEvents', resource: arn };
  if (arn.includes(':logs:')) return { action: 'logs:PutLogEvents', resource: arn };
  if (arn.includes(':sns:')) return { action: 'sns:Publish', resource: arn };
  return { action: 'sqs:SendMessage', resource: arn };
}
