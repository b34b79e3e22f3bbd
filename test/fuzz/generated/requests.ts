import * as z from 'zod';
import { writeRequest } from '../request-text.ts';
import { type Known, sampleOf } from './sample.ts';

const operation = z.looseObject({
  parameters: z
    .array(z.looseObject({ name: z.string(), in: z.string(), schema: z.unknown().optional() }))
    .optional(),
  requestBody: z
    .looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown().optional() })) })
    .optional(),
});
const description = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

export interface GeneratedRequest {
  readonly name: string;
  readonly bytes: Buffer;
}

const methods = ['get', 'post', 'put', 'delete'];

export function requestsOf(
  document: unknown,
  known: Known,
  headers: readonly [string, string][] = [],
): GeneratedRequest[] {
  const { paths } = description.parse(document);
  const root = z.record(z.string(), z.unknown()).parse(document);
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => methods.includes(method))
      .flatMap(([method, described]) => {
        const { parameters = [], requestBody } = operation.parse(described);
        const sampled = (name: string, schema: unknown) =>
          encodeURIComponent(String(sampleOf(schema, known, name, root)));
        const filled = path.replace(/\{(\w+)\}/g, (_mark, name: string) => sampled(name, { type: 'string' }));
        const query = parameters
          .filter((one) => one.in === 'query')
          .filter(({ name }) => !(name in known) || known[name] !== undefined)
          .map(({ name, schema }) => `${name}=${sampled(name, schema)}`)
          .join('&');
        const name = `${method.toUpperCase()} ${path}`;
        const generated = (target: string, more: readonly [string, string][], body = '') => ({
          name,
          bytes: writeRequest({
            method: method.toUpperCase(),
            target,
            headers: [['Host', '{host}'], ...headers, ...more],
            body: Buffer.from(body),
          }),
        });
        const bodies = Object.entries(requestBody?.content ?? {});
        if (bodies.length > 0)
          return bodies.map(([type, { schema }]) =>
            generated(filled, [['content-type', type]], bodyOf(type, sampleOf(schema, known, '', root))),
          );
        const withQuery = query === '' ? filled : `${filled}?${query}`;
        return [
          generated(filled, []),
          generated(withQuery, []),
          generated(filled, [['accept', 'text/html']]),
        ];
      }),
  );
}

const fields = z.record(z.string(), z.unknown()).catch({});

const bodyOf = (type: string, value: unknown): string =>
  type.includes('form-urlencoded')
    ? new URLSearchParams(
        Object.entries(fields.parse(value)).map(([name, one]): [string, string] => [name, String(one)]),
      ).toString()
    : JSON.stringify(value);
