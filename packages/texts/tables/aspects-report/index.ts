import { writtenIn } from '../../languages/texts-by-language.ts';
import { allAspectsTexts } from './languages.ts';

export type AspectsLanguage = keyof typeof allAspectsTexts;
export const aspectsLanguages: readonly AspectsLanguage[] = writtenIn(allAspectsTexts);

export { allAspectsTexts };
