import { expect, test } from 'vitest';
import * as z from 'zod';
import { openApiDocument } from '../../../functions/reports/http/openapi.ts';
import { parameterWords } from '../../../functions/reports/http/parameters.ts';

const operation = z.looseObject({
  operationId: z.string().regex(/^[a-z][A-Za-z]+$/),
  tags: z.tuple([z.string()]),
  summary: z.string().min(1),
  parameters: z.array(z.looseObject({ name: z.string(), description: z.string().min(1) })),
  servers: z.array(z.looseObject({ url: z.string() })).optional(),
});
const document = z.looseObject({
  security: z.tuple([z.object({ sigV4: z.array(z.never()) })]),
  tags: z.array(z.object({ name: z.string(), description: z.string().min(1) })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

const { paths, tags } = document.parse(openApiDocument());
const operations = Object.values(paths).flatMap((methods) =>
  Object.entries(methods).map(([method, one]) => ({ ...one, method })),
);

test('Each operation of the OpenAPI document has a unique name and a tag that the document explains', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const used = new Set(operations.flatMap((one) => one.tags));
  expect([...used].toSorted()).toEqual(tags.map(({ name }) => name).toSorted());
});

test('The OpenAPI document uses every described parameter, and describes every one that it uses', () => {
  const named = new Set(operations.flatMap(({ parameters }) => parameters.map(({ name }) => name)));
  expect(Object.keys(parameterWords).toSorted()).toEqual([...named].toSorted());
});

test('The OpenAPI document sends an erasure to the address for changes, and neither a GET nor a quote', () => {
  const changes = operations.filter(({ servers }) => servers?.[0]?.url === '{operateUrl}');
  expect(changes.map(({ method }) => method)).not.toContain('get');
  expect(changes.map(({ operationId }) => operationId)).toContain('erasePerson');
  expect(changes.map(({ operationId }) => operationId)).not.toContain('quoteCalls');
});
