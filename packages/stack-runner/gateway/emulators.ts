import type { IncomingMessage, ServerResponse } from 'node:http';
import { AwsError } from '../basics/errors.ts';
import { isObject } from '../basics/json.ts';
import { type ArnNames, fromEmulatorArns, toEmulatorArns } from '../emulators/dynoxide-arns.ts';
import type { Need } from '../iam/decide.ts';
import { type BufferedResponse, withoutCorsHeaders } from '../protocol/upstream.ts';
import type { Capacity } from '../services/dynamodb/capacity.ts';

interface Emulator {
  send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: Buffer,
  ): Promise<BufferedResponse>;
}

interface Tables {
  readonly dynoxide: Emulator;
  readonly names: ArnNames;
  readonly capacity: Capacity;
}

const withArns =
  /\.(DescribeTable|CreateTable|UpdateTable|DeleteTable|ListStreams|DescribeStream|GetShardIterator|GetRecords|ListTagsOfResource|TagResource|UntagResource)$/;

export async function passToDynoxide(
  { dynoxide, names, capacity }: Tables,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  needs: readonly Need[],
): Promise<void> {
  const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
  const shares = capacity.admit(operation, needs);
  if (shares !== undefined) {
    const input: unknown = JSON.parse(body.toString('utf8'));
    const withCapacity = JSON.stringify({
      ...(isObject(input) ? input : {}),
      ReturnConsumedCapacity: 'TOTAL',
    });
    const answer = await dynoxide.send('POST', '/', onward(request), Buffer.from(withCapacity));
    const output: unknown = JSON.parse(answer.body.toString('utf8'));
    capacity.charge(shares, output);
    if (isObject(output) && isObject(input) && input.ReturnConsumedCapacity === undefined)
      delete output.ConsumedCapacity;
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(JSON.stringify(output));
    return;
  }
  if (request.method !== 'POST')
    throw new AwsError('UnknownOperationException', 'DynamoDB requests must use POST');
  if (!withArns.test(String(request.headers['x-amz-target']))) {
    await pass(dynoxide, request, response, body);
    return;
  }
  const text = toEmulatorArns(names, body.toString('utf8'));
  const answer = await dynoxide.send('POST', '/', onward(request), Buffer.from(text));
  response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(fromEmulatorArns(names, answer.body.toString('utf8')));
}

export async function pass(
  emulator: Emulator,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): Promise<string> {
  const answer = await emulator.send(request.method ?? 'POST', request.url ?? '/', onward(request), body);
  response.writeHead(answer.status, {
    ...withoutCorsHeaders(answer.headers),
    'content-length': answer.body.length,
  });
  response.end(answer.body);
  return answer.body.toString('utf8');
}

function onward({ headers }: IncomingMessage): Record<string, string> {
  const onward: Record<string, string> = {};
  for (const name of ['host', 'content-type', 'x-amz-target', 'x-amz-date', 'authorization']) {
    const value = headers[name];
    if (typeof value === 'string') onward[name] = value;
  }
  return onward;
}
