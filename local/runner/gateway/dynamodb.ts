import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ArnNames, fromEmulatorArns, toEmulatorArns } from '../emulators/dynoxide-arns.ts';
import { readBody } from '../protocol/http.ts';
import { forward, sendRequest } from '../protocol/loopback.ts';

const maxRequestBytes = 16 * 1024 * 1024;
/** Operations whose requests or answers name ARNs; data operations pass as they are. */
const withArns =
  /\.(DescribeTable|CreateTable|UpdateTable|DeleteTable|ListStreams|DescribeStream|GetShardIterator|GetRecords|ListTagsOfResource|TagResource|UntagResource)$/;

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
  const answer = await sendRequest(
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
