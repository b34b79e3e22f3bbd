// What other packages use of this folder.
export type { Words } from './terms.ts';
export { localeOf, wordsIn } from './words.ts';
