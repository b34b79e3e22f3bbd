import type { AspectType } from '@palmleaf/engines/chart';
import { ofSign, type PerSign } from '@palmleaf/engines/zodiac';
import type { ChartWords } from '../languages/chart-words.ts';
import type { PointName } from '../languages/point-name.ts';
import { inCase, type TamilCase } from '../languages/tamil-cases.ts';

/** Verbs are honorific and have no gender. */
export const names: Readonly<Record<PointName, string>> = {
  Sun: 'சூரியன்',
  Moon: 'சந்திரன்',
  Mars: 'செவ்வாய்',
  Mercury: 'புதன்',
  Jupiter: 'குரு',
  Venus: 'சுக்கிரன்',
  Saturn: 'சனி',
  Uranus: 'யுரேனஸ்',
  Neptune: 'நெப்டியூன்',
  Pluto: 'புளூட்டோ',
  'North Node': 'வட கணு',
  Chiron: 'கைரன்',
  Rahu: 'ராகு',
  Ketu: 'கேது',
  Ascendant: 'லக்னம்',
  Midheaven: 'நடுவானம்',
};

export function called(name: PointName, grammarCase: TamilCase = 'nominative'): string {
  return inCase(names[name], grammarCase);
}

/** Planets are honorific, the angles neuter. */
export function agreeing(point: PointName, honorific: string, neuter: string): string {
  return point === 'Ascendant' || point === 'Midheaven' ? neuter : honorific;
}

export const signNames: PerSign<string> = [
  'மேஷம்',
  'ரிஷபம்',
  'மிதுனம்',
  'கடகம்',
  'சிம்மம்',
  'கன்னி',
  'துலாம்',
  'விருச்சிகம்',
  'தனுசு',
  'மகரம்',
  'கும்பம்',
  'மீனம்',
];

export function theSign(sign: number, grammarCase: TamilCase = 'nominative'): string {
  return inCase(ofSign(signNames, sign), grammarCase);
}

export const aspectNames: Readonly<Record<AspectType, string>> = {
  Conjunction: 'சேர்க்கை',
  Opposition: 'எதிர்ப்பார்வை',
  Trine: 'திரிகோணம்',
  Square: 'சதுரம்',
  Sextile: 'அறுகோணம்',
};

export const words: ChartWords = {
  names: { ...names, Node: names.Rahu, 'Part of Fortune': 'அதிர்ஷ்டப் புள்ளி', Lilith: 'லிலித்' },
  signs: signNames,
  aspects: aspectNames,
};
