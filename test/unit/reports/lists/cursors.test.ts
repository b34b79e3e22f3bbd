import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { storePlace } from '../../../../shared/places/place.ts';
import { recordRejection } from '../../../../shared/uploads/rejection.ts';
import { uploadKey } from '../../../../shared/uploads/upload.ts';
import { reportsOver } from '../app.ts';
import { accepted, emptyLedger, settled, uploadEvent, uploaded } from '../ledger.ts';

const { ledger } = emptyLedger();
const { get } = reportsOver(ledger);

const longId = 'ä'.repeat(240);
const ids = ['anna', 'ben', 'carl', 'dora', longId];

const page = z.looseObject({ cursor: z.string().optional() });

const lists = [
  '/batches',
  '/batches/june/uploads',
  '/batches/july/uploads',
  '/batches/june/rejections',
  '/batches/july/rejections',
  '/batches/june/reports',
  '/batches/july/reports',
  '/batches/june/reports?state=partial',
  '/batches/june/reports?state=complete',
  '/batches/june/unknown',
  '/batches/july/unknown',
  '/unknown',
  '/places',
];

const withCursor = (list: string, cursor: string, limit = 1) =>
  `${list}${list.includes('?') ? '&' : '?'}limit=${limit}&cursor=${encodeURIComponent(cursor)}`;

async function cursorsOf(list: string): Promise<string[]> {
  const cursors: string[] = [];
  let answer = await get(`${list}${list.includes('?') ? '&' : '?'}limit=1`);
  for (;;) {
    expect(answer.status, list).toBe(200);
    const { cursor } = page.parse(await answer.json());
    if (cursor === undefined) return cursors;
    cursors.push(cursor);
    answer = await get(withCursor(list, cursor));
  }
}

async function expectRefused(list: string, cursor: string): Promise<void> {
  const answer = await get(withCursor(list, cursor));
  const text = await answer.text();
  expect([list, cursor.slice(0, 300), answer.status]).toEqual([list, cursor.slice(0, 300), 400]);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(JSON.parse(text)).toMatchObject({ status: 400, faults: [{ field: 'cursor' }] });
}

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value) ?? '').toString('base64url');
const decoded = (cursor: string): unknown => JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));

const cursors = new Map<string, readonly string[]>();

beforeAll(async () => {
  for (const batch of ['june', 'july']) {
    for (const [index, id] of ids.entries()) {
      const inputs = await accepted(ledger, { batch, id });
      const outcomes = {
        'chart/natal_chart_interpretation': {
          state: 'unknown' as const,
          unknowns: new Set(['12345678 w timeout']),
        },
      };
      const end = index % 2 === 0 ? 'partial' : 'complete';
      await settled(ledger, { batch, id }, inputs, end, index % 2 === 0 ? outcomes : {});
    }
    for (const name of ['a', 'b', 'c']) {
      const key = `births/${batch}/${name}.csv`;
      const event = uploadEvent(key);
      await uploaded(ledger, batch, event);
      const upload = { ...uploadKey(batch, key), key, etag: event.etag };
      await recordRejection(ledger, upload, {
        code: 'bad-name',
        reason: { code: 'name-empty', name: 'id' },
        line: 2,
        field: 'id',
      });
    }
  }
  for (const id of ['chennai', 'pune', 'agra']) {
    const source = { bucket: 'b', key: 'places/x.csv', etag: 'e', sequencer: '1', time: 0 };
    const place = { id, name: id, lat: 1, lon: 2, timezone: 'Asia/Kolkata', notes: [] };
    await storePlace(ledger, place, source);
  }
  for (const list of lists) cursors.set(list, await cursorsOf(list));
});

describe('cursors of lists', () => {
  test('Every list gives cursors that lead to its end, even for the longest names', () => {
    for (const list of lists) expect([list, cursors.get(list)?.length]).not.toEqual([list, 0]);
  });

  test.each(lists)(
    'The list %s answers 400 to null, numbers, text, arrays and empty objects as a cursor',
    async (list) => {
      const values = [
        null,
        0,
        'x',
        [],
        {},
        [null],
        { at: 99 },
        { at: -1 },
        { at: 1, in: 5 },
        { pk: 1, sk: 2 },
      ];
      for (const value of values) {
        // An empty cursor is the start of the only list across batches.
        if (list === '/unknown' && JSON.stringify(value) === '{}') continue;
        await expectRefused(list, encoded(value));
      }
      for (const text of ['', ' ', '%', 'bnVsbA==', 'nul', '\u0000', 'x'.repeat(20_000)]) {
        const answer = await get(withCursor(list, text));
        expect([list, text.slice(0, 9), answer.status]).toEqual([list, text.slice(0, 9), 400]);
      }
    },
  );

  test.each(lists)('The list %s answers 400 to a truncated, changed or invented cursor', async (list) => {
    const cursorsOfList = cursors.get(list) ?? [];
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc
            .tuple(fc.constantFrom(...cursorsOfList), fc.nat())
            .map(([cursor, at]) => cursor.slice(0, at % cursor.length)),
          fc
            .tuple(fc.constantFrom(...cursorsOfList), fc.string({ minLength: 1 }))
            .map(([cursor, more]) => cursor + more),
          fc.string({ unit: 'binary' }),
          fc
            .jsonValue()
            .filter((value) => JSON.stringify(value) !== '{}')
            .map(encoded),
          fc
            .tuple(
              fc.constantFrom(...cursorsOfList.map(decoded)),
              fc.string({ minLength: 1 }),
              fc.jsonValue(),
            )
            .map(([value, name, other]) => encoded({ ...Object(value), [`${name}?`]: other })),
        ),
        (cursor) => expectRefused(list, cursor),
      ),
      { numRuns: 60 },
    );
  });

  test('A list answers 400 to the cursors of every other list, batch and state', async () => {
    for (const list of lists) {
      for (const other of lists) {
        const same =
          other === list || other.replace('/unknown', '/reports') === list.replace('/unknown', '/reports');
        const wider = [list, other].every((name) => /june\/(reports|unknown)/.test(name));
        for (const cursor of cursors.get(other) ?? []) {
          if (same || wider) continue;
          await expectRefused(list, cursor);
        }
      }
    }
    for (const cursor of cursors.get('/batches/june/reports?state=partial') ?? []) {
      await expectRefused('/batches/june/reports?state=complete', cursor);
    }
  });

  test('A list never shows another partition, whatever its cursor says', async () => {
    for (const cursor of cursors.get('/batches/july/reports') ?? []) {
      const answer = await get(withCursor('/batches/june/reports', cursor, 50));
      expect(await answer.text()).not.toContain('"batch":"july"');
    }
  });
});
