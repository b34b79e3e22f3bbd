import { daysInMonth } from '@palmleaf/contract/birth';
import { toSidereal } from '../sky/ayanamsha.ts';
import { frameAt } from '../sky/frame.ts';
import { instant, julianDay } from '../sky/instant.ts';
import { longitudeOf } from '../sky/planets.ts';
import { signOf } from '../zodiac/signs.ts';
import { nakshatraAt, tithiAt } from './lunar-day.ts';
import {
  type SunOfDay,
  type SunSample,
  sunOfDay,
  sunriseOf,
  sunSampleAt,
  sunsetOf,
  timeOfHourAngle,
} from './sun-times.ts';
import { vakyaMonth } from './vakya.ts';

/** A place with its clock: degrees north and east, hours ahead of UTC. */
interface Place {
  readonly lat: number;
  readonly lon: number;
  readonly tzone: number;
}

/** The panchang of one civil day at a place. */
export interface PanchangDay {
  /** Number of the day in its month. */
  readonly date: number;
  /** Hours of the civil day at which tithi and nakshatra were taken. */
  readonly hours: number;
  /** False where the Sun does not rise on this day; then the moment is the Sun's six o'clock. */
  readonly sunRises: boolean;
  /** 1 to 30. */
  readonly tithi: number;
  /** 1 to 27. */
  readonly nakshatra: number;
  /** Sunrise (or the Sun's six o'clock) and sunset (or its evening counterpart), Julian days of Universal Time. */
  readonly rise: number;
  readonly set: number;
  /** The day in the Tamil solar calendar. */
  readonly solar: SolarDate;
}

/** Month 1 Chithirai to 12 Panguni, and the day in it. */
interface SolarDate {
  readonly month: number;
  readonly date: number;
}

/** Reads the Sun of consecutive civil days; the end of one day is the beginning of the next. */
function sunReader({ lat, lon }: Place): (midnight: number) => SunOfDay {
  let last: { readonly at: number; readonly sample: SunSample } | undefined;
  return (midnight) => {
    const begin = last?.at === midnight ? last.sample : sunSampleAt(midnight);
    const end = sunSampleAt(midnight + 1);
    last = { at: midnight + 1, sample: end };
    return sunOfDay(begin, end, lat, lon);
  };
}

/** Julian day (UT) at which the civil day begins at the place. */
function midnightOf(year: number, month: number, day: number, { tzone }: Place): number {
  return julianDay(year, month, day, -tzone);
}

function dayFrom(date: number, midnight: number, sun: SunOfDay): Omit<PanchangDay, 'solar'> {
  const sunrise = sunriseOf(sun);
  const fraction = sunrise ?? timeOfHourAngle(sun, -90);
  const frame = frameAt(instant(midnight + fraction));
  return {
    date,
    hours: fraction * 24,
    sunRises: sunrise !== undefined,
    tithi: tithiAt(frame),
    nakshatra: nakshatraAt(frame),
    rise: midnight + fraction,
    set: midnight + (sunsetOf(sun) ?? timeOfHourAngle(sun, 90)),
  };
}

/** Every day of a Gregorian month, tithi and nakshatra as they stand at local sunrise; its solar date is that of the vakya almanacs. */
export function gregorianMonth(year: number, month: number, place: Place): readonly PanchangDay[] {
  const sunAt = sunReader(place);
  const first = midnightOf(year, month, 1, place);
  const days = Array.from({ length: daysInMonth(year, month) }, (_, i) =>
    dayFrom(i + 1, first + i, sunAt(first + i)),
  );
  const monthOf = solarMonthReader('vakya', sunReader(place));
  const passed = Math.floor(vakyaMonth(days[0]?.set ?? first).days);
  let solar = { month: monthOf(first), date: daysBefore(first, monthOf, passed) };
  return days.map((day) => {
    const { month: now } = vakyaMonth(day.set);
    solar = { month: now, date: now === solar.month ? solar.date + 1 : 1 };
    return { ...day, solar };
  });
}

interface TamilMonth {
  /** 1 Chithirai to 12 Panguni. */
  readonly month: number;
  /** Gregorian year of the month's first day. */
  readonly year: number;
  readonly days: readonly (PanchangDay & { readonly gregorian: string })[];
}

/** By the Sun that is seen (thirukanitha), or by the fixed lengths of the old almanacs (vakya). */
type Reckoning = 'vakya' | 'thirukanitha';

/** The solar month, 1 to 12, at a Julian day of Universal Time. */
const monthAt: Record<Reckoning, (at: number) => number> = {
  vakya: (at) => vakyaMonth(at).month,
  thirukanitha: (at) => {
    const frame = frameAt(instant(at));
    return signOf(toSidereal(longitudeOf('Sun', frame), frame));
  },
};

/** The solar month that a civil day belongs to: that of its sunset. */
const solarMonthReader =
  (reckoning: Reckoning, sunAt: (midnight: number) => SunOfDay) =>
  (midnight: number): number => {
    const sun = sunAt(midnight);
    return monthAt[reckoning](midnight + (sunsetOf(sun) ?? timeOfHourAngle(sun, 90)));
  };

/**
 * How many days of the same solar month went before a civil day.
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
 * the sign in which the Sun stands at its sunset.
 */
export function tamilMonth(
  year: number,
  month: number,
  day: number,
  place: Place,
  reckoning: Reckoning = 'vakya',
): TamilMonth {
  const sunAt = sunReader(place);
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
    days: Array.from({ length: back + ahead + 1 }, (_, i) => {
      const at = midnight - back + i;
      const gregorian = new Date(first + i * 86_400_000).toISOString().slice(0, 10);
      return { ...dayFrom(i + 1, at, sunAt(at)), gregorian, solar: { month: sign, date: i + 1 } };
    }),
  };
}
