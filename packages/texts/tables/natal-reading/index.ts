import { writtenIn } from '../../languages/texts-by-language.ts';
import { allReadingTexts } from './languages.ts';

export type ReadingLanguage = keyof typeof allReadingTexts;
export const readingLanguages: readonly ReadingLanguage[] = writtenIn(allReadingTexts);

export { allReadingTexts };
