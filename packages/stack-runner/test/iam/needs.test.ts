import { describe, expect, test } from 'vitest';
import { type Names, needsOf, queueRequest } from '../../iam/requests.ts';
import { objectNeeds } from '../../services/s3/object-needs.ts';

const at = (service: string, rest: string): string => `arn:aws:${service}:eu-central-1:000000000000:${rest}`;
const names: Names = {
  region: 'eu-central-1',
  account: '000000000000',
  tableKeys: new Map([[at('dynamodb', 'table/items'), { table: 'pk', indexes: { due: 'day' } }]]),
  secretArn: (id) => (id === 'key' ? at('secretsmanager', 'secret:key-abc') : undefined),
  functionArn: (id) => (id === 'worker' ? at('lambda', 'function:worker') : undefined),
};
const items = at('dynamodb', 'table/items');
const jobs = at('sqs', 'jobs');

function rightsNeededBy(
  service: string,
  target: string | undefined,
  body: object | string,
  url = '/',
  method = 'POST',
): string[] {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return needsOf(service, { method, url, target, body: Buffer.from(text) }, names).map(
    ({ action, resource, context }) =>
      [action, resource, ...(context?.['dynamodb:leadingkeys'] ?? [])].join(' '),
  );
}

describe('a request needs', () => {
  const Key = { pk: { S: 'a' }, sk: { S: '1' } };
  const TableName = 'items';
  const values = { ExpressionAttributeValues: { ':p': { S: 'a' } } };
  test.each<[string, string | undefined, object | string, string[]]>([
    ['dynamodb', 'GetItem', { TableName, Key }, [`dynamodb:GetItem ${items} a`]],
    ['dynamodb', 'PutItem', { TableName: items, Item: Key }, [`dynamodb:PutItem ${items} a`]],
    [
      'dynamodb',
      'Query',
      { TableName, KeyConditionExpression: 'begins_with(sk, :s) AND pk = :p', ...values },
      [`dynamodb:Query ${items} a`],
    ],
    [
      'dynamodb',
      'Query',
      { TableName, KeyConditionExpression: '#k=:p', ExpressionAttributeNames: { '#k': 'pk' }, ...values },
      [`dynamodb:Query ${items} a`],
    ],
    [
      'dynamodb',
      'Query',
      { TableName, IndexName: 'due', KeyConditionExpression: 'day = :p', ...values },
      [`dynamodb:Query ${items}/index/due a`],
    ],
    ['dynamodb', 'Scan', { TableName }, [`dynamodb:Scan ${items}`]],
    [
      'dynamodb',
      'BatchWriteItem',
      { RequestItems: { items: [{ PutRequest: { Item: Key } }, { DeleteRequest: { Key } }] } },
      [`dynamodb:BatchWriteItem ${items} a`],
    ],
    [
      'dynamodb',
      'BatchGetItem',
      { RequestItems: { items: { Keys: [Key] } } },
      [`dynamodb:BatchGetItem ${items} a`],
    ],
    [
      'dynamodb',
      'TransactWriteItems',
      {
        TransactItems: [
          { Put: { TableName, Item: Key } },
          { Delete: { TableName, Key } },
          { ConditionCheck: { TableName, Key } },
          { Update: { TableName, Key } },
        ],
      },
      ['PutItem', 'DeleteItem', 'ConditionCheckItem', 'UpdateItem'].map(
        (action) => `dynamodb:${action} ${items} a`,
      ),
    ],
    [
      'dynamodb',
      'TransactGetItems',
      { TransactItems: [{ Get: { TableName, Key } }] },
      [`dynamodb:GetItem ${items} a`],
    ],
    ['dynamodb', 'ExecuteStatement', { Statement: 'SELECT * FROM items' }, ['dynamodb:ExecuteStatement *']],
    [
      'sqs',
      'SendMessageBatch',
      { QueueUrl: 'http://127.0.0.1:1/000000000000/jobs' },
      [`sqs:SendMessage ${jobs}`],
    ],
    ['sqs', 'ChangeMessageVisibilityBatch', { QueueUrl: 'x/jobs' }, [`sqs:ChangeMessageVisibility ${jobs}`]],
    [
      'sqs',
      undefined,
      'Action=DeleteMessage&QueueUrl=http%3A%2F%2Fx%2F0%2Fjobs',
      [`sqs:DeleteMessage ${jobs}`],
    ],
    ['sqs', 'ListQueues', {}, ['sqs:ListQueues *']],
    [
      'secretsmanager',
      'GetSecretValue',
      { SecretId: 'key' },
      [`secretsmanager:GetSecretValue ${at('secretsmanager', 'secret:key-abc')}`],
    ],
    [
      'events',
      'PutEvents',
      { Entries: [{ EventBusName: 'news' }, {}] },
      ['news', 'default'].map((bus) => `events:PutEvents ${at('events', `event-bus/${bus}`)}`),
    ],
    [
      'secretsmanager',
      'GetSecretValue',
      { SecretId: { toString: 1, valueOf: null } },
      ['secretsmanager:GetSecretValue {"toString":1,"valueOf":null}'],
    ],
    ['sts', 'GetCallerIdentity', {}, []],
    ['unheard', 'Of', {}, ['unheard:* *']],
    ['events', 'PutEvents', { Entries: [] }, ['events:* *']],
    ['dynamodb', 'TransactWriteItems', { TransactItems: [] }, ['dynamodb:* *']],
    [
      'dynamodb',
      'TransactWriteItems',
      { TransactItems: [{ put: { TableName: 'items' } }] },
      ['dynamodb:TransactWriteItems *'],
    ],
  ])('A request %s %s %j needs these rights', (service, target, body, expected) => {
    expect(rightsNeededBy(service, target, body)).toEqual(expected);
  });

  test('A request needs the rights for the resource in its address', () => {
    expect(rightsNeededBy('lambda', undefined, {}, '/2015-03-31/functions/worker/invocations')).toEqual([
      `lambda:InvokeFunction ${at('lambda', 'function:worker')}`,
    ]);
    expect(rightsNeededBy('scheduler', undefined, {}, '/schedules/daily?groupName=g', 'DELETE')).toEqual([
      `scheduler:DeleteSchedule ${at('scheduler', 'schedule/g/daily')}`,
    ]);
    expect(rightsNeededBy('cloudformation', undefined, 'Action=DescribeStacks&StackName=App')).toEqual([
      `cloudformation:DescribeStacks ${at('cloudformation', 'stack/App/local')}`,
    ]);
  });

  test.each([
    ['GetObject', ['s3:GetObject arn:aws:s3:::photos/a b']],
    ['HeadBucket', ['s3:ListBucket arn:aws:s3:::photos']],
    ['CopyObject', ['s3:PutObject arn:aws:s3:::photos/a b', 's3:GetObjectVersion arn:aws:s3:::other/c d']],
    ['DeleteObjects', ['s3:DeleteObject arn:aws:s3:::photos/a b']],
    ['ListObjectVersions', ['s3:ListBucketVersions arn:aws:s3:::photos']],
    ['UploadPart', ['s3:PutObject arn:aws:s3:::photos/a b']],
  ] as const)('An S3 %s request needs these rights', (operation, expected) => {
    const request = { method: 'PUT', bucket: 'photos', key: 'a b', query: new URLSearchParams() };
    const more = { copySource: '/other/c%20d?versionId=1' };
    const needs = objectNeeds(operation, { ...request, ...more });
    expect(needs.map(({ action, resource }) => `${action} ${resource}`)).toEqual(expected);
  });

  test.each([
    ['GetObject', ['s3:GetObjectVersion']],
    ['HeadObject', ['s3:GetObjectVersion']],
    ['GetObjectAttributes', ['s3:GetObjectVersion', 's3:GetObjectVersionAttributes']],
    ['DeleteObject', ['s3:DeleteObjectVersion']],
    ['DeleteObjects', ['s3:DeleteObjectVersion']],
  ] as const)(
    'The operation %s of one version of an S3 object needs the action on versions',
    (operation, expected) => {
      const query = new URLSearchParams({ versionId: 'v1' });
      const needs = objectNeeds(operation, {
        method: 'GET',
        bucket: 'b',
        key: 'k',
        query,
        copySource: undefined,
      });
      expect(needs.map(({ action }) => action)).toEqual(expected);
    },
  );
});

test.each([
  ['DeleteMessage', { QueueUrl: 'http://127.0.0.1/jobs', ReceiptHandle: 'a' }, 1],
  ['DeleteMessageBatch', { QueueUrl: 'http://127.0.0.1/jobs', Entries: [{ Id: '0' }, { Id: '1' }] }, 2],
  ['SendMessageBatch', { QueueUrl: 'http://127.0.0.1/jobs', Entries: [{ Id: '0' }] }, 0],
])('A request of %s counts each message that it deletes, also in a batch', (target, input, deletes) => {
  const body = Buffer.from(JSON.stringify(input));
  expect(queueRequest({ method: 'POST', url: '/', target, body })).toEqual({
    operation: target,
    queue: 'jobs',
    deletes,
  });
});

test('A request in the query form counts each message that it deletes in a batch', () => {
  const form = { Action: 'DeleteMessageBatch', QueueUrl: 'http://127.0.0.1/jobs' };
  const entries = [1, 2, 3].flatMap((at): [string, string][] => [
    [`DeleteMessageBatchRequestEntry.${at}.Id`, `${at}`],
    [`DeleteMessageBatchRequestEntry.${at}.ReceiptHandle`, 'a'],
  ]);
  const body = Buffer.from(`${new URLSearchParams([...Object.entries(form), ...entries])}`);
  expect(queueRequest({ method: 'POST', url: '/', target: undefined, body }).deletes).toBe(3);
});
