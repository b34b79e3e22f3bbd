// What other packages use of this folder.
export { localeOf, type Words, wordsIn } from './words.ts';
