import { beforeAll, describe, expect, test } from 'vitest';
import { partItems } from '../../../shared/ledger/items/part.ts';
import { placesList } from '../../../shared/views/views.ts';
import { bareMonth, daysIn, FeedWorld, ownAnswer } from './world.ts';

const nested = (levels: number): unknown => (levels === 0 ? 'x' : [nested(levels - 1)]);

const answers: Readonly<Record<string, (good: unknown) => unknown>> = {
  aachen: (good) => good,
  bonn: (good) => good,
  damaged: (good) => good,
  deep: () => ({ panchang_data: nested(490) }),
  endless: (good) => {
    const month = bareMonth.parse(good);
    const [day] = month.panchang_data;
    return { ...month, panchang_data: Array.from({ length: 5000 }, () => day) };
  },
  lines: (good) => {
    const month = bareMonth.parse(good);
    const tithi = 'a\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nb';
    return { ...month, panchang_data: month.panchang_data.map((day) => ({ ...day, tithi })) };
  },
  listed: () => ['no', 'object'],
  lying: () => JSON.parse('{"__proto__":{"a":1},"panchang_data":{"length":1000000000},"toJSON":1}'),
  odd: () => ({ month: 11, year: 2026, panchang_data: [null, 1, { date: {} }, { date: 1e9 }] }),
  turned: () => ({ panchang_data: '\u202e</scri', month: '\u202e' }),
};
const places = Object.keys(answers);
const months = new Map(places.map((id, index) => [13 + index / 10, answers[id]]));

const world = new FeedWorld();
const paths = new Map<string, string | undefined>();

beforeAll(async () => {
  world.now = Date.parse('2026-11-08T02:00:00Z');
  world.answer = async (call) => {
    const good = await ownAnswer(call);
    const made = months.get(Number(call.body.latitude ?? call.body.lat));
    return { ...good, body: made?.(good.body) ?? good.body };
  };
  await world.upload(...places.map((id, index) => `${id},${id},${13 + index / 10},80.2,Asia/Kolkata,`));
  for (const id of places) paths.set(id, await world.requestFeed(id));
  for (const { pk, sk } of [...world.table.items()])
    if (pk.includes('damaged') && sk.startsWith('month#'))
      await world.table.update(
        partItems.update({ key: { pk, sk }, set: { body: new Uint8Array([1, 2, 3]) } }),
      );
});

describe('one broken place of ten', () => {
  test('One place of ten with an unreadable answer breaks no feed, and the good feeds have all their days', async () => {
    const texts = await Promise.all(
      places.map(async (id) => {
        const response = await world.fetch(paths.get(id));
        return [id, response.status, await response.text()] as const;
      }),
    );
    expect(texts.filter(([, status]) => status !== 200).map(([id]) => id)).toEqual([]);
    const days = new Map(texts.map(([id, , text]) => [id, daysIn(text).size]));
    expect(days.get('bonn')).toBeGreaterThanOrEqual(30);
    expect(days.get('lines')).toBe(days.get('bonn'));
    expect(days.get('damaged')).toBe(0);
  });

  test('The list of places shows all ten places to programs and people, even if one has an unreadable answer', async () => {
    const page = await world.reports.json(placesList, world.reports.get('/places'));
    expect(page.places.map(({ id }) => id).sort()).toEqual([...places].sort());
    expect(page.places.find(({ id }) => id === 'bonn')?.today).toBeDefined();
    const html = await world.reports.get('/places', { accept: 'text/html' });
    expect([html.status, (await html.text()).includes('bonn')]).toEqual([200, true]);
  });

  test.each(['application/json', 'text/html'])(
    'The months of nine places are answered as %s, and those of the tenth place with status 422',
    async (accept) => {
      const statuses = await Promise.all(
        places.map(async (id) => [
          id,
          (await world.reports.get(`/panchang/${id}/2026-11`, { accept })).status,
        ]),
      );
      expect(statuses).toEqual(places.map((id) => [id, id === 'damaged' ? 422 : 200]));
    },
  );
});
