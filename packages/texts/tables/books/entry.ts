// What other packages use of this folder.
export type { BookWords } from '../../books/words.ts';
export { bookWords } from './languages.ts';
