import { type OperationName, operationNames, operations } from '@palmleaf/contract/operations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { additionalFields } from '../astrology/additional-fields.ts';
import { answerRows } from '../describe/answer-rows.ts';
import { goodBody, openService } from './open-service.ts';

function keysOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => keysOf(entry, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => {
    const key = path === '' ? name : `${path}.${name}`;
    return [key, ...keysOf(entry, key)];
  });
}

const fields = {
  day: fc.integer({ min: 1, max: 28 }),
  month: fc.integer({ min: 1, max: 12 }),
  year: fc.integer({ min: 1801, max: 2199 }),
  hour: fc.integer({ min: 0, max: 23 }),
  min: fc.integer({ min: 0, max: 59 }),
  lat: fc.double({ min: -66, max: 78, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
  tzone: fc.integer({ min: -12, max: 14 }),
};
const tamilMonthFields = fc.record({ calendar: fc.constantFrom('gregorian', 'tamil') }, { requiredKeys: [] });

const ofBirths = operationNames.filter((name) => operations[name].needs === 'birth');

function bodiesFor(name: OperationName): fc.Arbitrary<Record<string, unknown>> {
  const sample = goodBody[name] ?? {};
  return fc.tuple(fc.record(fields), tamilMonthFields).map(([birth, own]) => ({
    ...sample,
    ...birth,
    ...('varshaphal_year' in sample && { varshaphal_year: birth.year }),
    ...(name === 'tamil_month_panchang' && own),
  }));
}

describe('every key of an answer is in docs/contract.md, with its source', () => {
  test.each(ofBirths)('The page docs/contract.md lists every key of an answer of %s', async (name) => {
    const { call } = await openService();
    const listed = new Set(answerRows(name).map(({ field }) => field));
    await fc.assert(
      fc.asyncProperty(bodiesFor(name), async (sent) => {
        const answer = await call(name, { body: sent });
        expect(answer.status).toBe(200);
        const body: unknown = await answer.json();
        expect(keysOf(body).filter((key) => !listed.has(key))).toEqual([]);
        if (name in additionalFields)
          expect(Reflect.get(additionalFields, name).safeParse(body).error).toBeUndefined();
      }),
      { numRuns: 12 },
    );
  });

  test('The page docs/contract.md lists every key of an answer of the chat', async () => {
    const { call } = await openService();
    const listed = answerRows('chat').map(({ field }) => field);
    const body: unknown = await (await call('chat', { body: goodBody.chat ?? {} })).json();
    expect(keysOf(body).filter((key) => !listed.includes(key))).toEqual([]);
  });
});

test('The description of an answer names the source of each key: the documents, the pages, or only our service', () => {
  const shown = (name: Parameters<typeof answerRows>[0], field: string) =>
    answerRows(name).find((row) => row.field === field)?.shownBy;
  expect(shown('get-palm-id', 'palm_id')).toBe('document');
  expect(shown('get-palm-id', 'data.palm_id')).toBe('page');
  expect(shown('get-palm-id', 'data.hand')).toBe('ours');
  expect(shown('luck', 'data.luck')).toBe('ours');
  expect(shown('natal_chart_interpretation', 'planets[].name')).toBe('document');
  expect(shown('natal_chart_interpretation', 'planets[].id')).toBe('ours');
});
