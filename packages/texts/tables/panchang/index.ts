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
import type { PanchangTexts } from './texts.ts';

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
