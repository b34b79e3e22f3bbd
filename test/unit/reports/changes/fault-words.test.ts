import { expect, test } from 'vitest';
import * as z from 'zod';
import { endpoints } from '../../../../functions/reports/http/endpoints.ts';
import { ProblemError } from '../../../../functions/reports/http/problem.ts';
import { parsed } from '../../../../functions/reports/http/requests.ts';

const detailOf = (schema: z.ZodType, value: unknown): string => {
  try {
    parsed(schema, value);
    return '';
  } catch (error) {
    if (error instanceof ProblemError) return error.detail;
    throw error;
  }
};

const wrong = [undefined, null, true, 1.5, -1, 1e12, '', 'x', 'x'.repeat(20_000), [], {}, ['x'], { x: 1 }];

const schemas = endpoints.flatMap(({ id, query, body }) =>
  [query, body].flatMap((schema) => (schema === undefined ? [] : [[id, schema] as const])),
);

const membersOf = (schema: z.ZodType): string[] =>
  Object.keys(
    z
      .object({ properties: z.looseObject({}).default({}) })
      .parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).properties,
  );

test.each(schemas)('The refusal of wrong input to %s speaks to people, whatever the input', (_, schema) => {
  const inputs = [
    ...wrong,
    ...membersOf(schema).flatMap((name) => wrong.map((value) => ({ [name]: value }))),
  ];
  for (const input of inputs)
    expect(detailOf(schema, input)).not.toMatch(
      /Invalid|expected|received|Too (small|big)|Unrecognized|NaN|undefined/,
    );
});

test.each([
  [z.object({ name: z.string() }), {}, 'name: is missing'],
  [z.object({ limit: z.coerce.number() }), { limit: 'x' }, 'limit: must be a number'],
  [z.object({ ceiling: z.int().min(0) }), { ceiling: -1 }, 'ceiling: must be at least 0'],
  [z.object({ ceiling: z.int() }), { ceiling: '5' }, 'ceiling: must be a number'],
  [
    z.object({ state: z.enum(['due', 'complete']) }),
    { state: 'done' },
    'state: must be one of due, complete',
  ],
  [z.object({ ids: z.array(z.string()).min(1) }), { ids: [] }, 'ids: must have at least 1 entry'],
  [z.strictObject({}), { x: 1 }, 'body: has unknown fields: x'],
  [z.object({}), [], 'body: must be an object'],
])('A fault in a request is told in words: %#', (schema, value, words) => {
  expect(detailOf(schema, value)).toBe(words);
});
