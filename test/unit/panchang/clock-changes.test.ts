import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readMonthView } from '../../../functions/reports/views/month-view.ts';
import { toPlaceEntry } from '../../../functions/reports/views/place-views.ts';
import { partKey } from '../../../shared/ledger/items/keys.ts';
import { wantMonths } from '../../../shared/places/months.ts';
import { placeItems, placeKey, placeSubject } from '../../../shared/places/place.ts';
import { joinedMonth, stretchesOf } from '../../../shared/places/stretches.ts';
import { schemaVersion } from '../../../shared/table/item-kind.ts';
import { answerOf } from '../../support/worlds/ledger-world.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';

const newYork = { lat: 40.71, lon: -74.01, timezone: 'America/New_York' };

async function marchInNewYork(now = Date.parse('2026-03-02T12:00:00Z'), statusAfter = 200) {
  const world = new PipelineWorld();
  world.now = now;
  world.answer = ({ body }) => {
    if (body.day === 8 && statusAfter !== 200) return answerOf('no such endpoint', { status: statusAfter });
    return answerOf('json', {
      status: 200,
      body: {
        month: body.month,
        year: body.year,
        panchang_data: Array.from({ length: 31 }, (_, i) => ({
          date: i + 1,
          tzone: body.tzone,
          tithi: String(body.tzone),
          nakshatra: '',
          paksha: '',
        })),
      },
    });
  };
  await world.table.update(
    placeItems.update({
      key: placeKey('ny'),
      set: {
        v: schemaVersion,
        id: 'ny',
        name: 'New York',
        ...newYork,
        notes: [],
        source: world.source('places/a.csv'),
      },
    }),
  );
  const ask = async () => {
    if (await wantMonths(world.ledger, 'ny', world.now + 60_000)) {
      await world.queue.send([{ kind: 'place', key: 'ny' }]);
      await world.workAll();
    }
  };
  await ask();
  const contentOf = (_operation: string, answer: unknown) => answer;
  const view = () => readMonthView(world.ledger, 'ny', '2026-03', contentOf);
  return { world, ask, view, contentOf };
}

describe('a month with a clock change', () => {
  test('In a month with a clock change, the panchang of today comes from the call with the offset of today', async () => {
    const { world, contentOf } = await marchInNewYork();
    const place = (await placeItems.read(world.table, placeKey('ny'))) ?? expect.fail('no place');
    const deps = { ledger: world.ledger, contentOf, addressOf: async () => undefined };
    for (let day = 1; day <= 31; day += 1) {
      world.now = Date.UTC(2026, 2, day, 17);
      const { today } = await toPlaceEntry(deps, place);
      const date = `2026-03-${String(day).padStart(2, '0')}`;
      expect([today?.date, today?.tithi]).toEqual([date, day < 8 ? '-5' : '-4']);
    }
  });

  test('A month with a clock change is bought once per offset, and each of its days comes from the call with the offset of that day', async () => {
    const { world, ask, view } = await marchInNewYork();
    expect(
      world.calls.filter(({ body }) => body.month === 3).map(({ body }) => [body.day, body.tzone]),
    ).toEqual([
      [1, -5],
      [8, -4],
    ]);
    const { state, answer } = (await view()) ?? {};
    expect(state).toBe('bought');
    const days = (answer as { panchang_data: { date: number; tzone: number }[] }).panchang_data;
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 31 }, (_, i) => i + 1));
    expect(days.every(({ date, tzone }) => tzone === (date < 8 ? -5 : -4))).toBe(true);
    const calls = world.calls.length;
    world.now += 24 * 3600_000;
    await ask();
    expect(world.calls).toHaveLength(calls);
  });

  test('A month is pending while the days after its clock change are not bought', async () => {
    const { world, view } = await marchInNewYork();
    const later = partKey(placeSubject('ny'), 'place/2026-03.08');
    await world.table.delete({ key: later, delete: true });
    expect((await view())?.state).toBe('pending');
  });

  test('The ledger of the place counts each call of a month with a clock change, and its event names the month once', async () => {
    const { world } = await marchInNewYork();
    expect((await world.header(placeSubject('ny'))).tally).toMatchObject({ bought: 3 });
    await world.publish();
    expect(world.published).toMatchObject([{ detail: { months: ['2026-03', '2026-04'] } }]);
  });
});

describe('a month with refused days after the clock change', () => {
  const refused = async () => {
    const world = await marchInNewYork(undefined, 404);
    return { ...world, header: await world.world.header(placeSubject('ny')) };
  };

  test('A month keeps the days of its first offset when the service refuses the second one', async () => {
    const { header, view } = await refused();
    expect(header).toMatchObject({ state: 'partial' });
    const { answer } = (await view()) ?? {};
    const days = (answer as { panchang_data: { date: number; tzone: number }[] }).panchang_data;
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 31 }, (_, i) => i + 1));
  });
});

describe('The stretches of a month', () => {
  test('A month without a clock change has one stretch, and one with a change has gapless stretches', () => {
    expect(stretchesOf('2026-03', 'Asia/Kolkata')).toEqual([{ month: '2026-03', tzone: 5.5 }]);
    expect(stretchesOf('2026-11', 'America/New_York')).toEqual([{ month: '2026-11', tzone: -5 }]);
    expect(stretchesOf('2026-10', 'Australia/Lord_Howe')).toEqual([
      { month: '2026-10', tzone: 10.5 },
      { month: '2026-10', tzone: 11, from: 4 },
    ]);
  });

  test('A month has two clock changes when a country suspends its summer time for Ramadan', () => {
    const offsets = ['2025-02', '2025-03', '2025-04'].flatMap((month) =>
      stretchesOf(month, 'Africa/Casablanca').map(({ tzone }) => tzone),
    );
    expect(offsets).toEqual([1, 0, 0, 0, 1]);
  });

  test('Joining the stretches of a month does not change an answer of another shape', () => {
    const stretches = stretchesOf('2026-03', 'America/New_York');
    expect(joinedMonth(stretches, ['a page', 'another'])).toBe('a page');
  });

  test('Days that a service with another calendar counts to the next or previous month have the offset of their date', () => {
    const stretches = stretchesOf('2026-03', 'America/New_York');
    const dates = ['2026-02-28', '2026-03-07', '2026-03-08', '2026-04-01'];
    const contents = stretches.map(({ tzone }) => ({
      panchang_data: dates.map((date) => ({ date: Number(date.slice(8)), gregorian_date: date, tzone })),
    }));
    const { panchang_data: days } = z
      .object({ panchang_data: z.array(z.object({ gregorian_date: z.string(), tzone: z.number() })) })
      .parse(joinedMonth(stretches, contents));
    expect(days.map((day) => [day.gregorian_date, day.tzone])).toEqual([
      ['2026-02-28', -5],
      ['2026-03-07', -5],
      ['2026-03-08', -4],
      ['2026-04-01', -4],
    ]);
  });
});
