import type { Language } from '@palmleaf/contract/languages';
import { inLanguage } from '../../languages/in-language.ts';
import type { VarshaphalTexts } from '../../varshaphal/texts.ts';
import { allVarshaphalTexts } from './languages.ts';

/** English for a language that the operation does not list. */
export const varshaphalTexts = (language: Language): Promise<VarshaphalTexts> =>
  inLanguage<() => Promise<VarshaphalTexts>>(allVarshaphalTexts, language)();
