import * as z from 'zod';
import { componentSchemas, referenceTo } from './components.ts';
import type { ReportsEndpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 description of the reports function. */
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
    servers: [{ url: '/' }],
    paths,
    components: { schemas: componentSchemas() },
  };
}

function described({
  path,
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
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: schemaOf(schema, 'input'),
  }));
  const content =
    answer === undefined
      ? { [mediaType]: { schema: { type: 'string', contentMediaType: mediaType } } }
      : { 'application/json': { schema: referenceTo(answer) ?? schemaOf(answer) } };
  return {
    summary,
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
        description: 'Why it could not be done',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
