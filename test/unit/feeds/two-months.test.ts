import { expect, test } from 'vitest';
import { daysIn, FeedWorld, lineOf } from './world.ts';

test.each(['Asia/Kolkata', 'America/New_York'])(
  'A feed keeps the days that a service with another calendar counts to the next or previous month, each by the offset of its date: %s',
  async (timezone) => {
    const world = new FeedWorld();
    world.now = Date.parse('2026-03-10T09:00:00Z');
    world.monthsAhead = 0;
    const day = (date: string, tzone: unknown) => ({
      date: Number(date.slice(8)),
      gregorian_date: date,
      tithi: 'Prathama',
      nakshatra: `by ${tzone}`,
      paksha: 'Shukla',
    });
    const march = Array.from({ length: 31 }, (_, index) => `2026-03-${String(index + 1).padStart(2, '0')}`);
    const dates = ['2026-02-27', '2026-02-28', ...march, '2026-04-01'];
    world.answer = ({ body: { year, month, tzone } }) => {
      const body = { year, month, panchang_data: dates.map((date) => day(date, tzone)), status: true };
      return { class: 'json', meaning: 'bought', status: 200, body };
    };
    await world.upload(`home,Home,40.7,-74,${timezone},`);
    expect(world.calls).toHaveLength(timezone === 'America/New_York' ? 2 : 1);
    const days = daysIn(await world.textOf(await world.requestFeed('home')));
    expect([...days.keys()]).toEqual(dates.map((date) => date.replaceAll('-', '')));
    for (const date of dates) {
      const offset = timezone === 'Asia/Kolkata' ? 5.5 : date < '2026-03-08' ? -5 : -4;
      const title = lineOf(days.get(date.replaceAll('-', '')), 'SUMMARY');
      expect(title).toBe(`Shukla Prathama · by ${offset}`);
    }
  },
);
