export { normalize, separation } from './angle.ts';
export { dateOfJulianDay, julianDayAt } from './instant.ts';
