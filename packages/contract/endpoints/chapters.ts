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
