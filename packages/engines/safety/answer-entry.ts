// What other packages use of this folder.
export { safetyAnswer } from './answer.ts';
export { countryOf } from './country.ts';
