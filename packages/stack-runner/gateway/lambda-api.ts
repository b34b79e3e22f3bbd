import type { IncomingMessage, ServerResponse } from 'node:http';
import { AwsError, notEmulated } from '../basics/errors.ts';
import { parseJson } from '../basics/json.ts';
import { header } from '../protocol/http.ts';
import type { AsyncInvocations } from '../services/lambda/async-invocations.ts';
import { maxAsyncPayloadBytes, maxPayloadBytes } from '../services/lambda/invocation.ts';
import type { LambdaService } from '../services/lambda/lambda-service.ts';
import { lineageIn } from '../services/lambda/lineage.ts';

interface Services {
  readonly lambda: LambdaService;
  readonly asyncInvocations: AsyncInvocations;
}

export async function lambdaApi(
  { lambda, asyncInvocations }: Services,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): Promise<void> {
  const [, name] = /^\/2015-03-31\/functions\/([^/?]+)\/invocations/.exec(request.url ?? '') ?? [];
  if (request.method !== 'POST' || name === undefined) {
    throw notEmulated('Lambda', `${request.method} ${request.url}`);
  }
  const target = lambda.get(decoded(name));
  const type = header(request, 'x-amz-invocation-type') ?? 'RequestResponse';
  const limit = type === 'Event' ? maxAsyncPayloadBytes : maxPayloadBytes;
  if (body.length > limit) {
    throw new AwsError('RequestTooLargeException', `Request must be smaller than ${limit} bytes`, 413);
  }
  const payload = body.toString('utf8') || '{}';
  const lineage = lineageIn(header(request, 'x-amzn-trace-id'));
  if (parseJson(payload) === undefined) {
    throw new AwsError('InvalidRequestContentException', 'Could not parse request body into json');
  }
  const version = { 'x-amz-executed-version': '$LATEST' };
  switch (type) {
    case 'DryRun':
      response.writeHead(204, version).end();
      return;
    case 'Event':
      void asyncInvocations.accept(target.definition.name, payload, lineage).done;
      response.writeHead(202).end();
      return;
    case 'RequestResponse': {
      const result = await target.invoke(payload, lineage);
      const failure =
        result.functionError === undefined ? {} : { 'x-amz-function-error': result.functionError };
      response
        .writeHead(200, { 'content-type': 'application/json', ...version, ...failure })
        .end(result.payload);
      return;
    }
    default:
      throw new AwsError('InvalidParameterValueException', `InvocationType ${type}`);
  }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    throw new AwsError(
      'InvalidParameterValueException',
      'The name of the function is not percent-encoded UTF-8',
    );
  }
}
