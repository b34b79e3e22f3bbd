import type { Language } from '../../../../shared/contract/languages.ts';
import { inLanguage } from '../../in-language.ts';
import { bengali } from './bn.ts';
import { english } from './en.ts';
import { hindi } from './hi.ts';
import { kannada } from './kn.ts';
import { marathi } from './ma.ts';
import { malayalam } from './ml.ts';
import { tamil } from './ta.ts';
import { telugu } from './te.ts';
import type { VarshaphalTexts } from './texts.ts';

export const allVarshaphalTexts = {
  en: english,
  hi: hindi,
  ma: marathi,
  bn: bengali,
  ta: tamil,
  te: telugu,
  ml: malayalam,
  kn: kannada,
} as const satisfies Partial<Record<Language, VarshaphalTexts>>;

/** The words of a varshaphal answer; English for a language that the operation does not list. */
export function varshaphalTexts(language: Language): VarshaphalTexts {
  return inLanguage<VarshaphalTexts>(allVarshaphalTexts, language);
}
