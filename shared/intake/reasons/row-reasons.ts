import * as z from 'zod';

const count = z.int();
const column = z.string();
export const coordinateSlips = ['lon', 'lat', 'both', 'swapped', 'minutes'] as const;
export type CoordinateSlip = (typeof coordinateSlips)[number];

const limits = { min: z.number(), max: z.number() };

export const rowReasons = [
  z.object({ code: z.literal('spreadsheet-day') }),
  z.object({ code: z.literal('year-missing') }),
  z.object({ code: z.literal('day-missing') }),
  z.object({ code: z.literal('year-of-two-digits') }),
  z.object({ code: z.literal('year-beyond'), ...limits }),
  z.object({ code: z.literal('no-date') }),
  z.object({ code: z.literal('no-such-day') }),
  z.object({ code: z.literal('other-weekday') }),
  z.object({ code: z.literal('not-born-yet'), year: count }),
  z.object({ code: z.literal('which-is-the-month') }),
  z.object({ code: z.literal('no-time') }),
  z.object({ code: z.literal('time-beyond'), clock: z.enum(['24 hours', 'am and pm', 'part of the day']) }),
  z.object({ code: z.literal('which-half-of-day') }),
  z.object({ code: z.literal('half-of-day-missing') }),
  z.object({ code: z.literal('two-times') }),
  z.object({ code: z.literal('contradiction'), column: z.enum(['date', 'time']) }),
  z.object({ code: z.literal('part-missing'), part: z.enum(['day', 'month', 'year', 'hour', 'min']) }),
  z.object({ code: z.literal('no-whole-number'), column, ...limits }),
  z.object({ code: z.literal('number-beyond'), column, ...limits }),
  z.object({
    code: z.literal('no-degrees'),
    column: z.enum(['lat', 'lon']),
    ...limits,
  }),
  z.object({ code: z.literal('no-coordinates') }),
  z.object({ code: z.literal('position-unset') }),
  z.object({ code: z.literal('coordinates-slipped'), slip: z.enum(coordinateSlips) }),
  z.object({ code: z.literal('position-elsewhere') }),
  z.object({ code: z.literal('no-zone'), column }),
  z.object({ code: z.literal('offset-of-two-meanings') }),
  z.object({ code: z.literal('offset-beyond'), column, ...limits }),
  /** The row's zone is not that of clocks at the place, which showed `tzone`. */
  z.object({ code: z.literal('zone-of-other-clock'), tzone: z.number() }),
  /** `offsets`: what clocks at the place showed, in hours. */
  z.object({
    code: z.literal('zone-impossible'),
    column: z.enum(['timezone', 'tzone']),
    offsets: z.array(z.number()),
  }),
  z.object({ code: z.literal('cell-empty'), column }),
  z.object({ code: z.literal('name-missing') }),
  z.object({ code: z.literal('nothing-asked') }),
  z.object({ code: z.literal('birth-incomplete'), missing: z.array(z.string()) }),
  /** The earlier line with the same id or person; absent if unknown. */
  z.object({ code: z.literal('id-used'), line: z.int().optional() }),
  z.object({ code: z.literal('person-used'), line: z.int().optional() }),
  /** A spreadsheet replaced the last digits: 1.23E+10. */
  z.object({ code: z.literal('id-shortened') }),
  z.object({ code: z.literal('control-character'), column }),
  z.object({ code: z.literal('several-lines'), column }),
  z.object({ code: z.literal('too-many-characters'), column, characters: count, most: count }),
  z.object({ code: z.literal('too-many-questions'), questions: count, most: count }),
  /** `words` are permitted. */
  z.object({ code: z.literal('none-of'), column, words: z.array(z.string()) }),
  z.object({ code: z.literal('no-product'), products: z.array(z.string()) }),
  z.object({ code: z.literal('operation-missing') }),
  z.object({ code: z.literal('operation-unknown') }),
  z.object({ code: z.literal('no-amount'), decimals: count }),
  z.object({ code: z.literal('photo-is-an-address') }),
  z.object({ code: z.literal('photo-is-no-file-name') }),
  z.object({ code: z.literal('photo-of-another-row'), line: z.int() }),
  z.object({ code: z.literal('area-not-town') }),
  z.object({ code: z.literal('town-unknown') }),
  z.object({ code: z.literal('town-elsewhere'), areas: z.array(z.string()), more: count }),
  z.object({ code: z.literal('towns-of-one-name'), areas: z.array(z.string()), more: count }),
] as const;
