import type { Language } from '@palmleaf/contract/languages';
import bengaliAlmanac from '../../bn/almanac.json' with { type: 'json' };
import { bengali } from '../../bn/panchang.ts';
import englishAlmanac from '../../en/almanac.json' with { type: 'json' };
import { english } from '../../en/panchang.ts';
import hindiAlmanac from '../../hi/almanac.json' with { type: 'json' };
import { hindi } from '../../hi/panchang.ts';
import kannadaAlmanac from '../../kn/almanac.json' with { type: 'json' };
import { kannada } from '../../kn/panchang.ts';
import { inLanguage } from '../../languages/in-language.ts';
import marathiAlmanac from '../../ma/almanac.json' with { type: 'json' };
import { marathi } from '../../ma/panchang.ts';
import malayalamAlmanac from '../../ml/almanac.json' with { type: 'json' };
import { malayalam } from '../../ml/panchang.ts';
import { type AlmanacNames, type PanchangTexts, parseAlmanacNames } from '../../panchang/texts.ts';
import tamilAlmanac from '../../ta/almanac.json' with { type: 'json' };
import { tamil } from '../../ta/panchang.ts';
import teluguAlmanac from '../../te/almanac.json' with { type: 'json' };
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

export const allAlmanacNames = {
  en: parseAlmanacNames(englishAlmanac),
  hi: parseAlmanacNames(hindiAlmanac),
  ma: parseAlmanacNames(marathiAlmanac),
  bn: parseAlmanacNames(bengaliAlmanac),
  ta: parseAlmanacNames(tamilAlmanac),
  te: parseAlmanacNames(teluguAlmanac),
  ml: parseAlmanacNames(malayalamAlmanac),
  kn: parseAlmanacNames(kannadaAlmanac),
} as const satisfies Partial<Record<Language, AlmanacNames>>;

/** Names of yogas, karanas and festivals; English for a language that the operation does not list. */
export function almanacNames(language: Language): AlmanacNames {
  return inLanguage<AlmanacNames>(allAlmanacNames, language);
}

/** Name of a yoga numbered 1 to 27. */
export function yogaName(names: AlmanacNames, yoga: number): string {
  const name = names.yogas[yoga - 1];
  if (name === undefined) throw new RangeError(`there is no yoga number ${yoga}`);
  return name;
}

/**
 * Name of a karana numbered 1 to 60 from the new moon: Kimstughna first, then the seven moving ones eight times, then
 * Shakuni, Chatushpada and Naga.
 */
export function karanaName(names: AlmanacNames, karana: number): string {
  const index = karana === 1 ? 10 : karana > 57 ? karana - 51 : (karana - 2) % 7;
  const name = names.karanas[index];
  if (name === undefined) throw new RangeError(`there is no karana number ${karana}`);
  return name;
}
