export type { BookPhoto } from './book.ts';
export { NothingToPrintError } from './compose.ts';
