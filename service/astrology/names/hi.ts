import type { AspectPoint } from '../../../engines/chart/aspect-types.ts';
import type { ChartWords } from './chart-words.ts';

/** All masculine, and unchanged before a postposition. */
export const names: Readonly<Record<AspectPoint, string>> = {
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
  Ascendant: 'लग्न',
  Midheaven: 'मध्याकाश',
};

export const words: ChartWords = {
  names: {
    ...names,
    Node: 'राहु',
    Chiron: 'काइरन',
    'Part of Fortune': 'भाग्य बिंदु',
    Lilith: 'लिलिथ',
  },
  signs: ['मेष', 'वृषभ', 'मिथुन', 'कर्क', 'सिंह', 'कन्या', 'तुला', 'वृश्चिक', 'धनु', 'मकर', 'कुंभ', 'मीन'],
  aspects: {
    Conjunction: 'युति',
    Opposition: 'प्रतियुति',
    Trine: 'त्रिकोण',
    Square: 'चतुष्कोण',
    Sextile: 'षट्कोण',
  },
};
