import type { AspectType } from '@palmleaf/engines/chart';
import { nakshatraNames } from '@palmleaf/engines/zodiac';
import type { PointName } from '../../../languages/point-name.ts';
import { nakshatras } from '../../nakshatras.ts';
import { aspectNames as asNouns, names } from '../../names.ts';

export function called(name: PointName): string {
  return names[name];
}

/** "आपके चन्द्रमा", before a postposition. */
export function yours(name: PointName): string {
  return `आपके ${names[name]}`;
}

/** All feminine or used as names: "मंगल और शनि की युति". */
export const aspectNames: Readonly<Record<AspectType, string>> = {
  ...asNouns,
  Trine: `${asNouns.Trine} दृष्टि`,
  Square: `${asNouns.Square} दृष्टि`,
  Sextile: `${asNouns.Sextile} दृष्टि`,
};

/** The dignities by the engine's own names, as a note or before "है". */
export const dignityNames: Readonly<Record<string, string>> = {
  'in domicile': 'स्वगृही',
  exalted: 'उच्च',
  'in detriment': 'स्वगृह के सामने की राशि में',
  'in fall': 'नीच',
  peregrine: 'पराई राशि में',
  debilitated: 'नीच',
  'in its own sign': 'स्वराशि में',
  "in a friend's sign": 'मित्र राशि में',
  "in an enemy's sign": 'शत्रु राशि में',
  'in a neutral sign': 'सम राशि में',
};

export function starName(name: string): string {
  const known = nakshatraNames.find((each) => each === name);
  return (known && nakshatras[nakshatraNames.indexOf(known)]) ?? name;
}
