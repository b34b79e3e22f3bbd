import { panchangRequest } from '@palmleaf/contract/astrology';
import { operations } from '@palmleaf/contract/operations';
import { type Oracle, seeded } from '@palmleaf/engines/testing';
import { type FestivalClaim, festivalClaims } from '@palmleaf/texts/testing';
import * as z from 'zod';
import { tamilMonthPanchang } from '../../../astrology/panchang/operation.ts';
import { type DayRecord, dayRecord, deniedOf, holdsForFestival, limbsOf } from './panchang-claims.ts';

const j2000Ms = Date.UTC(2000, 0, 1, 12);

export interface Asked {
  readonly year: number;
  readonly month: number;
  readonly lat: number;
  readonly lon: number;
  readonly tzone: number;
  readonly region: 'tamil-nadu' | 'north-india';
}

export function drawnMonths(seed: number, count: number, highestLatitude: number): readonly Asked[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, i) => {
    const isIndian = i % 2 === 0;
    const lon = isIndian ? 70 + random() * 18 : random() * 360 - 180;
    return {
      year: 1900 + Math.floor(random() * 200),
      month: 1 + Math.floor(random() * 12),
      lat: isIndian ? 8 + random() * 24 : (random() * 2 - 1) * highestLatitude,
      lon,
      tzone: isIndian ? 5.5 : Math.round(lon / 15),
      region: i % 4 < 2 ? 'tamil-nadu' : 'north-india',
    };
  });
}

export async function monthOf(
  asked: Asked,
  language: z.infer<typeof languageKey> = 'en',
): Promise<readonly DayRecord[]> {
  const request = panchangRequest.parse({ ...asked, day: 1, date: 1, hour: 6, min: 0, minute: 0 });
  const { body } = await tamilMonthPanchang(request, { language });
  return z.object({ panchang_data: z.array(dayRecord) }).parse(body).panchang_data;
}
export const languageKey = z.enum(operations.tamil_month_panchang.languages);

export const midnightOf = ({ year, month, tzone }: Asked, date: number): number =>
  (Date.UTC(year, month - 1, date) - j2000Ms) / 86_400_000 - tzone / 24;

export const momentsIn =
  ({ tzone }: Pick<Asked, 'tzone'>) =>
  (clock: string): number =>
    (Date.parse(`${clock}Z`) - j2000Ms) / 86_400_000 - tzone / 24;

export async function judgeMonths(oracle: Oracle, months: readonly Asked[]) {
  const limbs = limbsOf(oracle);
  const untrue: string[] = [];
  const festivals = new Set<string>();
  const counts = { days: 0, sentences: 0 };
  for (const asked of months) {
    const momentOf = momentsIn(asked);
    for (const day of await monthOf(asked)) {
      const midnight = midnightOf(asked, day.date);
      const rise = oracle.sunrise(midnight, asked.lat, asked.lon);
      const next = oracle.sunrise(midnight + 1, asked.lat, asked.lon);
      if (rise === undefined || next === undefined || day.sunrise === null) continue;
      const where = `${asked.year}-${asked.month} at ${asked.lat}, ${asked.lon}`;
      const wrong = [
        ...deniedOf(day, rise, next, momentOf, limbs),
        ...(isRise(oracle, asked, momentOf(day.sunrise), rise) ? [] : [`sunrise of the ${day.date}.`]),
        ...(isWeekday(asked, day) ? [] : [`weekday of the ${day.date}.`]),
        ...day.festival_ids.filter((id) => !holdsForFestival(claimOf(id), rise, next, limbs)),
      ];
      for (const id of day.festival_ids) festivals.add(id);
      untrue.push(...wrong.map((what) => `${what} ${where}`));
      counts.days += 1;
      counts.sentences +=
        5 +
        2 * (day.tithis.length + day.nakshatras.length + day.yogas.length + day.karanas.length) +
        day.festivals.length;
    }
  }
  return { ...counts, festivals: festivals.size, untrue };
}

/** If the Sun grazes the horizon, the sunrise of Swiss Ephemeris is up to 9 arcseconds of height off. */
function isRise(oracle: Oracle, { lat, lon }: Asked, stated: number, rise: number): boolean {
  const heightAt = (ut: number): number => oracle.side('Sun', ut, lat, lon).altitude;
  return Math.abs(stated - rise) * 86_400 <= 3 || Math.abs(heightAt(stated) - heightAt(rise)) * 3600 <= 12;
}

const isWeekday = ({ year, month }: Asked, { date, weekday_id: weekday }: DayRecord): boolean =>
  weekday === new Date(Date.UTC(year, month - 1, date)).getUTCDay();

export function claimOf(id: string): FestivalClaim {
  const claim = Object.entries(festivalClaims).find(([name]) => name === id)?.[1];
  if (!claim) throw new RangeError(`no festival is called ${id}`);
  return claim;
}
