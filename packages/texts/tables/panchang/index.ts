import type { Language } from '@palmleaf/contract/languages';
import { bengali } from '../../bn/panchang.ts';
import { english } from '../../en/panchang.ts';
import { hindi } from '../../hi/panchang.ts';
import { kannada } from '../../kn/panchang.ts';
import { inLanguage } from '../../languages/in-language.ts';
import { marathi } from '../../ma/panchang.ts';
import { malayalam } from '../../ml/panchang.ts';
import type { PanchangTexts } from '../../panchang/texts.ts';
import { tamil } from '../../ta/panchang.ts';
import { telugu } from '../../te/panchang.ts';

export const allPanchangTexts = {
  en: english,
  hi: hindi,
  ma: marathi,
  bn: bengali,
  ta: tamil,
  te: telugu,
  ml: malayalam,
  kn: kannada,
} as const satisfies Partial<Record<Language, PanchangTexts>>;

/** The names of a panchang; English for a language that the operation does not list. */
export function panchangTexts(language: Language): PanchangTexts {
  return inLanguage<PanchangTexts>(allPanchangTexts, language);
}

/** Name of a lunar day numbered 1 to 30. */
export function tithiName(texts: PanchangTexts, tithi: number): string {
  const name = tithi === 30 ? texts.newMoon : texts.tithis[(tithi - 1) % 15];
  if (name === undefined) throw new RangeError(`there is no tithi number ${tithi}`);
  return name;
}

/** Name of a lunar mansion numbered 1 to 27. */
export function nakshatraName(texts: PanchangTexts, nakshatra: number): string {
  const name = texts.nakshatras[nakshatra - 1];
  if (name === undefined) throw new RangeError(`there is no nakshatra number ${nakshatra}`);
  return name;
}
