import { z } from 'zod';

/**
 * Years that the computing service answers for; others are refused with 422. They are the years for which its
 * positions are measured against an independent ephemeris (docs/accuracy.md).
 */
export const yearSpan = { from: 1900, to: 2100 } as const;

/** `house_type` values as the contract spells them (`poryphry` is the contract's own spelling). */
export const houseTypes = [
  'placidus',
  'koch',
  'topocentric',
  'poryphry',
  'equal_house',
  'whole_sign',
] as const;
export type HouseType = (typeof houseTypes)[number];

const numericText = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

/** A number, or numeric text: the vendor takes text for `lat`, `lon` and `tzone` only. `+05:30` is no number. */
function number(minimum: number, maximum: number) {
  return z.preprocess(
    (value) => (typeof value === 'string' && numericText.test(value.trim()) ? Number(value) : value),
    z.number().min(minimum).max(maximum),
  );
}

export const coordinates = {
  lat: number(-90, 90).meta({ description: 'latitude in degrees, north positive' }),
  lon: number(-180, 180).meta({ description: 'longitude in degrees, east positive' }),
  tzone: number(-14, 14).meta({ description: 'hours ahead of UTC; fractions allowed, never "+05:30"' }),
};

export const moment = {
  day: z.int().min(1).max(31).meta({ description: 'day of birth' }),
  month: z.int().min(1).max(12).meta({ description: 'month of birth' }),
  year: z.int().min(yearSpan.from).max(yearSpan.to).meta({ description: 'year of birth' }),
  hour: z.int().min(0).max(23).meta({ description: 'hour of birth, 24-hour clock' }),
  min: z.int().min(0).max(59).meta({ description: 'minute of birth' }),
};

export const birthFields = { ...moment, ...coordinates };

/** Days in a month of the proleptic Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Refuses days that the month does not have, naming the field `day`. */
export function existingDay(
  value: { day: number; month: number; year: number },
  context: z.core.$RefinementCtx,
): void {
  const days = daysInMonth(value.year, value.month);
  if (value.day > days) {
    context.addIssue({
      code: 'custom',
      path: ['day'],
      input: value.day,
      message: `Value error, month ${value.month} of ${value.year} has ${days} days`,
      params: { type: 'value_error' },
    });
  }
}

/** Birth data as the calculation endpoints take it. `tzone` is in hours ahead of UTC. */
export const birth = z.object(birthFields).superRefine(existingDay);
export type Birth = z.output<typeof birth>;
