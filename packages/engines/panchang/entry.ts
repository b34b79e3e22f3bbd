// What other packages use of this folder.
export { eighthOf, nakshatraEnd, tithiEnd } from './day-times.ts';
export { nakshatraAt, type Paksha, pakshaOf, tithiAt } from './lunar-day.ts';
export { lunarMonthAt } from './lunar-month.ts';
export { gregorianMonth, type PanchangDay, tamilMonth } from './month.ts';
