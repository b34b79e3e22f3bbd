import type { Language } from '@palmleaf/contract/languages';
import { inLanguage } from '../../languages/in-language.ts';
import type { PanchangTexts } from '../../panchang/texts.ts';
import { allPanchangTexts } from './languages.ts';

export const panchangTexts = (language: Language): Promise<PanchangTexts> =>
  inLanguage<() => Promise<PanchangTexts>>(allPanchangTexts, language)();

export function tithiName(texts: PanchangTexts, tithi: number): string {
  const name = tithi === 30 ? texts.newMoon : texts.tithis[(tithi - 1) % 15];
  if (name === undefined) throw new RangeError(`there is no tithi number ${tithi}`);
  return name;
}

export function nakshatraName(texts: PanchangTexts, nakshatra: number): string {
  const name = texts.nakshatras[nakshatra - 1];
  if (name === undefined) throw new RangeError(`there is no nakshatra number ${nakshatra}`);
  return name;
}

export function yogaName(names: PanchangTexts, yoga: number): string {
  const name = names.yogas[yoga - 1];
  if (name === undefined) throw new RangeError(`there is no yoga number ${yoga}`);
  return name;
}

/** 1 to 60 from the new moon: Kimstughna, the seven moving ones eight times, then Shakuni, Chatushpada and Naga. */
export function karanaName(names: PanchangTexts, karana: number): string {
  const index = karana === 1 ? 10 : karana > 57 ? karana - 51 : (karana - 2) % 7;
  const name = names.karanas[index];
  if (name === undefined) throw new RangeError(`there is no karana number ${karana}`);
  return name;
}
