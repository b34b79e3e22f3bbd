export { bornLines } from './birth.ts';
export { chaptersOf, type ToldChapter } from './chapters.ts';
export { lacksOf, otherLanguagesOf } from './notices.ts';
export { saysUntilFirst } from './panchang.ts';
export type { AspectEntry, Piece, Said } from './pieces.ts';
