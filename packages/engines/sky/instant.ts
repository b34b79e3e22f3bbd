import type { Birth } from '@palmleaf/contract/birth';
import { AstroTime } from 'astronomy-engine';
import './earth/delta-t.ts';

export const j2000 = 2451545;

const dayMs = 86_400_000;
const j2000Ms = Date.UTC(2000, 0, 1, 12);

/**
 * Julian day (Universal Time) of a Gregorian moment; hours may exceed 24. Meeus, Astronomical Algorithms, chapter 7.
 */
export function julianDay(year: number, month: number, day: number, hours: number): number {
  const y = month <= 2 ? year - 1 : year;
  const m = month <= 2 ? month + 12 : month;
  const century = Math.floor(y / 100);
  const gregorian = 2 - century + Math.floor(century / 4);
  return (
    Math.floor(365.25 * (y + 4716)) + Math.floor(30.6001 * (m + 1)) + day + gregorian - 1524.5 + hours / 24
  );
}

export function julianDayOf(birth: Birth): number {
  return julianDay(birth.year, birth.month, birth.day, birth.hour + birth.min / 60 - birth.tzone);
}

/** Converts a Julian day (Universal Time) for astronomy-engine: days since J2000. */
export function instant(julianDayUt: number): AstroTime {
  return new AstroTime(julianDayUt - j2000);
}

export function julianDayAt(time: AstroTime): number {
  return time.ut + j2000;
}

export function julianDayOfDate(date: Date): number {
  return j2000 + (date.getTime() - j2000Ms) / dayMs;
}

export function dateOfJulianDay(julianDayUt: number): Date {
  return new Date(Math.round(j2000Ms + (julianDayUt - j2000) * dayMs));
}
