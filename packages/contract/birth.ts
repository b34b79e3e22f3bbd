import * as z from 'zod';
import { readDecimal } from './decimal.ts';

/** Other years get a 422, and the intake rejects them. */
export const yearSpan = { from: 1800, to: 2200 } as const;

/** The contract's spelling, including `poryphry`. */
export const houseTypes = [
  'placidus',
  'koch',
  'topocentric',
  'poryphry',
  'equal_house',
  'whole_sign',
] as const;
export type HouseType = (typeof houseTypes)[number];

/** `left out` omits the operations that need a time. */
export const unknownTimeRules = ['left out', 'noon'] as const;
export type UnknownTime = (typeof unknownTimeRules)[number];

/** The vendor accepts numeric text only for `lat`, `lon` and `tzone`. `+05:30` is not a number. */
function number(minimum: number, maximum: number, meaning: string) {
  return z
    .preprocess(
      (value) => (typeof value === 'string' ? (readDecimal(value) ?? value) : value),
      z.number().min(minimum).max(maximum),
    )
    .meta({ type: 'number', minimum, maximum, description: `${meaning}; numeric text is accepted too` });
}

const coordinates = () => ({
  lat: number(-90, 90, 'latitude in degrees, north positive'),
  lon: number(-180, 180, 'longitude in degrees, east positive'),
  tzone: number(-14, 14, 'hours ahead of UTC, fractions allowed, never "+05:30"'),
});

export const momentFields = () => ({
  day: z.int().min(1).max(31).meta({ description: 'day of birth' }),
  month: z.int().min(1).max(12).meta({ description: 'month of birth' }),
  year: z.int().min(yearSpan.from).max(yearSpan.to).meta({ description: 'year of birth' }),
  hour: z.int().min(0).max(23).meta({ description: 'hour of birth, 24-hour clock' }),
  min: z.int().min(0).max(59).meta({ description: 'minute of birth' }),
});

export const birthFields = () => ({ ...momentFields(), ...coordinates() });

/** Proleptic Gregorian. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const plausibleMoment = z.lazy(() => {
  const { month, year } = momentFields();
  return z.object({ day: z.int(), month, year });
});

/** Reports a day that its month lacks. Use it with `evenWhenOthersFail`, so that one answer lists all faults. */
export function existingDay(value: unknown, context: z.core.$RefinementCtx): void {
  const date = plausibleMoment.safeParse(value).data;
  if (!date) return;
  const days = daysInMonth(date.year, date.month);
  if (date.day > days && date.day <= 31) {
    context.addIssue({
      code: 'custom',
      path: ['day'],
      input: date.day,
      message: `Value error, month ${date.month} of ${date.year} has ${days} days`,
      params: { type: 'value_error' },
    });
  }
}

/** Without it, zod skips a refinement as soon as any field has failed. */
export const evenWhenOthersFail: z.core.$ZodSuperRefineParams = { when: () => true };

export const birth = z.lazy(() => z.object(birthFields()).superRefine(existingDay, evenWhenOthersFail));
export type Birth = z.output<typeof birth>;
