export { doubtAnswer, type NeedOfHelp, safetyAnswer, safetyNote } from './answer.ts';
export { countryOf } from './country.ts';
