import type { AspectType } from '@palmleaf/engines/chart';
import type { PerSign } from '@palmleaf/engines/zodiac';
import type { ChartWords } from '../languages/chart-words.ts';
import type { PointName } from '../languages/point-name.ts';

/** Masculine, and unchanged before a postposition. */
export const names: Readonly<Record<PointName, string>> = {
  Sun: 'सूर्य',
  Moon: 'चन्द्रमा',
  Mars: 'मंगल',
  Mercury: 'बुध',
  Jupiter: 'गुरु',
  Venus: 'शुक्र',
  Saturn: 'शनि',
  Uranus: 'यूरेनस',
  Neptune: 'नेपच्यून',
  Pluto: 'प्लूटो',
  'North Node': 'उत्तर पात',
  Chiron: 'काइरन',
  Rahu: 'राहु',
  Ketu: 'केतु',
  Ascendant: 'लग्न',
  Midheaven: 'मध्याकाश',
};

/** Before "राशि". */
export const signNames: PerSign<string> = [
  'मेष',
  'वृषभ',
  'मिथुन',
  'कर्क',
  'सिंह',
  'कन्या',
  'तुला',
  'वृश्चिक',
  'धनु',
  'मकर',
  'कुंभ',
  'मीन',
];

/** Feminine or used as names. */
export const aspectNames: Readonly<Record<AspectType, string>> = {
  Conjunction: 'युति',
  Opposition: 'प्रतियुति',
  Trine: 'त्रिकोण',
  Square: 'चतुष्कोण',
  Sextile: 'षट्कोण',
};

export const words: ChartWords = {
  names: { ...names, Node: names.Rahu, 'Part of Fortune': 'भाग्य बिंदु', Lilith: 'लिलिथ' },
  signs: signNames,
  aspects: aspectNames,
};
