export type { Photo } from './book.ts';
export { NothingToPrintError } from './compose.ts';
