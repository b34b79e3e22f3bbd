import { expect } from 'vitest';
import { type RawAnswer, rawRequest } from '../support/hostile/raw-request.ts';
import type { ListeningSocket } from './listening.ts';

interface StrangersRequest {
  readonly what: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export async function expectRefused(
  { host, port }: ListeningSocket,
  { what, method, path, headers, body }: StrangersRequest,
  secrets: readonly string[],
): Promise<void> {
  const length = String(Buffer.byteLength(body));
  const all = { host: `${host}:${port}`, ...headers, connection: 'close', 'content-length': length };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const answer = await rawRequest(host, port, [`${method} ${path} HTTP/1.1`, ...lines], body).catch(
    ignoreClosedPort,
  );
  if (answer === undefined) return;
  const answered = `${what} at ${host}:${port}: ${answer.head}\n${answer.body}`;
  expect(isRefused(answer) || isHealthCheck(answer), answered).toBe(true);
  for (const text of secrets) expect(answer.body, answered).not.toContain(text);
}

function ignoreClosedPort(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')) throw error;
}

const isRefused = ({ status }: RawAnswer): boolean => [0, 400, 401, 403, 404, 501].includes(status);

/** The table emulator answers its health check at `/` for everybody. */
const isHealthCheck = ({ body }: RawAnswer): boolean => /^healthy: [\w.-]+\s*$/.test(body);

const forgedCredential = `Credential=AKIAIOSFODNN7EXAMPLE/20261121/eu-central-1/dynamodb/aws4_request, SignedHeaders=host, Signature=${'0'.repeat(64)}`;
const forTables = (operation: string, body: object): StrangersRequest => ({
  what: operation,
  method: 'POST',
  path: '/',
  headers: {
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-target': operation,
    'x-amz-date': '20261121T000000Z',
    authorization: `AWS4-HMAC-SHA256 ${forgedCredential}`,
  },
  body: JSON.stringify(body),
});
const plain = (method: string, path: string, body = ''): StrangersRequest => ({
  what: `${method} ${path}`,
  method,
  path,
  headers: { accept: 'text/html, application/json' },
  body,
});

export const pipelineRequests = (TableName: string): readonly StrangersRequest[] => [
  forTables('DynamoDB_20120810.ListTables', {}),
  forTables('DynamoDB_20120810.Scan', { TableName }),
  forTables('DynamoDB_20120810.PutItem', { TableName, Item: { pk: { S: 'planted' }, sk: { S: 'planted' } } }),
  forTables('DynamoDBStreams_20120810.ListStreams', { TableName }),
  plain('GET', '/'),
  plain('GET', '/batches'),
  plain('GET', '/webhooks'),
  plain('GET', '/people?name=a'),
  plain('POST', '/webhooks', JSON.stringify({ url: 'https://evil.example' })),
  plain('PUT', '/ceiling', JSON.stringify({ calls: 1_000_000 })),
  plain('GET', '/account/credits'),
  plain('POST', '/api/chat', '{}'),
  plain('GET', '/2018-06-01/runtime/invocation/next'),
];
