import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Difference,
  differencesBetween,
  hasDifference,
  isSameShape,
  losesData,
  merged,
} from '../../../shared/drift/difference.ts';
import { linesOf, maxPaths, shapeFrom, shapeOf } from '../../../shared/drift/shape.ts';

const lines = (answer: unknown) => linesOf(shapeOf(answer));
const differencesOf = (now: unknown, before: unknown) =>
  differencesBetween(shapeOf(now), shapeOf(before)).map(({ kind, path, type }) =>
    [kind, path, ...(type === undefined ? [] : [type])].join(' '),
  );

describe('The shape of an answer', () => {
  test('The shape of an answer holds paths and types and no values', () => {
    const answer = { status: true, data: { palm_id: 'secret-1', lines: [{ depth: 2 }, { depth: null }] } };
    expect(lines(answer)).toEqual([
      ' object',
      '/status flag',
      '/data object',
      '/data/palm_id text',
      '/data/lines list',
      '/data/lines/[] object',
      '/data/lines/[]/depth number|null',
    ]);
  });

  test('The shape of an answer marks members that are sometimes missing', () => {
    expect(lines([{ a: 1, b: 1 }, { a: 2 }])).toEqual([
      ' list',
      '/[] object',
      '/[]/a number',
      '/[]/b? number',
    ]);
  });

  test.each([
    ['dates', { '2026-11-01': { tithi: 'a' }, '2026-11-02': { tithi: 'b' } }],
    ['numbers', { 1: { tithi: 'a' }, 12: { tithi: 'b' } }],
    ['ids', { '9f1c2d3e4b5a': { tithi: 'a' }, vst_0123abcd45: { tithi: 'b' } }],
    ['addresses', { 'anna@example.com': { tithi: 'a' }, 'https://x.example/1': { tithi: 'b' } }],
    [
      'very many names',
      Object.fromEntries(
        [...'abcdefg'].flatMap((one) => [...'abcdefg'].map((two) => [one + two, { tithi: 'a' }])),
      ),
    ],
  ])('The shape of an answer merges members that are named by %s', (_, answer) => {
    expect(lines(answer)).toEqual([' object', '/{} object', '/{}/tithi text']);
  });

  test('The shape of an answer keeps field names beside names that are data', () => {
    expect(lines({ total: 2, '2026-11-01': 'a' })).toEqual([' object', '/total number', '/{} text']);
  });

  test('The shape of any answer has a bounded number of paths', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 20 }), (answer) => {
        const shape = shapeOf(answer);
        expect(shape.size).toBeLessThanOrEqual(maxPaths);
        expect(isSameShape(shapeFrom(linesOf(shape)), shape)).toBe(true);
      }),
    );
    const large = Array.from({ length: 50 }, (_, i) =>
      Object.fromEntries(Array.from({ length: 30 }, (_, j) => [`f${i}x${j}`, { a: 1, b: 2, c: 3 }])),
    );
    expect(shapeOf(large).size).toBe(maxPaths);
  });
});

test('Two shapes are the same only if they have the same paths, the same types and the same members that are sometimes absent', () => {
  const shape = shapeOf({ a: 1, b: ['x'] });
  expect(isSameShape(shape, new Map(shape))).toBe(true);
  for (const [path, place] of shape) {
    const without = new Map([...shape].filter(([one]) => one !== path));
    const others = [
      new Map([...shape, [path, { ...place, sometimes: !place.sometimes }]]),
      new Map([...shape, [path, { ...place, types: new Set(['null'] as const) }]]),
      new Map([...shape, [path, { ...place, types: new Set([...place.types, 'null'] as const) }]]),
      new Map([...without, ['/other', place]]),
      without,
    ];
    for (const other of others)
      expect([isSameShape(shape, other), isSameShape(other, shape)]).toEqual([false, false]);
  }
});

test('An answer without any member lacks each known one', () => {
  expect(differencesOf({}, { a: 1, b: { c: 2 } })).toEqual(['missing /a', 'missing /b']);
});

describe('differences of shapes', () => {
  const before = { data: { palm_id: 'a', lines: [{ name: 'x' }] } };

  test('Two answers whose values alone differ have the same shape', () => {
    expect(differencesOf({ data: { palm_id: 'b', lines: [{ name: 'y' }, { name: 'z' }] } }, before)).toEqual(
      [],
    );
    expect(differencesOf({ data: { palm_id: 'b', lines: [] } }, before)).toEqual([]);
  });

  test('The differences list new and missing members and those of another type', () => {
    expect(differencesOf({ data: { palm_id: 7, lines: [{ title: 'x' }] } }, before)).toEqual([
      'type /data/palm_id number',
      'new /data/lines/[]/title text',
      'missing /data/lines/[]/name',
    ]);
  });

  test('A difference names only the topmost path that differs', () => {
    expect(differencesOf({ payload: { data: { palm_id: 'a' } } }, before)).toEqual([
      'new /payload object',
      'missing /data',
    ]);
    expect(differencesOf([before], before)).toEqual(['type  list']);
  });

  test('A list that was always empty and a value that was always null cause no difference', () => {
    expect(differencesOf({ a: [{ b: 1 }], c: { d: 1 } }, { a: [], c: null })).toEqual([]);
    expect(differencesOf({ a: [], c: null }, { a: [{ b: 1 }], c: { d: 1 } })).toEqual(['type /c null']);
  });

  test('A new member causes no difference where member names are data, even if only later answers show that the names are data', () => {
    const month = (day: number) => ({ days: { [`2026-11-${day}`]: { tithi: 'a' } } });
    expect(differencesOf(month(2), month(1))).toEqual([]);
    const guests = (from: number) =>
      Object.fromEntries(
        Array.from({ length: 30 }, (_, i) => [
          `guest${'abcdefghijklmnopqrstuvwxyz'[i % 26]}${from}x${i}`,
          'in',
        ]),
      );
    const known = merged(shapeOf(guests(2)), shapeOf(guests(1)));
    expect(linesOf(known)).toEqual([' object', '/{} text']);
    expect(differencesBetween(shapeOf(guests(3)), known)).toEqual([]);
    expect(differencesBetween(shapeOf({ guestz: 1 }), known)).toEqual([
      { kind: 'type', path: '/{}', type: 'number' },
    ]);
  });

  test('A difference is new only once, and answers that have it still show it', () => {
    const now = shapeOf({ data: { palm_id: 'a', lines: [{ title: 'x' }] } });
    const known = merged(now, shapeOf(before));
    expect(differencesBetween(now, known)).toEqual([]);
    expect(differencesBetween(shapeOf(before), known)).toEqual([]);
    const missing: Difference = { kind: 'missing', path: '/data/lines/[]/name' };
    expect(hasDifference(now, known, missing)).toBe(true);
    expect(hasDifference(shapeOf(before), known, missing)).toBe(false);
  });

  test.each([
    ['a part of the answer', { data: { planets: [] } }, { data: {} }, true],
    ['the answer', { yogas: [] }, { title: 'x' }, true],
    ['some elements of a list', [{ planets: [1] }], [{ planets: [1] }, { title: 'x' }], false],
    ['the only element of a list', [{ planets: [1] }], [{ title: 'x' }], false],
  ])(
    'A list that is missing in %s counts as lost data unless another list contained it: %j, %j',
    (_, first, later, expected) => {
      const known = shapeOf(first);
      const missing = differencesBetween(shapeOf(later), known).filter(({ kind }) => kind === 'missing');
      expect(missing.map((one) => losesData(one, known))).toEqual([expected]);
    },
  );

  test('No answer differs from a shape into which it was merged', () => {
    const answers = fc.array(fc.jsonValue({ maxDepth: 4 }), { minLength: 1, maxLength: 6 });
    // Only the last answers show that member names are data.
    const foldedLate = [{ A: {} }, { '': { A: null }, A: '' }, { '': [] }, []];
    fc.assert(
      fc.property(answers, ([first, ...others]) => {
        const shapes = [first, ...others].map(shapeOf);
        const known = shapes.slice(1).reduce((all, one) => merged(one, all), shapeOf(first));
        for (const shape of shapes) {
          expect(differencesBetween(shape, known)).toEqual([]);
          expect(isSameShape(merged(shape, known), known)).toBe(true);
        }
      }),
      { numRuns: 300, examples: [[foldedLate]] },
    );
  });
});
