import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { AwsError, messageOf, notEmulated } from '../basics/errors.ts';
import { parseJson } from '../basics/json.ts';
import { header, readBody, sendJson, sendXml } from '../protocol/http.ts';
import { forward } from '../protocol/loopback.ts';
import { escapeXml } from '../protocol/xml.ts';
import type { EventBridge } from '../services/event-bridge/event-bridge.ts';
import type { AsyncInvocations } from '../services/lambda/async-invocations.ts';
import type { LambdaService } from '../services/lambda/lambda-service.ts';
import type { S3Service } from '../services/s3/s3-service.ts';
import type { Scheduler } from '../services/scheduler/scheduler.ts';
import type { SecretsManager } from '../services/secrets-manager/secrets-manager.ts';
import { cloudFormation, queryError, type StackDescription } from './cloudformation.ts';
import { forwardDynamoDb } from './dynamodb.ts';
import { lambdaApi } from './lambda-api.ts';

const maxJsonBytes = 16 * 1024 * 1024;
const keepAliveMs = 120_000;

interface Services {
  readonly region: string;
  readonly account: string;
  readonly sqsPort: number;
  readonly dynamodbPort: number;
  readonly s3: S3Service;
  readonly secrets: SecretsManager;
  readonly events: EventBridge;
  readonly scheduler: Scheduler;
  readonly lambda: LambdaService;
  readonly asyncInvocations: AsyncInvocations;
  readonly stack: StackDescription;
  log(line: string): void;
}

type Route = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** One loopback address for every service (AWS_ENDPOINT_URL); a request's signature names the service it is for. */
export function createGateway(services: Services): Server {
  const { sqsPort, dynamodbPort, s3, secrets, events, scheduler, stack, account } = services;
  const json =
    (handle: (operation: string, input: unknown) => unknown): Route =>
    async (request, response) => {
      const operation = header(request, 'x-amz-target')?.split('.').at(-1) ?? '';
      const input = parseJson((await readBody(request, maxJsonBytes)).toString('utf8'));
      sendJson(response, 200, await handle(operation, input));
    };
  const query =
    (handle: (form: URLSearchParams) => string): Route =>
    async (request, response) => {
      const form = new URLSearchParams((await readBody(request, maxJsonBytes)).toString('utf8'));
      try {
        sendXml(response, 200, handle(form));
      } catch (error) {
        if (!(error instanceof AwsError)) throw error;
        sendXml(response, error.status, queryError(error));
      }
    };
  const routes: Record<string, Route> = {
    s3: (request, response) => s3.handle(request, response),
    sqs: (request, response) => forward(sqsPort, request, response),
    dynamodb: (request, response) => forwardDynamoDb(dynamodbPort, services, request, response),
    secretsmanager: json((operation, input) => secrets.handle(operation, input)),
    events: json((operation, input) => events.handle(operation, input)),
    scheduler: async (request, response) => {
      const url = new URL(request.url ?? '/', 'http://127.0.0.1');
      const input = parseJson((await readBody(request, maxJsonBytes)).toString('utf8'));
      sendJson(response, 200, scheduler.handle(request.method ?? '', url.pathname, url.searchParams, input));
    },
    lambda: (request, response) => lambdaApi(services, request, response),
    cloudformation: query((form) => cloudFormation(stack, form)),
    sts: query((form) => callerIdentity(account, form)),
  };
  const server = createServer((request, response) => {
    const service = serviceOf(request);
    const route = routes[service];
    const work =
      route === undefined ? Promise.reject(notEmulated(service, 'the service')) : route(request, response);
    work.catch((error: unknown) => {
      request.resume();
      if (response.headersSent || response.destroyed) return void response.destroy();
      if (!(error instanceof AwsError)) services.log(`gateway: ${service}: ${messageOf(error)}`);
      const { code, status, message } =
        error instanceof AwsError ? error : new AwsError('InternalFailure', messageOf(error), 500);
      sendJson(response, status, { __type: code, message, Message: message }, { 'x-amzn-errortype': code });
    });
  });
  // Longer than clients keep idle connections, so that none is closed while a request is on its way.
  server.keepAliveTimeout = keepAliveMs;
  return server;
}

/** The service in the scope of the signature; without one, an S3 form upload or presigned address. */
function serviceOf(request: IncomingMessage): string {
  const [, scope] = /Credential=[^/]+\/\d+\/[^/]+\/([^/]+)\//.exec(request.headers.authorization ?? '') ?? [];
  if (scope !== undefined) return scope;
  const target = header(request, 'x-amz-target') ?? '';
  if (target.startsWith('AmazonSQS')) return 'sqs';
  if (target.startsWith('DynamoDB')) return 'dynamodb';
  return 's3';
}

function callerIdentity(account: string, form: URLSearchParams): string {
  const action = form.get('Action') ?? '';
  if (action !== 'GetCallerIdentity') throw notEmulated('STS', action);
  return `<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult><Arn>arn:aws:iam::${escapeXml(account)}:root</Arn><UserId>LOCAL</UserId><Account>${escapeXml(account)}</Account></GetCallerIdentityResult><ResponseMetadata><RequestId>local</RequestId></ResponseMetadata></GetCallerIdentityResponse>`;
}
