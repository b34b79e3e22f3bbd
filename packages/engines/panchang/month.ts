import { daysInMonth } from '@palmleaf/contract/birth';
import { julianDay } from '../sky/instant.ts';
import { type LimbSpan, limbAt, limbsBetween, sunSignAt } from './lunar-day.ts';
import { moonDay, type SunDay, sunReader } from './sun-times.ts';
import { vakyaMonth } from './vakya.ts';

export interface ClockedPlace {
  readonly lat: number;
  readonly lon: number;
  readonly tzone: number;
}

/** Moments are Julian days of Universal Time. */
export interface PanchangDay extends SunDay {
  readonly date: number;
  readonly midnight: number;
  /** Hours from midnight to sunrise. */
  readonly hours: number;
  /** 1 to 30, at sunrise. */
  readonly tithi: number;
  /** 1 to 27, at sunrise. */
  readonly nakshatra: number;
  readonly solar: SolarDate;
}

/** Months are 1 (Chithirai) to 12 (Panguni). */
interface SolarDate {
  readonly month: number;
  readonly date: number;
}

/** Thirukanitha follows the true Sun, vakya the fixed lengths of the old almanacs. */
export type Reckoning = 'vakya' | 'thirukanitha';

export function midnightOf(year: number, month: number, day: number, { tzone }: ClockedPlace): number {
  return julianDay(year, month, day, -tzone);
}

function panchangDay(midnight: number, sun: SunDay): Omit<PanchangDay, 'date' | 'solar'> {
  return {
    ...sun,
    midnight,
    hours: (sun.rise - midnight) * 24,
    tithi: limbAt('tithi', sun.rise),
    nakshatra: limbAt('nakshatra', sun.rise),
  };
}

export function gregorianMonth(
  year: number,
  month: number,
  place: ClockedPlace,
  sunAt = sunReader(place, midnightOf(year, month, 1, place)),
): readonly PanchangDay[] {
  const first = midnightOf(year, month, 1, place);
  const monthOf = solarMonthReader('vakya', sunAt);
  const passed = Math.floor(vakyaMonth(sunAt(first).evening).days);
  let solar = { month: monthOf(first), date: daysBefore(first, monthOf, passed) };
  return Array.from({ length: daysInMonth(year, month) }, (_, i) => {
    const day = panchangDay(first + i, sunAt(first + i));
    const { month: now } = vakyaMonth(day.evening);
    solar = { month: now, date: now === solar.month ? solar.date + 1 : 1 };
    return { ...day, date: i + 1, solar };
  });
}

interface TamilMonth {
  readonly month: number;
  readonly year: number;
  readonly days: readonly (PanchangDay & { readonly gregorian: string })[];
}

/** The solar month, 1 to 12, at a Julian day of Universal Time. */
export const solarMonthAt: Record<Reckoning, (at: number) => number> = {
  vakya: (at) => vakyaMonth(at).month,
  thirukanitha: sunSignAt,
};

const solarMonthReader =
  (reckoning: Reckoning, sunAt: (midnight: number) => SunDay) =>
  (midnight: number): number =>
    solarMonthAt[reckoning](sunAt(midnight).evening);

function daysBefore(midnight: number, monthOf: (midnight: number) => number, guess = 0): number {
  const month = monthOf(midnight);
  let days = guess;
  while (monthOf(midnight - days) !== month) days--;
  while (monthOf(midnight - days - 1) === month) days++;
  return days;
}

/** A day belongs to the sign in which the Sun is at sunset, so an entry after sunset begins the month a day later. */
export function tamilMonth(
  year: number,
  month: number,
  day: number,
  place: ClockedPlace,
  reckoning: Reckoning = 'vakya',
  sunAt = sunReader(place, midnightOf(year, month, day, place)),
): TamilMonth {
  const midnight = midnightOf(year, month, day, place);
  const monthOf = solarMonthReader(reckoning, sunAt);
  const sign = monthOf(midnight);
  const daysBack = daysBefore(midnight, monthOf);
  let daysAhead = 0;
  while (monthOf(midnight + daysAhead + 1) === sign) daysAhead++;
  const first = Date.UTC(year, month - 1, day - daysBack);
  return {
    month: sign,
    year: new Date(first).getUTCFullYear(),
    days: Array.from({ length: daysBack + daysAhead + 1 }, (_, i) => ({
      ...panchangDay(midnight - daysBack + i, sunAt(midnight - daysBack + i)),
      date: i + 1,
      gregorian: new Date(first + i * 86_400_000).toISOString().slice(0, 10),
      solar: { month: sign, date: i + 1 },
    })),
  };
}

interface DayDetails {
  readonly tithis: readonly LimbSpan[];
  readonly nakshatras: readonly LimbSpan[];
  readonly yogas: readonly LimbSpan[];
  readonly karanas: readonly LimbSpan[];
  readonly moonrise: number | undefined;
  readonly moonset: number | undefined;
}

export function detailsOf(
  { rise, midnight }: PanchangDay,
  nextRise: number,
  place: ClockedPlace,
): DayDetails {
  const moon = moonDay(midnight, place);
  return {
    tithis: limbsBetween('tithi', rise, nextRise),
    nakshatras: limbsBetween('nakshatra', rise, nextRise),
    yogas: limbsBetween('yoga', rise, nextRise),
    karanas: limbsBetween('karana', rise, nextRise),
    moonrise: moon.rise,
    moonset: moon.set,
  };
}
