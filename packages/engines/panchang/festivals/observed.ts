import { type LimbTime, limbAt } from '../lunar-day.ts';
import type { ClockedPlace } from '../month.ts';
import { moonDay, type SunDay, sunReader } from '../sun-times.ts';
import type { FestivalRule, Observed } from './rules.ts';

/** The civil days of a place. A day is named by the Julian day (Universal Time) of its beginning. */
export interface Days {
  readonly place: ClockedPlace;
  readonly at: (midnight: number) => SunDay;
  readonly midnightOf: (moment: number) => number;
}

export function daysOf(place: ClockedPlace, midnight: number, at = sunReader(place, midnight)): Days {
  return { place, at, midnightOf: (moment) => midnight + Math.floor(moment - midnight) };
}

/** Four ghatikas, 96 minutes (arunodaya). */
const dawnDays = 96 / 1440;
/** A muhurta, 48 minutes (pradosha). */
const eveningDays = 48 / 1440;

type Window = (day: number, days: Days) => { readonly from: number; readonly to: number };

const moment =
  (at: (day: number, days: Days) => number): Window =>
  (day, days) => {
    const one = at(day, days);
    return { from: one, to: one };
  };

const daylight = (share: number) => (day: number, days: Days) => {
  const { rise, evening } = days.at(day);
  return rise + share * (evening - rise);
};

const evening = (day: number, days: Days): number => days.at(day).evening + eveningDays;

const windows: Record<Observed, Window> = {
  dawn: moment((day, days) => days.at(day).rise - dawnDays / 2),
  sunrise: moment((day, days) => days.at(day).rise),
  // The end of the third of fifteen muhurtas.
  morning: moment(daylight(0.2)),
  forenoon: moment(daylight(0.4)),
  midday: moment(daylight(0.5)),
  // The beginning of aparahna, the fourth of five parts.
  'early-afternoon': moment(daylight(0.6)),
  afternoon: (day, days) => ({ from: daylight(0.6)(day, days), to: daylight(0.8)(day, days) }),
  // The middle of the last of the four watches of daylight.
  'late-afternoon': moment(daylight(0.875)),
  evening: moment(evening),
  moonrise: moment((day, days) => moonDay(day, days.place).rise ?? evening(day, days)),
  midnight: moment((day, days) => (days.at(day).evening + days.at(day + 1).rise) / 2),
};

/** The day whose observed time falls in the span, else whose sunrise does, else on which the span begins. */
export function observedDay(
  { begin, end }: LimbTime,
  { observed, ofTwoDays, ofNoDay }: FestivalRule,
  days: Days,
): number {
  const first = days.midnightOf(begin) - 1;
  const candidates = [first, first + 1, first + 2, first + 3];
  const daysWith = (name: Observed): number[] =>
    candidates.filter((day) => {
      const { from, to } = windows[name](day, days);
      return to >= begin && from < end;
    });
  const wanted = daysWith(observed);
  const found = wanted.length > 0 || ofNoDay === 'beginning' ? wanted : daysWith('sunrise');
  const chosen =
    ofTwoDays === 'second'
      ? found.at(-1)
      : (found.find(
          (day) =>
            ofTwoDays !== undefined &&
            limbAt('nakshatra', windows[observed](day, days).from) === ofTwoDays.nakshatra,
        ) ?? found[0]);
  return chosen ?? candidates.findLast((day) => days.at(day).rise <= begin) ?? first;
}
