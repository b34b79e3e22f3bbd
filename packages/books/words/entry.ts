// What other packages use of this folder.
export { datesIn } from './dates.ts';
export { type Wording, wordingIn } from './wording.ts';
export { localeOf, wordsIn } from './words.ts';
