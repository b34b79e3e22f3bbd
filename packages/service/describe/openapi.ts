import {
  type Operation,
  type OperationName,
  operationNames,
  operations,
} from '@palmleaf/contract/operations';
import { ownHeaders } from '@palmleaf/contract/ours';
import { validationBody } from '@palmleaf/contract/validation';
import * as z from 'zod';
import { type AccountOperation, accountOperations } from '../accounts/operations.ts';
import { type BodyLimit, bodyLimitOf, bodyLimits } from '../http/body-limits.ts';
import { type Refusal, refusals } from '../http/refusals.ts';
import { type OwnOperationName, ownOperationNames, ownOperations } from '../operations/own-operations.ts';
import { answerSchemas } from './answer-rows.ts';
import { type Json, jsonSchema } from './json-schema.ts';

export function openApiDocument(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Palm-reading and astrology service',
      version: '1.0.0',
      description:
        'Palm readings from photos, charts and panchang from birth data, the 45 Devatas of a home layout, and a chat. One credit per answered call.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [
      { name: 'palmistry' },
      { name: 'base', description: 'calculation endpoints' },
      { name: 'vision', description: 'home layout' },
      { name: 'chat' },
      { name: 'account', description: 'our own: wallet, credentials, counts' },
    ],
    paths: paths(),
    components: {
      securitySchemes: {
        accessToken: { type: 'apiKey', in: 'header', name: 'x-service-key' },
        keyPair: { type: 'http', scheme: 'basic', description: 'user id and API key of a subscribed plan' },
        adminToken: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        ValidationError: jsonSchema(validationBody),
        Refusal: jsonSchema(z.object({ status: z.literal(false), msg: z.string() })),
        ...requestSchemas(),
      },
    },
  };
}

function requestSchemas(): Json {
  return Object.fromEntries(
    allOperations().flatMap(({ name, operation: { request } }) =>
      request ? [[`${name}.request`, jsonSchema(request, 'input')]] : [],
    ),
  );
}

function paths(): Json {
  const byPath: Record<string, Json> = {};
  for (const { name, operation, limit } of allOperations()) {
    const { method, path } = operation;
    byPath[path] = { ...byPath[path], [method.toLowerCase()]: described(name, operation, limit) };
  }
  for (const operation of accountOperations) {
    byPath[operation.path] = { ...byPath[operation.path], [operation.method]: accountDescribed(operation) };
  }
  return byPath;
}

export function allOperations(): {
  name: OperationName | OwnOperationName;
  operation: Operation;
  limit: BodyLimit;
}[] {
  return [
    ...operationNames.map((name) => ({
      name,
      operation: operations[name],
      limit: bodyLimitOf(operations[name]),
    })),
    ...ownOperationNames.map((name) => ({ name, operation: ownOperations[name], limit: bodyLimits.plan })),
  ];
}

function described(name: OperationName | OwnOperationName, operation: Operation, limit: BodyLimit): Json {
  const open = operation.request === null;
  return {
    operationId: name,
    tags: [operation.base],
    summary: operation.purpose,
    ...(operation.languages.length > 1 && {
      parameters: [
        {
          name: 'Accept-Language',
          in: 'header',
          description: 'language of the answer; English if none of these is requested',
          schema: { type: 'string', enum: operation.languages },
        },
      ],
    }),
    ...(!open && { requestBody: requestBody({ $ref: `#/components/schemas/${name}.request` }, true) }),
    security: open ? [] : [{ accessToken: [] }, { keyPair: [] }],
    responses: {
      200: { ...json('the answer', answerSchema(name)), headers: answerHeaders },
      403: refusal(
        refusals.fromBrowser,
        open
          ? 'the call came from a browser'
          : 'the call came from a browser, or the plan does not include the operation',
      ),
      ...(!open && { ...callRefusals, 413: refusal(limit.refusal, `body over ${limit.maxBytes / 1024} KB`) }),
    },
  };
}

/** In a schema, `x-shown-by` names the source of a field. */
function answerSchema(name: OperationName | OwnOperationName): Json {
  const [only, ...others] = answerSchemas(name).map(({ schema }) => jsonSchema(schema));
  return others.length === 0 ? (only ?? {}) : { allOf: [only, ...others] };
}

const answerHeaders = {
  'Content-Language': { description: 'language of the prose', schema: { type: 'string' } },
  [ownHeaders.cost]: { description: 'credits charged for this answer', schema: { type: 'integer' } },
};

const callRefusals = {
  401: refusal(refusals.unauthenticated, 'credential missing, unknown, expired or cancelled'),
  402: refusal(refusals.walletEmpty, 'no credit left'),
  422: invalidBody(),
  500: refusal(refusals.failed, 'an error of the service'),
  503: refusal(refusals.unavailable, 'the ledger cannot be reached; see Retry-After'),
};

function accountDescribed(operation: AccountOperation): Json {
  const { method, path, purpose, request, query, success, response } = operation;
  const parameters = [
    ...(path.includes('{id}')
      ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]
      : []),
    ...(query ? queryParameters(query) : []),
  ];
  return {
    operationId: `${method}-${path.replaceAll(/[/{}]+/g, '-').replaceAll(/^-|-$/g, '')}`,
    tags: ['account'],
    summary: purpose,
    ...(parameters.length > 0 && { parameters }),
    ...(request && { requestBody: requestBody(jsonSchema(request, 'input'), false) }),
    security: [{ adminToken: [] }],
    responses: {
      [success]: json('done', jsonSchema(response)),
      401: refusal(refusals.notAdmin, 'no admin token, or a wrong one'),
      403: refusal(refusals.accountClosed, 'the account API is closed'),
      ...(path !== '/account/tokens' && success === 201 && { 409: conflict }),
      ...(path.endsWith('/rotate') && { 409: conflict }),
      ...(path.includes('{id}') && { 404: json('unknown id', { $ref: '#/components/schemas/Refusal' }) }),
      ...((request ?? query) && { 422: invalidBody() }),
    },
  };
}

const conflict = json('the plan already has a key pair, or another caller is changing it', {
  $ref: '#/components/schemas/Refusal',
});

function queryParameters(query: z.ZodType): Json[] {
  const fields = z
    .looseObject({ properties: z.record(z.string(), z.looseObject({})) })
    .parse(jsonSchema(query, 'output'));
  return Object.entries(fields.properties).map(([name, schema]) => ({ name, in: 'query', schema }));
}

function requestBody(schema: Json, required: boolean): Json {
  return {
    required,
    content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } },
  };
}

function json(description: string, schema: Json, example?: Json): Json {
  return { description, content: { 'application/json': { schema, ...(example && { example }) } } };
}

function invalidBody(): Json {
  return json('the body does not fit its schema', { $ref: '#/components/schemas/ValidationError' });
}

function refusal({ body }: Refusal, description: string): Json {
  return json(description, { $ref: '#/components/schemas/Refusal' }, body);
}
