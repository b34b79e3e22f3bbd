export type { PageTexts } from '../../pages/page-texts.ts';
export { englishPageTexts } from './english.ts';
export { pageTextsIn } from './languages.ts';
