import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from './http.ts';
import { call, forward } from './proxy.ts';

const emulatorPrefix = 'arn:aws:dynamodb:dynoxide:000000000000:';
const maxRequestBytes = 16 * 1024 * 1024;
/** Operations whose requests or answers name ARNs; data operations pass as they are. */
const withArns =
  /\.(DescribeTable|CreateTable|UpdateTable|DeleteTable|ListStreams|DescribeStream|GetShardIterator|GetRecords|ListTagsOfResource|TagResource|UntagResource)$/;

export interface ArnNames {
  readonly region: string;
  readonly account: string;
}

export function toEmulatorArns({ region, account }: ArnNames, text: string): string {
  return text.replaceAll(`arn:aws:dynamodb:${region}:${account}:`, emulatorPrefix);
}

export function fromEmulatorArns({ region, account }: ArnNames, text: string): string {
  return text
    .replaceAll(emulatorPrefix, `arn:aws:dynamodb:${region}:${account}:`)
    .replaceAll('"awsRegion":"dynoxide"', `"awsRegion":${JSON.stringify(region)}`);
}

/** Passes a DynamoDB request on; the emulator's own region and account in ARNs become the stack's. */
export async function forwardDynamoDb(
  port: number,
  names: ArnNames,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target = String(request.headers['x-amz-target']);
  if (!withArns.test(target)) return forward(port, request, response);
  const body = toEmulatorArns(names, (await readBody(request, maxRequestBytes)).toString('utf8'));
  const answer = await call(
    port,
    'POST',
    '/',
    {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': target,
      'x-amz-date': String(request.headers['x-amz-date']),
      authorization: String(request.headers.authorization),
    },
    Buffer.from(body),
  );
  response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(fromEmulatorArns(names, answer.body.toString('utf8')));
}
