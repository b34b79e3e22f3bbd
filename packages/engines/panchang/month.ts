import { daysInMonth } from '@palmleaf/contract/birth';
import { julianDay } from '../sky/instant.ts';
import { type LimbSpan, limbAt, limbsBetween, sunSignAt } from './lunar-day.ts';
import { moonDay, type SunDay, sunReader } from './sun-times.ts';
import { vakyaMonth } from './vakya.ts';

/** A place with its clock: degrees north and east, hours ahead of UTC. */
export interface ClockedPlace {
  readonly lat: number;
  readonly lon: number;
  readonly tzone: number;
}

/** The panchang of one civil day at a place. Moments are Julian days of Universal Time. */
export interface PanchangDay extends SunDay {
  /** Number of the day in its month. */
  readonly date: number;
  /** Begin of the civil day. */
  readonly midnight: number;
  /** Hours of the civil day at which tithi and nakshatra were taken. */
  readonly hours: number;
  /** 1 to 30, at sunrise. */
  readonly tithi: number;
  /** 1 to 27, at sunrise. */
  readonly nakshatra: number;
  /** The day in the Tamil solar calendar. */
  readonly solar: SolarDate;
}

/** Month 1 Chithirai to 12 Panguni, and the day in it. */
interface SolarDate {
  readonly month: number;
  readonly date: number;
}

/** By the true Sun (thirukanitha), or by the fixed lengths of the old almanacs (vakya). */
export type Reckoning = 'vakya' | 'thirukanitha';

/** Julian day (UT) at which the civil day begins at the place. */
export function midnightOf(year: number, month: number, day: number, { tzone }: ClockedPlace): number {
  return julianDay(year, month, day, -tzone);
}

/** The panchang of the civil day that begins at `midnight`. */
function panchangDay(midnight: number, sun: SunDay): Omit<PanchangDay, 'date' | 'solar'> {
  return {
    ...sun,
    midnight,
    hours: (sun.rise - midnight) * 24,
    tithi: limbAt('tithi', sun.rise),
    nakshatra: limbAt('nakshatra', sun.rise),
  };
}

/** Returns every day of a Gregorian month, with its solar date by the vakya almanacs. */
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
  /** 1 Chithirai to 12 Panguni. */
  readonly month: number;
  /** Gregorian year of the month's first day. */
  readonly year: number;
  readonly days: readonly (PanchangDay & { readonly gregorian: string })[];
}

/** The solar month, 1 to 12, at a Julian day of Universal Time. */
export const solarMonthAt: Record<Reckoning, (at: number) => number> = {
  vakya: (at) => vakyaMonth(at).month,
  thirukanitha: sunSignAt,
};

/** Returns the solar month of a civil day, read at its sunset. */
const solarMonthReader =
  (reckoning: Reckoning, sunAt: (midnight: number) => SunDay) =>
  (midnight: number): number =>
    solarMonthAt[reckoning](sunAt(midnight).evening);

/**
 * Returns the number of days of the same solar month before a civil day.
 *
 * @param guess where to begin looking; a good one saves the way back day by day
 */
function daysBefore(midnight: number, monthOf: (midnight: number) => number, guess = 0): number {
  const month = monthOf(midnight);
  let days = guess;
  while (monthOf(midnight - days) !== month) days--;
  while (monthOf(midnight - days - 1) === month) days++;
  return days;
}

/**
 * The Tamil solar month that a civil date falls in: from sankranti to sankranti of the reckoning. A
 * sankranti before sunset makes that day the first of the month, one after sunset the next day: so a day belongs to
 * the Sun's sign at its sunset.
 */
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
  const back = daysBefore(midnight, monthOf);
  let ahead = 0;
  while (monthOf(midnight + ahead + 1) === sign) ahead++;
  const first = Date.UTC(year, month - 1, day - back);
  return {
    month: sign,
    year: new Date(first).getUTCFullYear(),
    days: Array.from({ length: back + ahead + 1 }, (_, i) => ({
      ...panchangDay(midnight - back + i, sunAt(midnight - back + i)),
      date: i + 1,
      gregorian: new Date(first + i * 86_400_000).toISOString().slice(0, 10),
      solar: { month: sign, date: i + 1 },
    })),
  };
}

/** The details of a printed panchang: each limb from sunrise to the next sunrise, moonrise and moonset. */
interface DayDetails {
  readonly tithis: readonly LimbSpan[];
  readonly nakshatras: readonly LimbSpan[];
  readonly yogas: readonly LimbSpan[];
  readonly karanas: readonly LimbSpan[];
  readonly moonrise: number | undefined;
  readonly moonset: number | undefined;
}

/** Reads the details of a day; `nextRise` is the sunrise of the day after it. */
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
