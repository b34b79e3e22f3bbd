import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerTypes, endpointTypes } from '../../../functions/reports/client/documents.ts';
import { typeText } from '../../../functions/reports/client/type-text.ts';
import { listMembers } from '../../../packages/client/generated/endpoints.ts';

test.each([
  ['endpoints', endpointTypes],
  ['answers', answerTypes],
])('The types of %s equal the current schemas; if not, run npm run client -- types', (name, write) => {
  const stored = readFileSync(
    new URL(`../../../packages/client/generated/${name}.ts`, import.meta.url),
    'utf8',
  );
  expect(stored).toBe(write());
});

test('The client pages through no answer without a list, such as the preview of a redrive', () => {
  expect(Object.keys(listMembers)).not.toContain('GET /batches/{batch}/redrive');
});

test.each([
  [{ type: ['integer', 'null'] }, 'number | null'],
  [{ enum: ['a', 'b'], type: 'string' }, '"a" | "b"'],
  [{ const: true }, 'true'],
  [
    { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }] } },
    'readonly (string | number)[]',
  ],
  [{ type: 'array', prefixItems: [{ type: 'string' }, { type: 'null' }] }, 'readonly [string, null]'],
  [
    { type: 'object', properties: {}, additionalProperties: { type: 'number' } },
    '{ readonly [name: string]: number }',
  ],
  [{ $ref: '#/components/schemas/Part' }, 'Part'],
  [{ not: {} }, 'never'],
  [{}, 'unknown'],
])('A schema %j is the type %s', (schema, text) => {
  expect(typeText(schema)).toBe(text);
});

test('The generator refuses a schema with a keyword that it does not know', () => {
  expect(() => typeText({ allOf: [{ type: 'string' }] })).toThrow('allOf');
});
