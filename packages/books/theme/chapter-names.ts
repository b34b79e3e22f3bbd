/** Which part of a book a chapter is; a theme chooses among them, and orders them. */
export const chapterNames = [
  'palm',
  'chart',
  'aspects',
  'year',
  'panchang',
  'home',
  'questions',
  'more',
] as const;
export type ChapterName = (typeof chapterNames)[number];
