import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { AwsError } from '../../basics/errors.ts';
import type { Access } from '../../iam/access.ts';
import type { Need, Principal } from '../../iam/decide.ts';
import { nameOf } from '../../iam/refusal.ts';
import { createGuardedServer } from '../../protocol/guard.ts';
import { readBody } from '../../protocol/http.ts';
import { claimedKey, provisionalStatus, signedRequest, verifySignature } from '../../protocol/signature.ts';
import type { Emit } from '../cloudwatch/aws-metrics.ts';
import { maxPayloadBytes } from '../lambda/invocation.ts';
import type { LambdaFunction } from '../lambda/lambda-function.ts';
import { functionUrlEvent, functionUrlResponse } from './event.ts';

const anybody: Principal = { kind: 'anybody' };

interface Options {
  readonly id: string;
  readonly region: string;
  readonly account: string;
  readonly access: Access;
  readonly authType: 'NONE' | 'AWS_IAM';
  readonly target: LambdaFunction;
  readonly emit: Emit;
}

export function createFunctionUrlServer(options: Options): Server {
  return createGuardedServer((request, response) => {
    response.once('finish', () => count(options, response.statusCode));
    serve(options, request, response).catch((error: unknown) => {
      request.resume();
      const status = error instanceof AwsError ? error.status : 502;
      answer(response, status, messages[status] ?? 'Internal Server Error');
    });
  });
}

const messages: Readonly<Record<number, string>> = { 413: 'Request Entity Too Large', 429: 'Rate Exceeded.' };

function count({ target, emit }: Options, status: number): void {
  const dimensions = { FunctionName: target.definition.name };
  emit('AWS/Lambda UrlRequestCount', dimensions, 1);
  emit('AWS/Lambda Url4xxCount', dimensions, Number(status >= 400 && status < 500));
  emit('AWS/Lambda Url5xxCount', dimensions, Number(status >= 500));
}

async function serve(options: Options, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { authType, access, region, account, target, id } = options;
  const request = signedRequest(incoming);
  const signed = authType === 'AWS_IAM';
  const { principal, credentials } = signed
    ? access.caller(claimedKey(request))
    : { ...access.caller(undefined), principal: anybody };
  const scope = { credentials, region, service: 'lambda' };
  // Before the body is read, which may be large.
  if (signed && provisionalStatus(scope, request) !== 'valid') return forbid(incoming, response);
  const body = await readBody(incoming, maxPayloadBytes);
  if (signed && verifySignature(scope, request, Date.now(), body) !== 'valid')
    return forbid(incoming, response);
  if (access.refusal(principal, urlNeeds(target.definition.arn, authType)) !== undefined)
    return forbid(incoming, response);
  const signer = signed ? { accountId: account, userArn: signerOf(principal, account) } : undefined;
  const event = JSON.stringify(functionUrlEvent({ ...request, body }, id, signer));
  // Base64 makes a binary body a third longer; the limit applies to the event.
  if (Buffer.byteLength(event) > maxPayloadBytes) return answer(response, 413, 'Request Entity Too Large');
  const result = await target.invoke(event);
  if (result.functionError !== undefined) return answer(response, 502, 'Internal Server Error');
  const { status, headers: out, body: content } = functionUrlResponse(result.payload);
  response.writeHead(status, { ...out, 'content-length': content.length });
  response.end(incoming.method === 'HEAD' ? undefined : content);
}

const signerOf = (principal: Principal, account: string): string =>
  principal.kind === 'role' ? nameOf(principal) : `arn:aws:iam::${account}:root`;

/** https://docs.aws.amazon.com/lambda/latest/dg/urls-auth.html */
function urlNeeds(resource: string, authType: string): Need[] {
  return [
    { action: 'lambda:InvokeFunctionUrl', resource, context: { 'lambda:functionurlauthtype': [authType] } },
    { action: 'lambda:InvokeFunction', resource, context: { 'lambda:invokedviafunctionurl': ['true'] } },
  ];
}

function forbid(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  answer(response, 403, 'Forbidden');
}

function answer(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ Message: message }));
}
