// What other packages use of this folder.
export { normalize, separation } from './angle.ts';
export { frameAt } from './frame.ts';
export { dateOfJulianDay, instant, julianDayAt } from './instant.ts';
