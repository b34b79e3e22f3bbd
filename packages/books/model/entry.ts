export { bornLines } from './birth.ts';
export { type ChapterContent, chaptersOf } from './chapters.ts';
export { missingWithoutTime, otherLanguagesOf } from './notices.ts';
export { saysUntilFirst } from './panchang.ts';
export type { AspectEntry, CellContent, Piece } from './pieces.ts';
