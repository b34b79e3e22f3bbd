// What other packages use of this folder.
export type { Photo } from './book.ts';
export { NothingToPrintError } from './compose.ts';
