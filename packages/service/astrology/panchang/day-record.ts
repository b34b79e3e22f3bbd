import { eighthOf, type LimbSpan, limbEnd, type PanchangDay } from '@palmleaf/engines/panchang';
import { dateOfJulianDay } from '@palmleaf/engines/sky';

const observed = { amavasya: [30], pournami: [15], ekadashi: [11, 26] } as const;

export function clock(at: number, tzone: number): string {
  return new Date(Math.round(dateOfJulianDay(at + tzone / 24).getTime() / 1000) * 1000)
    .toISOString()
    .slice(0, 19);
}

/**
 * A tithi (lunar day) belongs to the day whose sunrise it contains, else to the day in which it begins and ends.
 * @param tithis from this sunrise to the next
 */
export function recordTimes(day: PanchangDay, tzone: number, tithis: readonly LimbSpan[]) {
  const { rise, set } = day;
  const weekday = ((Math.floor(rise + tzone / 24 + 1.5) % 7) + 7) % 7;
  const span = (name: 'rahu' | 'yama' | 'gulika') => {
    if (set === undefined) return null;
    const { from, to } = eighthOf(name, weekday, rise, set);
    return { from: clock(from, tzone), to: clock(to, tzone) };
  };
  const tithisOfDay = tithis.slice(0, Math.max(1, tithis.length - 1)).map(({ id }) => id);
  const hasTithi = (wanted: readonly number[]): boolean => tithisOfDay.some((id) => wanted.includes(id));
  return {
    weekday_id: weekday,
    sunrise: day.sunRises ? clock(rise, tzone) : null,
    sunset: set === undefined ? null : clock(set, tzone),
    tithi_end: clock(limbEnd('tithi', rise), tzone),
    nakshatra_end: clock(limbEnd('nakshatra', rise), tzone),
    rahu_kalam: span('rahu'),
    yamagandam: span('yama'),
    gulika: span('gulika'),
    amavasya: hasTithi(observed.amavasya),
    pournami: hasTithi(observed.pournami),
    ekadashi: hasTithi(observed.ekadashi),
  };
}
