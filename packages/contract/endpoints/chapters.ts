/**
 * The chapters of a report, in reading order: the theme of a book selects some, and a page has a section for each.
 */
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
