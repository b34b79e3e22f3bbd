export { type ChapterName, chapterNames } from './chapters.ts';
export type { ChartField, Placement, Verification } from './endpoint.ts';
