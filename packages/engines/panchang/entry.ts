export { eighthOf } from './day-times.ts';
export { festivalsOf } from './festivals/festivals.ts';
export type { FestivalId } from './festivals/rules.ts';
export { type LimbSpan, limbAt, limbEnd, type Paksha, pakshaOf } from './lunar-day.ts';
export { lunarMonthAt } from './lunar-month.ts';
export {
  detailsOf,
  gregorianMonth,
  midnightOf,
  type PanchangDay,
  tamilMonth,
} from './month.ts';
export { sunReader } from './sun-times.ts';
