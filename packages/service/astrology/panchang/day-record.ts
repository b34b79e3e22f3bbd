import type { PanchangDay } from '@palmleaf/engines/panchang';
import { eighthOf, nakshatraEnd, tithiEnd } from '@palmleaf/engines/panchang';
import { dateOfJulianDay } from '@palmleaf/engines/sky';

/** Tithis that calendars print, by the key of their field. */
const observed = { amavasya: [30], pournami: [15], ekadashi: [11, 26] } as const;

/** The clock of the place at a Julian day of Universal Time, to the second: 2026-01-14T15:13:05. */
function clock(at: number, tzone: number): string {
  return new Date(Math.round(dateOfJulianDay(at + tzone / 24).getTime() / 1000) * 1000)
    .toISOString()
    .slice(0, 19);
}

/**
 * What a printed panchang has beside the names; ours. A tithi is observed on the day at whose sunrise it stands, or, where no
 * sunrise sees it, on the day in which it begins and ends.
 */
export function timesOf(day: PanchangDay, tzone: number, nextTithi: number | undefined) {
  const { rise, set, tithi } = day;
  const weekday = ((Math.floor(rise + tzone / 24 + 1.5) % 7) + 7) % 7;
  const span = (name: 'rahu' | 'yama' | 'gulika') => {
    const { from, to } = eighthOf(name, weekday, rise, set);
    return { from: clock(from, tzone), to: clock(to, tzone) };
  };
  const swallowed = nextTithi !== undefined && (nextTithi - tithi + 30) % 30 === 2 ? (tithi % 30) + 1 : tithi;
  const sees = (tithis: readonly number[]): boolean => tithis.includes(tithi) || tithis.includes(swallowed);
  return {
    weekday_id: weekday,
    sunrise: day.sunRises ? clock(rise, tzone) : null,
    sunset: day.sunRises ? clock(set, tzone) : null,
    tithi_end: clock(tithiEnd(rise), tzone),
    nakshatra_end: clock(nakshatraEnd(rise), tzone),
    rahu_kalam: day.sunRises ? span('rahu') : null,
    yamagandam: day.sunRises ? span('yama') : null,
    gulika: day.sunRises ? span('gulika') : null,
    amavasya: sees(observed.amavasya),
    pournami: sees(observed.pournami),
    ekadashi: sees(observed.ekadashi),
  };
}
