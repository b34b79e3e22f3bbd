import type { Language } from '@palmleaf/contract/languages';
import { inLanguage } from '../../languages/in-language.ts';
import type { VarshaphalTexts } from '../../varshaphal/texts.ts';
import { allVarshaphalTexts } from './languages.ts';

export const varshaphalTexts = (language: Language): Promise<VarshaphalTexts> =>
  inLanguage<() => Promise<VarshaphalTexts>>(allVarshaphalTexts, language)();
