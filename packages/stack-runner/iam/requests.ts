/**
 * An unknown operation needs the action with its own name on `*`, which no role allows.
 * https://docs.aws.amazon.com/service-authorization/latest/reference/
 */
import type { IncomingMessage } from 'node:http';
import { isObject, ownValue, textOf } from '../basics/json.ts';
import type { Need } from './decide.ts';
import { decoded } from './decoded.ts';
import { type TableKeys, tableNeeds } from './tables.ts';

interface ServiceRequest {
  readonly method: string;
  readonly url: string;
  readonly target: string | undefined;
  readonly body: Buffer;
}

export function serviceRequest(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  body: Buffer,
): ServiceRequest {
  const target = headers['x-amz-target'];
  return { method, url, body, target: typeof target === 'string' ? target.split('.').at(-1) : undefined };
}

export interface Names {
  readonly region: string;
  readonly account: string;
  readonly tableKeys: ReadonlyMap<string, TableKeys>;
  secretArn(id: string): string | undefined;
  functionArn(id: string): string | undefined;
}

type Needs = (request: ServiceRequest, names: Names) => readonly Need[];

const needs: Readonly<Record<string, Needs>> = {
  dynamodb: ({ target, body }, names) => tableNeeds(target ?? '', objectOf(body), names),
  sqs: (request, names) => {
    const { operation, queue } = queueRequest(request);
    const arn = queue === '' ? '*' : `arn:aws:sqs:${names.region}:${names.account}:${queue}`;
    return [{ action: `sqs:${operation.replace(/(Message|Visibility)Batch$/, '$1')}`, resource: arn }];
  },
  secretsmanager: ({ target, body }, names) => {
    const id = textOf(objectOf(body).SecretId);
    const resource = id === '' ? '*' : (names.secretArn(id) ?? id);
    return [{ action: `secretsmanager:${target}`, resource }];
  },
  events: ({ target, body }, names) => {
    const { Entries } = objectOf(body);
    if (target !== 'PutEvents' || !Array.isArray(Entries))
      return [{ action: `events:${target}`, resource: '*' }];
    return Entries.map((entry) => {
      const fields = isObject(entry) ? entry : {};
      const bus = textOf(fields.EventBusName ?? 'default');
      return {
        action: 'events:PutEvents',
        resource: bus.startsWith('arn:')
          ? bus
          : `arn:aws:events:${names.region}:${names.account}:event-bus/${bus}`,
        context: {
          'events:source': [textOf(fields.Source)],
          'events:detail-type': [textOf(fields.DetailType)],
        },
      };
    });
  },
  scheduler: ({ method, url, body }, { region, account }) => {
    const { pathname, searchParams } = partsOf(url);
    const [, kind = '', name] = pathname.split('/');
    const verb = name === undefined ? 'List' : (ownValue(restVerbs, method) ?? method);
    const group = searchParams.get('groupName') ?? textOf(objectOf(body).GroupName ?? 'default');
    const path = kind === 'schedule-groups' ? `schedule-group/${name}` : `schedule/${group}/${name}`;
    const noun = kind === 'schedule-groups' ? 'ScheduleGroup' : 'Schedule';
    return [
      {
        action: `scheduler:${verb}${noun}${verb === 'List' ? 's' : ''}`,
        resource: name === undefined ? '*' : `arn:aws:scheduler:${region}:${account}:${path}`,
      },
    ];
  },
  lambda: ({ url }, names) => {
    const [, name = ''] = /^\/2015-03-31\/functions\/([^/?]+)\/invocations/.exec(url) ?? [];
    return [{ action: 'lambda:InvokeFunction', resource: names.functionArn(decoded(name)) ?? '*' }];
  },
  cloudformation: ({ body }, { region, account }) => {
    const form = new URLSearchParams(body.toString('utf8'));
    const stack = form.get('StackName');
    const resource =
      stack === null ? '*' : `arn:aws:cloudformation:${region}:${account}:stack/${stack}/local`;
    return [{ action: `cloudformation:${form.get('Action')}`, resource }];
  },
  kms: ({ target, body }) => [{ action: `kms:${target}`, resource: textOf(objectOf(body).KeyId ?? '*') }],
  monitoring: ({ target }, { region, account }) => [
    { action: `cloudwatch:${target}`, resource: `arn:aws:cloudwatch:${region}:${account}:alarm:*` },
  ],
  sns: ({ body }) => {
    const form = new URLSearchParams(body.toString('utf8'));
    return [{ action: `sns:${form.get('Action')}`, resource: form.get('TopicArn') ?? '*' }];
  },

  sts: () => [],
};

const restVerbs: Readonly<Record<string, string>> = {
  POST: 'Create',
  GET: 'Get',
  PUT: 'Update',
  DELETE: 'Delete',
};

export function needsOf(service: string, request: ServiceRequest, names: Names): readonly Need[] {
  const found = ownValue(needs, service)?.(request, names) ?? [];
  return found.length > 0 || service === 'sts' ? found : [{ action: `${service}:*`, resource: '*' }];
}

interface QueueRequest {
  readonly operation: string;
  readonly queue: string;
  readonly deletes: number;
}

export function queueRequest({ target, body, url }: ServiceRequest): QueueRequest {
  const { pathname, searchParams } = partsOf(url);
  const form = target === undefined ? new URLSearchParams(body.toString('utf8')) : undefined;
  const fields = target === undefined ? {} : objectOf(body);
  const read = (name: string): string => textOf(fields[name] ?? form?.get(name) ?? searchParams.get(name));
  const operation = target ?? read('Action');
  const queue = read('QueueUrl') || read('QueueName') || (target === undefined ? pathname : '');
  const { Entries = [] } = fields;
  const inBatch = Array.isArray(Entries)
    ? Entries.length + [...(form?.keys() ?? [])].filter((name) => batchEntry.test(name)).length
    : 0;
  const deletes = operation === 'DeleteMessage' ? 1 : operation === 'DeleteMessageBatch' ? inBatch : 0;
  return { operation, queue: queue.split('/').at(-1) ?? '', deletes };
}

const batchEntry = /^DeleteMessageBatchRequestEntry\.\d+\.Id$/;

/** The service itself refuses an invalid address. */
function partsOf(url: string): { pathname: string; searchParams: URLSearchParams } {
  const [pathname = '', query = ''] = url.split('?', 2);
  return { pathname, searchParams: new URLSearchParams(query) };
}

function objectOf(body: Buffer): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'));
    return isObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
}
