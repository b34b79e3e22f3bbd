import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { AwsError, messageOf, notEmulated } from '../basics/errors.ts';
import { ownValue, parseJson } from '../basics/json.ts';
import type { Access } from '../iam/access.ts';
import type { Need } from '../iam/decide.ts';
import { type Names, needsOf, queueRequest, serviceRequest } from '../iam/requests.ts';
import { createGuardedServer } from '../protocol/guard.ts';
import { header, sendJson, sendXml } from '../protocol/http.ts';
import { claimedService, type SignedRequest, signedRequest } from '../protocol/signature.ts';
import type { Upstream } from '../protocol/upstream.ts';
import { escapeXml } from '../protocol/xml.ts';
import type { CloudWatch } from '../services/cloudwatch/cloudwatch.ts';
import type { Capacity } from '../services/dynamodb/capacity.ts';
import type { EventBridge } from '../services/event-bridge/event-bridge.ts';
import type { Kms } from '../services/kms/kms.ts';
import type { AsyncInvocations } from '../services/lambda/async-invocations.ts';
import type { LambdaService } from '../services/lambda/lambda-service.ts';
import { type Lineage, lineageIn } from '../services/lambda/lineage.ts';
import type { S3Service } from '../services/s3/s3-service.ts';
import type { Scheduler } from '../services/scheduler/scheduler.ts';
import type { SecretsManager } from '../services/secrets-manager/secrets-manager.ts';
import type { Sns } from '../services/sns/sns.ts';
import { type MessageLineages, messageIdsIn } from '../services/sqs/message-lineages.ts';
import type { QueueGauge } from '../services/sqs/queue-gauge.ts';
import { refuseUnreadable } from '../services/sqs/request.ts';
import { authenticatedBody } from './authenticate.ts';
import { cloudFormation, queryError, type StackDescription } from './cloudformation.ts';
import { pass, passToDynoxide } from './emulators.ts';
import { lambdaApi } from './lambda-api.ts';

const keepAliveMs = 120_000;

interface Services {
  readonly region: string;
  readonly account: string;
  readonly access: Access;
  readonly fauxqs: Upstream;
  readonly dynoxide: Upstream;
  readonly s3: S3Service;
  readonly cloudwatch: CloudWatch;
  readonly sns: Sns;
  readonly kms: Kms;
  readonly capacity: Capacity;
  readonly queueGauge: QueueGauge;
  readonly lineages: MessageLineages;
  readonly secrets: SecretsManager;
  readonly events: EventBridge;
  readonly scheduler: Scheduler;
  readonly lambda: LambdaService;
  readonly asyncInvocations: AsyncInvocations;
  readonly stack: StackDescription;
  log(line: string): void;
}

type Route = (
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  needs: readonly Need[],
) => Promise<void>;

export class Gateway {
  /** Answers "unavailable" until the services exist. */
  readonly server: Server;
  #services: Services | undefined;
  #routes: Readonly<Record<string, Route>> = {};

  constructor() {
    this.server = createGuardedServer(
      (request, response) => {
        this.#serve(request, response).catch((error: unknown) => this.#fail(request, response, error));
      },
      { allowsOrigin: (request) => this.#services?.s3.allowsOrigin(request) ?? false },
    );
    // Longer than clients keep idle connections, so that none closes during a request.
    this.server.keepAliveTimeout = keepAliveMs;
  }

  open(services: Services): void {
    this.#services = services;
    this.#routes = routesOf(services);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const services = this.#services;
    if (services === undefined) throw new AwsError('ServiceUnavailable', 'The local stack is starting', 503);
    const signed = signedRequest(request);
    const service = serviceOf(signed);
    // S3 also accepts signed URLs and forms, and bodies too large for memory.
    if (service === 's3') return services.s3.handle(request, response);
    const { body, principal } = await authenticatedBody(services, service, request, signed);
    const route = ownValue(this.#routes, service);
    if (route === undefined) throw notEmulated(service, 'the service');
    const needs = needsOf(service, serviceRequest(request, body), namesOf(services));
    services.access.check(service, principal, needs);
    await route(request, response, body, needs);
  }

  #fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    request.resume();
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    const service = serviceOf(signedRequest(request));
    if (!(error instanceof AwsError)) this.#services?.log(`gateway: ${service}: ${messageOf(error)}`);
    const refusal =
      error instanceof AwsError ? error : new AwsError('InternalFailure', messageOf(error), 500);
    const { code, status, message, details } = refusal;
    if (['sts', 'cloudformation', 'sns'].includes(service)) sendXml(response, status, queryError(refusal));
    else
      sendJson(
        response,
        status,
        { __type: code, message, Message: message, ...details },
        { 'x-amzn-errortype': code },
      );
  }
}

function namesOf({ region, account, access, secrets, lambda }: Services): Names {
  return {
    region,
    account,
    tableKeys: access.tableKeys,
    secretArn: (id) => secrets.store.find(id)?.ARN,
    functionArn: (id) => lambda.find(id)?.definition.arn,
  };
}

function routesOf(services: Services): Readonly<Record<string, Route>> {
  const { fauxqs, dynoxide, secrets, events, scheduler, stack, account } = services;
  const json =
    (handle: (operation: string, input: unknown) => unknown): Route =>
    async (request, response, body) => {
      const operation = header(request, 'x-amz-target')?.split('.').at(-1) ?? '';
      sendJson(response, 200, await handle(operation, parseJson(body.toString('utf8'))));
    };
  const query =
    (handle: (form: URLSearchParams, lineage: Lineage) => string | Promise<string>): Route =>
    async (request, response, body) =>
      sendXml(response, 200, await handle(new URLSearchParams(body.toString('utf8')), lineageOf(request)));
  return {
    sqs: async (request, response, body) => {
      refuseUnreadable(request, body);
      const { queue: QueueName, deletes } = queueRequest(serviceRequest(request, body));
      if (QueueName !== '') services.queueGauge.noteRequest(QueueName);
      if (deletes > 0) services.cloudwatch.emit('AWS/SQS NumberOfMessagesDeleted', { QueueName }, deletes);
      await services.lineages.send(
        lineageOf(request),
        () => pass(fauxqs, request, response, body),
        messageIdsIn,
      );
    },
    dynamodb: (request, response, body, needs) =>
      passToDynoxide(
        { dynoxide, names: services, capacity: services.capacity },
        request,
        response,
        body,
        needs,
      ),
    secretsmanager: json((operation, input) => secrets.handle(operation, input)),
    events: json((operation, input) => events.handle(operation, input)),
    scheduler: async (request, response, body) => {
      const url = new URL(request.url ?? '/', 'http://127.0.0.1');
      const input = parseJson(body.toString('utf8'));
      sendJson(response, 200, scheduler.handle(request.method ?? '', url.pathname, url.searchParams, input));
    },
    lambda: (request, response, body) => lambdaApi(services, request, response, body),
    cloudformation: query((form) => cloudFormation(stack, form)),
    sts: query((form) => callerIdentity(account, form)),
    monitoring: json((operation, input) => services.cloudwatch.handle(operation, input)),
    sns: query((form, lineage) => services.sns.handle(form, lineage)),
    kms: json((operation, input) => services.kms.handle(operation, input)),
  };
}

function serviceOf(signed: SignedRequest): string {
  const { headers } = signed;
  if (headers.authorization !== undefined) return claimedService(signed) ?? 'no service';
  return headers['x-amz-target'] === undefined ? 's3' : 'no service';
}

const lineageOf = (request: IncomingMessage): Lineage => lineageIn(header(request, 'x-amzn-trace-id'));

function callerIdentity(account: string, form: URLSearchParams): string {
  const action = form.get('Action') ?? '';
  if (action !== 'GetCallerIdentity') throw notEmulated('STS', action);
  return `<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult><Arn>arn:aws:iam::${escapeXml(account)}:root</Arn><UserId>LOCAL</UserId><Account>${escapeXml(account)}</Account></GetCallerIdentityResult><ResponseMetadata><RequestId>local</RequestId></ResponseMetadata></GetCallerIdentityResponse>`;
}
