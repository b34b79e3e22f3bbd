export type { NatalTexts } from '../../natal/texts.ts';
export { natalTexts } from './languages.ts';
