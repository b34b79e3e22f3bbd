/** The chapters of a report, in the order of reading: a book's theme chooses among them, a page has a section for each. */
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
