import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { nakshatraEnd, tithiEnd } from '../../../engines/panchang/day-times.ts';
import { gregorianMonth, tamilMonth } from '../../../engines/panchang/month.ts';
import { signed } from '../../../engines/sky/angle.ts';
import { instant, j2000 } from '../../../engines/sky/instant.ts';
import { astrologyOperations } from '../../../service/astrology/operations.ts';
import { panchangRequest } from '../../../shared/contract/astrology.ts';
import { beginningOf, loadOracle, type Oracle, seeded } from './oracle.ts';

const chennai = { lat: 13.0827, lon: 80.2707, tzone: 5.5 };
const delhi = { lat: 28.6139, lon: 77.209, tzone: 5.5 };

let oracle: Oracle;
beforeAll(async () => {
  oracle = await loadOracle();
});

interface Day {
  readonly tithi_end: string;
  readonly ekadashi: boolean;
  readonly [key: string]: unknown;
}

async function month(
  request: object,
): Promise<{ readonly [key: string]: unknown; readonly panchang_data: Day[] }> {
  const parsed = panchangRequest.parse({ day: 1, hour: 0, min: 0, ...request });
  const { body } = await astrologyOperations().tamil_month_panchang(parsed, { language: 'en' });
  return body as { readonly panchang_data: Day[] };
}

const span = z.object({ from: z.string(), to: z.string() });

/** https://www.namoastro.com/calendar/ekadashi-vrat: days of fasting in 2024 and the minute in which the tithi ends, Indian time. */
const ekadashis = [
  ['2024-01-07', '2024-01-08T00:46'],
  ['2024-01-21', '2024-01-21T19:26'],
  ['2024-02-06', '2024-02-06T16:07'],
  ['2024-02-20', '2024-02-20T09:55'],
  ['2024-03-06', '2024-03-07T04:13'],
  ['2024-03-20', '2024-03-21T02:22'],
  ['2024-04-05', '2024-04-05T13:28'],
  ['2024-04-19', '2024-04-19T20:04'],
  ['2024-05-04', '2024-05-04T20:38'],
  ['2024-05-19', '2024-05-19T13:50'],
  ['2024-06-02', '2024-06-03T02:41'],
  ['2024-06-18', '2024-06-18T06:24'],
  ['2024-07-02', '2024-07-02T08:42'],
  ['2024-07-17', '2024-07-17T21:02'],
  ['2024-07-31', '2024-07-31T15:55'],
] as const;

test.each(ekadashis)('the published ekadashi of %s ends at %s', async (date, end) => {
  const [year, number, day] = date.split('-').map(Number);
  const { panchang_data } = await month({ ...delhi, year, month: number });
  const found = panchang_data[(day ?? 0) - 1];
  expect(found?.ekadashi).toBe(true);
  const apart = Date.parse(`${found?.tithi_end}Z`) - Date.parse(`${end}:30Z`);
  expect(Math.abs(apart)).toBeLessThanOrEqual(90_000);
});

test.each([
  // The News Minute, 12 November 2025: the public holidays of Tamil Nadu for 2026, Pongal on 15 January.
  [2026, 1, 'vakya', '2026-01-15'],
  // The same list: Tamil New Year's Day on 14 April 2026.
  [2026, 4, 'vakya', '2026-04-14'],
  // ishiivalmirez.pages.dev, holiday calendar of Tamil Nadu for 2025: Thai begins on 14 January.
  [2025, 1, 'vakya', '2025-01-14'],
  // By the Sun that is seen, the sankranti of 2026 falls before sunset of the 14th.
  [2026, 1, 'thirukanitha', '2026-01-14'],
] as const)(
  'the month that begins in month %2$d of %1$d begins on its published day (%3$s)',
  (year, number, reckoning, first) => {
    expect(tamilMonth(year, number, 25, chennai, reckoning).days[0]?.gregorian).toBe(first);
  },
);

test('Thai of 2025 ends on 12 February, as the same calendar has it', () => {
  expect(tamilMonth(2025, 1, 25, chennai).days.at(-1)?.gregorian).toBe('2025-02-12');
});

test('the Tamil month carries its names, its reckoning and its festivals', async () => {
  const thai = await month({ ...chennai, year: 2026, month: 1, day: 20, calendar: 'tamil' });
  expect(thai).toMatchObject({ reckoning: 'vakya', month_name: 'Thai', year_name: 'Visuvaasuva' });
  expect(thai.panchang_data[0]).toMatchObject({ gregorian_date: '2026-01-15', festivals: ['Pongal'] });
  const asked = { ...chennai, year: 2026, month: 1, day: 20, calendar: 'tamil', reckoning: 'thirukanitha' };
  expect((await month(asked)).panchang_data[0]).toMatchObject({ gregorian_date: '2026-01-14' });
  const chithirai = await month({ ...chennai, year: 2024, month: 4, day: 20, calendar: 'tamil' });
  expect(chithirai).toMatchObject({ month_name: 'Chithirai', year_name: 'Krodhi' });
});

test('ends of tithi and nakshatra are within two seconds of Swiss Ephemeris to 2100', () => {
  const random = seeded(51);
  for (let i = 0; i < 60; i++) {
    const from = beginningOf(1800) + random() * 365.25 * 300 + j2000;
    const end = tithiEnd(from) - j2000;
    const [sun, sunSpeed] = oracle.atUniversal('Sun', end);
    const [moon, moonSpeed] = oracle.atUniversal('Moon', end);
    const off = signed((moon - sun) * 30) / 30;
    expect((Math.abs(off) / (moonSpeed - sunSpeed)) * 86_400).toBeLessThan(2);
    const passed = nakshatraEnd(from) - j2000;
    const [at, speed] = oracle.atUniversal('Moon', passed);
    const sidereal = at - oracle.nutation(passed) - oracle.lahiri(instant(passed + j2000).tt);
    expect((Math.abs(signed(sidereal * 27) / 27) / speed) * 86_400).toBeLessThan(2);
  }
});

test('the eighths of a Wednesday lie where the almanacs have them', async () => {
  const { panchang_data } = await month({ ...chennai, year: 2024, month: 5 });
  const [first] = panchang_data;
  const hours = (text: unknown): number => (Date.parse(`${String(text)}Z`) / 3_600_000) % 24;
  const rise = hours(first?.sunrise);
  const part = (hours(first?.sunset) - rise) / 8;
  expect(first).toMatchObject({ weekday_id: 3, nakshatra_id: expect.any(Number), paksha_id: 2 });
  for (const [name, index] of [
    ['rahu_kalam', 4],
    ['yamagandam', 1],
    ['gulika', 3],
  ] as const) {
    const { from, to } = span.parse(first?.[name]);
    expect(hours(from)).toBeCloseTo(rise + index * part, 2);
    expect(hours(to)).toBeCloseTo(rise + (index + 1) * part, 2);
  }
});

test('every lunation has its new moon, its full moon and two ekadashis', () => {
  const days = Array.from({ length: 12 }, (_, i) => gregorianMonth(2025, i + 1, chennai)).flat();
  const turns = days.filter(({ tithi }, i) => tithi < (days[i - 1]?.tithi ?? 0)).length;
  expect(turns).toBeGreaterThanOrEqual(12);
});
