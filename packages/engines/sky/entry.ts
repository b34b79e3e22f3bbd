export { normalize, separation } from './angle.ts';
export { dateOfJulianDay, julianDayAt, julianDayOfDate } from './instant.ts';
