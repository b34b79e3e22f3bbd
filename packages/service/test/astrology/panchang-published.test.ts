import { panchangRequest } from '@palmleaf/contract/astrology';
import { gregorianMonth, limbEnd, tamilMonth } from '@palmleaf/engines/panchang';
import {
  beginningOf,
  instant,
  j2000,
  loadOracle,
  type Oracle,
  seeded,
  signed,
} from '@palmleaf/engines/testing';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { astrologyOperations } from '../../astrology/operations.ts';

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

/** https://www.namoastro.com/calendar/ekadashi-vrat, 2024, Indian time. */
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

/** https://appliedjyotish.com/ekadashi-tithi-date-time?year=2027, Indian time. */
const laterEkadashis = [
  ['2026-01-14', '2026-01-14T17:53'],
  ['2026-02-13', '2026-02-13T14:26'],
  ['2026-03-15', '2026-03-15T09:17'],
  ['2026-03-29', '2026-03-29T07:46'],
  ['2027-01-03', '2027-01-03T16:08'],
  ['2027-01-19', '2027-01-19T07:49'],
  ['2027-02-02', '2027-02-02T11:10'],
  ['2027-02-17', '2027-02-17T17:32'],
  ['2027-03-04', '2027-03-04T07:24'],
  ['2027-04-02', '2027-04-03T02:52'],
] as const;

/** https://appliedjyotish.com/amavasya, 2025, Indian time. */
const amavasyas = [
  ['2025-01-29', '2025-01-29T18:06'],
  ['2025-03-29', '2025-03-29T16:27'],
  ['2025-04-27', '2025-04-28T01:01'],
  ['2025-05-27', '2025-05-27T08:32'],
  ['2025-06-25', '2025-06-25T16:01'],
  ['2025-07-24', '2025-07-25T00:41'],
  ['2025-08-23', '2025-08-23T11:36'],
  ['2025-09-21', '2025-09-22T01:24'],
  ['2025-10-21', '2025-10-21T17:55'],
  ['2025-11-20', '2025-11-20T12:17'],
] as const;

test.each(amavasyas)('The published amavasya of %s ends at %s', async (date, end) => {
  const [year, number, day] = date.split('-').map(Number);
  const { panchang_data } = await month({ ...delhi, year, month: number });
  const found = panchang_data[(day ?? 0) - 1];
  expect(found?.amavasya).toBe(true);
  const difference = Date.parse(`${found?.tithi_end}Z`) - Date.parse(`${end}:30Z`);
  expect(Math.abs(difference)).toBeLessThanOrEqual(90_000);
});

test.each([
  // https://ghdays.in/thai-amavasai-date
  ['Thai Amavasai', '2025-01-29'],
  ['Thai Amavasai', '2026-01-18'],
  ['Thai Amavasai', '2027-02-06'],
  // tamildailycalendar.com, 2018.
  ['Thai Amavasai', '2018-01-16'],
  ['Aadi Amavasai', '2018-08-11'],
  ['Mahalaya Amavasai', '2018-10-08'],
  ['Chithira Pournami', '2018-04-30'],
  // dailycalendartamil.com, Chitra Pournami 2024.
  ['Chithira Pournami', '2024-04-23'],
  // telugu.hashtagu.in, Vaikuntha Ekadashi 2025.
  ['Vaikunta Ekadashi', '2025-01-10'],
  // The News Minute, 12 November 2025: public holidays of Tamil Nadu for 2026.
  ['Pongal', '2026-01-15'],
  ['Mattu Pongal', '2026-01-16'],
  ['Tamil New Year', '2026-04-14'],
  // indiatoday.in, 19 January 2023 (star from 4 February 9:16 to 5 February 12:13); hindupad.com, Thai Poosam.
  ['Thai Poosam', '2023-02-05'],
  ['Thai Poosam', '2021-01-28'],
  ['Thai Poosam', '2016-01-24'],
  // drikpanchang.com, Karthigai 2019; templesinindiainfo.com, 2020 and 2030; latestly.com, 2022; astroyogi.com, 2025.
  ['Karthigai Deepam', '2019-12-10'],
  ['Karthigai Deepam', '2020-11-29'],
  ['Karthigai Deepam', '2022-12-06'],
  ['Karthigai Deepam', '2025-12-03'],
  ['Karthigai Deepam', '2030-12-08'],
  // onam-celebrations.blogspot.com; oneindia.com, 30 August 2022; newsmuncher.com (ABP News), 2024; hindustantimes.com, 4 September 2025.
  ['Onam', '2013-09-16'],
  ['Onam', '2022-09-08'],
  ['Onam', '2024-09-15'],
  ['Onam', '2025-09-05'],
  // freepressjournal.in, 27 August 2021 (two midnights); posterguy.in, 2024; panchang.org, 2026 (no midnight).
  ['Krishna Jayanti', '2021-08-30'],
  ['Krishna Jayanti', '2024-08-26'],
  ['Krishna Jayanti', '2026-09-04'],
  // middayonline.com (list of the government of Tamil Nadu for 2024); bookmark-dofollow.com (the same for 2025).
  ['Deepavali', '2024-10-31'],
  ['Deepavali', '2025-10-20'],
  // ndtv.com, 20 February 2025; news9live.com, 15 February 2026.
  ['Maha Shivaratri', '2025-02-26'],
  ['Maha Shivaratri', '2026-02-15'],
] as const)(
  'The festival %s is on its published day, %s, and on no other of the month',
  async (name, date) => {
    const [year, number] = date.split('-').map(Number);
    const { panchang_data } = await month({ ...chennai, year, month: number });
    const days = panchang_data.flatMap(({ festivals, date: day }) =>
      z.array(z.string()).parse(festivals).includes(name) ? [day] : [],
    );
    expect(days).toEqual([Number(date.slice(8))]);
  },
);

test('A day has the same Tamil date in a request for a Gregorian month and in one for a Tamil month', () => {
  const random = seeded(17);
  for (let i = 0; i < 40; i++) {
    const year = 1801 + Math.floor(random() * 398);
    const number = 1 + Math.floor(random() * 12);
    const place = { lat: -60 + random() * 125, lon: -180 + random() * 360, tzone: 0 };
    place.tzone = Math.round(place.lon / 15);
    const days = gregorianMonth(year, number, place);
    for (const at of [1, 20, days.length]) {
      const tamil = tamilMonth(year, number, at, place);
      const date = new Date(Date.UTC(year, number - 1, at)).toISOString().slice(0, 10);
      const entry = tamil.days.find(({ gregorian }) => gregorian === date);
      expect(days[at - 1]?.solar, `${date} at ${JSON.stringify(place)}`).toEqual(entry?.solar);
    }
  }
});

test('A Gregorian and a Tamil month give a day the same festivals', async () => {
  const gregorian = await month({ ...chennai, year: 2026, month: 8 });
  const aadi = await month({ ...chennai, year: 2026, month: 8, day: 1, calendar: 'tamil' });
  for (const day of aadi.panchang_data) {
    const date = String(day.gregorian_date);
    if (date.startsWith('2026-08'))
      expect(gregorian.panchang_data[Number(date.slice(8)) - 1]?.festivals, date).toEqual(day.festivals);
  }
  expect(aadi.panchang_data.flatMap(({ festivals }) => festivals)).toEqual(['Aadi Perukku', 'Aadi Amavasai']);
});

test.each([...ekadashis, ...laterEkadashis])('The published ekadashi of %s ends at %s', async (date, end) => {
  const [year, number, day] = date.split('-').map(Number);
  const { panchang_data } = await month({ ...delhi, year, month: number });
  const found = panchang_data[(day ?? 0) - 1];
  expect(found?.ekadashi).toBe(true);
  const difference = Date.parse(`${found?.tithi_end}Z`) - Date.parse(`${end}:30Z`);
  expect(Math.abs(difference)).toBeLessThanOrEqual(90_000);
});

test.each([
  // The News Minute, 12 November 2025.
  [2026, 1, 'vakya', '2026-01-15'],
  // The same list.
  [2026, 4, 'vakya', '2026-04-14'],
  // ishiivalmirez.pages.dev, 2025.
  [2025, 1, 'vakya', '2025-01-14'],
  // By the true Sun, the sankranti (the Sun's entry into a sign) of 2026 falls before sunset of the 14th.
  [2026, 1, 'thirukanitha', '2026-01-14'],
] as const)(
  'The Tamil month that begins in month %2$d of %1$d begins on its published day (%3$s)',
  (year, number, reckoning, first) => {
    expect(tamilMonth(year, number, 25, chennai, reckoning).days[0]?.gregorian).toBe(first);
  },
);

test('The Tamil month Thai of 2025 ends on 12 February, as published', () => {
  expect(tamilMonth(2025, 1, 25, chennai).days.at(-1)?.gregorian).toBe('2025-02-12');
});

test('The answer for a Tamil month has its names, its reckoning and its festivals', async () => {
  const thai = await month({ ...chennai, year: 2026, month: 1, day: 20, calendar: 'tamil' });
  expect(thai).toMatchObject({ reckoning: 'vakya', month_name: 'Thai', year_name: 'Visuvaasuva' });
  expect(thai.panchang_data[0]).toMatchObject({ gregorian_date: '2026-01-15', festivals: ['Pongal'] });
  const asked = { ...chennai, year: 2026, month: 1, day: 20, calendar: 'tamil', reckoning: 'thirukanitha' };
  expect((await month(asked)).panchang_data[0]).toMatchObject({ gregorian_date: '2026-01-14' });
  const chithirai = await month({ ...chennai, year: 2024, month: 4, day: 20, calendar: 'tamil' });
  expect(chithirai).toMatchObject({ month_name: 'Chithirai', year_name: 'Krodhi' });
});

test('From 1800 to 2100, tithis and nakshatras end within two seconds of the moment that Swiss Ephemeris finds', () => {
  const random = seeded(51);
  for (let i = 0; i < 60; i++) {
    const from = beginningOf(1800) + random() * 365.25 * 300 + j2000;
    const end = limbEnd('tithi', from) - j2000;
    const [sun, sunSpeed] = oracle.atUniversal('Sun', end);
    const [moon, moonSpeed] = oracle.atUniversal('Moon', end);
    const error = signed((moon - sun) * 30) / 30;
    expect((Math.abs(error) / (moonSpeed - sunSpeed)) * 86_400).toBeLessThan(2);
    const passed = limbEnd('nakshatra', from) - j2000;
    const [at, speed] = oracle.atUniversal('Moon', passed);
    const sidereal = at - oracle.nutation(passed) - oracle.lahiri(instant(passed + j2000).tt);
    expect((Math.abs(signed(sidereal * 27) / 27) / speed) * 86_400).toBeLessThan(2);
  }
});

test('Rahu kalam, yamagandam and gulika of a Wednesday are the eighths of the day that almanacs list', async () => {
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

test('A year has at least twelve new moons, after which the number of the tithi starts at 1 again', () => {
  const days = Array.from({ length: 12 }, (_, i) => gregorianMonth(2025, i + 1, chennai)).flat();
  const newMoons = days.filter(({ tithi }, i) => tithi < (days[i - 1]?.tithi ?? 0)).length;
  expect(newMoons).toBeGreaterThanOrEqual(12);
});
