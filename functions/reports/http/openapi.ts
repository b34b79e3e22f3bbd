import * as z from 'zod';
import { readsByPost } from '../../../shared/views/requests.ts';
import { componentSchemas, referenceTo } from './components.ts';
import { endpoints, type ReportsEndpoint } from './endpoints.ts';
import { tags } from './operations.ts';
import { parameterWords } from './parameters.ts';

type Json = Record<string, unknown>;

export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: described(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Palmleaf reports',
      version: '1.0.0',
      description:
        'Batches and reports of Palmleaf. Every request is signed with AWS Signature Version 4 for "lambda".',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [serverOf('reportsUrl', 'reads, and changes nothing')],
    security: [{ sigV4: [] }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: { schemas: componentSchemas(), securitySchemes: { sigV4 } },
  };
}

/** The stack's outputs ReportsUrl and OperateUrl hold the two addresses. */
const serverOf = (name: 'reportsUrl' | 'operateUrl', does: string) => ({
  url: `{${name}}`,
  description: `The output ${name.charAt(0).toUpperCase()}${name.slice(1)} of the stack: ${does}`,
  variables: { [name]: { default: '/' } },
});

const sigV4 = {
  type: 'apiKey',
  in: 'header',
  name: 'Authorization',
  'x-amazon-apigateway-authtype': 'awsSigv4',
  description: 'AWS Signature Version 4 for the service "lambda"',
};

function wordsOf(name: string): string {
  const words = parameterWords[name];
  if (words === undefined) throw new Error(`Nothing describes the parameter ${name}`);
  return words;
}

function described({
  id,
  method,
  path,
  tag,
  summary,
  query,
  body,
  status = 200,
  answer,
  mediaType = 'image/jpeg',
}: ReportsEndpoint): Json {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    description: wordsOf(name ?? ''),
    required: true,
    schema: { type: 'string' },
  }));
  const needed = new Set(query === undefined ? [] : requiredOf(query));
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    description: wordsOf(name),
    required: needed.has(name),
    schema: schemaOf(schema, 'input'),
  }));
  const content =
    answer === undefined
      ? { [mediaType]: { schema: { type: 'string', contentMediaType: mediaType } } }
      : { 'application/json': { schema: referenceTo(answer) ?? schemaOf(answer) } };
  const isRead = method === 'get' || readsByPost.includes(path);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(isRead ? {} : { servers: [serverOf('operateUrl', 'changes something')] }),
    parameters: [...inPath, ...inQuery],
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(body, 'input') } },
          },
        }),
    responses: {
      [status]: { description: summary, content },
      default: {
        description: 'Why the request failed',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

const requiredOf = (query: z.ZodObject): readonly string[] =>
  z.toJSONSchema(query, { io: 'input' }).required ?? [];

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
