// What other packages use of this folder.
export { bornLines, isoOf } from './birth.ts';
export type { Photo } from './book.ts';
export { NothingToPrintError } from './compose.ts';
export { datesIn } from './dates.ts';
export { dayOfBirth, factsOfDay, saysUntilFirst } from './panchang.ts';
