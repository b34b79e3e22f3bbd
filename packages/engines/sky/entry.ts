// What other packages use of this folder.
export { normalize, separation } from './angle.ts';
export { dateOfJulianDay, julianDayAt } from './instant.ts';
