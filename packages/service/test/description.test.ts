import { readFileSync } from 'node:fs';
import { operationNames, operations } from '@palmleaf/contract/operations';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { accountOperations } from '../accounts/operations.ts';
import { contractDocument } from '../describe/contract-document.ts';
import { openApiDocument } from '../describe/openapi.ts';
import { ownOperationNames } from '../operations/own-operations.ts';
import { openService } from './open-service.ts';

const described = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.string() }))),
  components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
});

test('GET /openapi.json returns the OpenAPI description without a credential', async () => {
  const { app } = await openService();
  const answer = await app.request('/openapi.json');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});

test('The OpenAPI description lists exactly the operations that the service routes', async () => {
  const { app } = await openService();
  const { paths } = described.parse(openApiDocument());
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  const routed = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '/openapi.json')
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(routed)].sort()).toEqual([...documented].sort());
});

test('Every operation has a unique id, and every reference resolves', () => {
  const document = openApiDocument();
  const { paths, components } = described.parse(document);
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(operationNames.length + ownOperationNames.length + accountOperations.length);
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g);
  for (const [, name] of references) expect(Object.keys(components.schemas)).toContain(name);
});

test('The OpenAPI description lists required fields and languages', () => {
  const { paths, components } = described.parse(openApiDocument());
  const natal = components.schemas['natal_chart_interpretation.request'];
  expect(natal?.required).toContain('house_type');
  expect(JSON.stringify(paths[operations.natal_chart_interpretation.path])).toContain(
    '"enum":["en","es","pt","fr","it","de","ru"]',
  );
  expect(components.schemas['basic.request']?.required).toBeUndefined();
});

test('The page docs/contract.md equals the output of `npm run contract`', () => {
  const written = readFileSync(new URL('../../../docs/contract.md', import.meta.url), 'utf8');
  expect(written, 'run: npm run contract').toBe(contractDocument());
});
