export type { AspectKind, AspectsTexts } from '../../aspects-report/texts.ts';
export { allAspectsTexts } from './languages.ts';
