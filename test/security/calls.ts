import type { Running } from '../support/local-app/clients.ts';
import { type SignedInit, signedHeaders } from '../support/local-app/signed-fetch.ts';

interface Call {
  readonly service: string;
  readonly path: string;
  readonly init: SignedInit;
}

export function callsTo(output: (key: string) => string, functionName: string): Record<string, Call> {
  const json = (service: string, target: string, body: object): Call => {
    const version = service === 'secretsmanager' || service === 'events' ? '1.1' : '1.0';
    const headers = { 'content-type': `application/x-amz-json-${version}`, 'x-amz-target': target };
    return { service, path: '/', init: { method: 'POST', headers, body: JSON.stringify(body) } };
  };
  const form = (service: string, action: string): Call => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return { service, path: '/', init: { method: 'POST', headers, body: `Action=${action}` } };
  };
  const rest = (service: string, method: string, path: string, body?: string): Call => {
    return { service, path, init: { method, ...(body === undefined ? {} : { body }) } };
  };
  const [TableName, QueueUrl, Bucket] = [output('Table'), output('GivenUp'), output('Bucket')];
  const Key = { pk: { S: 'person' }, sk: { S: 'kept' } };
  const event = { Source: 'local.app', DetailType: 'Changed', Detail: '{"id":"planted"}' };
  return {
    'a scan of the table': json('dynamodb', 'DynamoDB_20120810.Scan', { TableName }),
    PutItem: json('dynamodb', 'DynamoDB_20120810.PutItem', { TableName, Item: Key }),
    DeleteItem: json('dynamodb', 'DynamoDB_20120810.DeleteItem', { TableName, Key }),
    DescribeTable: json('dynamodb', 'DynamoDB_20120810.DescribeTable', { TableName }),
    ReceiveMessage: json('sqs', 'AmazonSQS.ReceiveMessage', { QueueUrl }),
    PurgeQueue: json('sqs', 'AmazonSQS.PurgeQueue', { QueueUrl }),
    SendMessage: json('sqs', 'AmazonSQS.SendMessage', { QueueUrl, MessageBody: 'planted' }),
    GetSecretValue: json('secretsmanager', 'secretsmanager.GetSecretValue', { SecretId: output('Secret') }),
    ListSecrets: json('secretsmanager', 'secretsmanager.ListSecrets', {}),
    PutEvents: json('events', 'AWSEvents.PutEvents', {
      Entries: [{ EventBusName: output('Bus'), ...event }],
    }),
    DescribeStacks: form('cloudformation', 'DescribeStacks'),
    GetCallerIdentity: form('sts', 'GetCallerIdentity'),
    'a list of schedules': rest('scheduler', 'GET', '/schedules'),
    'a deletion of a schedule': rest('scheduler', 'DELETE', '/schedules/any'),
    'an invocation': rest(
      'lambda',
      'POST',
      `/2015-03-31/functions/${functionName}/invocations`,
      '{"schedule":"planted"}',
    ),
    'a list of the buckets': rest('s3', 'GET', '/'),
    'a list of the objects': rest('s3', 'GET', `/${Bucket}?list-type=2`),
    'the reading of an object': rest('s3', 'GET', `/${Bucket}/births/june.txt`),
    'the writing of an object': rest('s3', 'PUT', `/${Bucket}/births/planted.csv`, 'id'),
    'the deletion of an object': rest('s3', 'DELETE', `/${Bucket}/births/june.txt`),
    'the deletion of many': rest('s3', 'POST', `/${Bucket}?delete`, '<Delete/>'),
  };
}

interface WrongRequest {
  readonly headers: Record<string, string>;
  readonly body?: string;
}

type Wrong = (stack: Running, call: Call, address: string) => Promise<WrongRequest> | WrongRequest;

function headersWithInventedSignature(service: string, accessKeyId: string): Record<string, string> {
  const date = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const scope = `${date.slice(0, 8)}/eu-central-1/${service}/aws4_request`;
  return {
    'x-amz-date': date,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=host;x-amz-date, Signature=${'0'.repeat(64)}`,
  };
}

const wrongRequests = {
  'no signature': (_, { init }) => ({ headers: { ...init.headers } }),
  'a made-up signature': (_, { service, init }) => ({
    headers: { ...init.headers, ...headersWithInventedSignature(service, 'AKIAIOSFODNN7EXAMPLE') },
  }),
  'the right key and a made-up signature': ({ credentials }, { service, init }) => ({
    headers: { ...init.headers, ...headersWithInventedSignature(service, credentials.accessKeyId) },
  }),
  'half a signature': (_, { init }) => ({
    headers: { ...init.headers, authorization: 'AWS4-HMAC-SHA256 Credential=a/b/c' },
  }),
  'the signature of another body': async (stack, { service, init }, address) => ({
    headers: await signedHeaders(stack, service, address, { ...init, body: `${init.body} ` }),
  }),
  'another body than its signed hash': async (stack, { service, init }, address) => ({
    headers: await signedHeaders(stack, service, address, init),
    body: `${init.body ?? ''} `,
  }),
  'the signature of another service': async (stack, { init }, address) => ({
    headers: await signedHeaders(stack, 'iot', address, init),
  }),
  'the signature of another region': async (stack, { service, init }, address) => ({
    headers: await signedHeaders({ ...stack, region: 'eu-west-1' }, service, address, init),
  }),
  'a signature of an hour ago': async (stack, { service, init }, address) => ({
    headers: await signedHeaders(stack, service, address, {
      ...init,
      signingDate: new Date(Date.now() - 3_600_000),
    }),
  }),
  'a right signature from a page of another site': async (stack, { service, init }, address) => ({
    headers: { ...(await signedHeaders(stack, service, address, init)), origin: 'http://evil.example' },
  }),
  'a right signature by the name of another host': async (stack, { service, init }, address) => ({
    headers: await signedHeaders(stack, service, address.replace('127.0.0.1', 'evil.example'), init),
  }),
} satisfies Record<string, Wrong>;

export const wronglySigned: Readonly<Record<keyof typeof wrongRequests, Wrong>> = wrongRequests;
