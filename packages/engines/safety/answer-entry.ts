export { safetyAnswer } from './answer.ts';
export { countryOf } from './country.ts';
