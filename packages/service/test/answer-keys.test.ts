import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { additionalFields } from '../astrology/additional-fields.ts';
import { answerRows } from '../describe/answer-rows.ts';
import { type anna, goodBody, openService } from './open-service.ts';

function keysOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => keysOf(entry, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => {
    const key = path === '' ? name : `${path}.${name}`;
    return [key, ...keysOf(entry, key)];
  });
}

const births = fc.record({
  day: fc.integer({ min: 1, max: 28 }),
  month: fc.integer({ min: 1, max: 12 }),
  year: fc.integer({ min: 1801, max: 2199 }),
  hour: fc.integer({ min: 0, max: 23 }),
  min: fc.integer({ min: 0, max: 59 }),
  lat: fc.double({ min: -66, max: 78, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
  tzone: fc.integer({ min: -12, max: 14 }),
});

const asked = {
  natal_chart_interpretation: (birth) => ({ ...birth, house_type: 'whole_sign' }),
  natal_aspects_report: (birth) => birth,
  varshaphal_yoga: (birth) => ({ ...birth, varshaphal_year: birth.year }),
  tamil_month_panchang: (birth) => ({ ...birth, ...(birth.day % 2 === 0 && { calendar: 'tamil' }) }),
} as const satisfies Record<string, (birth: typeof anna) => Record<string, unknown>>;

describe('every key of an answer is in docs/contract.md, with who shows it', () => {
  test.each([
    'natal_chart_interpretation',
    'natal_aspects_report',
    'varshaphal_yoga',
    'tamil_month_panchang',
  ] as const)('The page docs/contract.md lists every key of an answer of %s', async (name) => {
    const { call } = await openService();
    const listed = new Set(answerRows(name).map(({ field }) => field));
    await fc.assert(
      fc.asyncProperty(births, async (birth) => {
        const answer = await call(name, { body: asked[name](birth) });
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

test('The description names the source of every key', () => {
  const shown = (name: Parameters<typeof answerRows>[0], field: string) =>
    answerRows(name).find((row) => row.field === field)?.shownBy;
  expect(shown('get-palm-id', 'palm_id')).toBe('document');
  expect(shown('get-palm-id', 'data.palm_id')).toBe('page');
  expect(shown('get-palm-id', 'data.hand')).toBe('ours');
  expect(shown('luck', 'data.luck')).toBe('ours');
  expect(shown('natal_chart_interpretation', 'planets[].name')).toBe('document');
  expect(shown('natal_chart_interpretation', 'planets[].id')).toBe('ours');
});
