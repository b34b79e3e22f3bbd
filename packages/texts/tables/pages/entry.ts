// What other packages use of this folder.
export type { PageTexts } from '../../pages/page-texts.ts';
export { pageTexts } from './languages.ts';
