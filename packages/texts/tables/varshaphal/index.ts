import type { Language } from '@palmleaf/contract/languages';
import { bengali } from '../../bn/varshaphal.ts';
import { english } from '../../en/varshaphal.ts';
import { hindi } from '../../hi/varshaphal.ts';
import { kannada } from '../../kn/varshaphal.ts';
import { inLanguage } from '../../languages/in-language.ts';
import { marathi } from '../../ma/varshaphal.ts';
import { malayalam } from '../../ml/varshaphal.ts';
import { tamil } from '../../ta/varshaphal.ts';
import { telugu } from '../../te/varshaphal.ts';
import type { VarshaphalTexts } from '../../varshaphal/texts.ts';

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
