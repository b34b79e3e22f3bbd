import type { PointName } from '../../../languages/point-name.ts';
import { accusative, bareNames, dative, genitive, names } from '../../names.ts';

const cases = { nominative: names, accusative, dative };
export type Case = keyof typeof cases;

/** "Mond": as in a table. */
export function bareName(name: PointName): string {
  return bareNames[name];
}

/** "der Mond", "den Mond", "dem Mond", "Mars". */
export function called(name: PointName, how: Case = 'nominative'): string {
  return cases[how][name];
}

/** After a noun: „von Saturn“, „des Mondes“, „der Sonne“. */
export function ofBody(name: PointName): string {
  return genitive[name] ?? `von ${bareNames[name]}`;
}

/** The pronoun of a body. */
export function pronoun(name: PointName): 'er' | 'sie' {
  return name === 'Sun' || name === 'Venus' || name === 'Midheaven' ? 'sie' : 'er';
}

/** The dignities by the engine's own names. */
export const dignityNames: Readonly<Record<string, string>> = {
  'in domicile': 'im Domizil',
  exalted: 'erhöht',
  'in detriment': 'im Exil',
  'in fall': 'im Fall',
  peregrine: 'peregrin',
  debilitated: 'erniedrigt',
  'in its own sign': 'im eigenen Zeichen',
  "in a friend's sign": 'in befreundetem Zeichen',
  "in an enemy's sign": 'in feindlichem Zeichen',
  'in a neutral sign': 'in neutralem Zeichen',
};
