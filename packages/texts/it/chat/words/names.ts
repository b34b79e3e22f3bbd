import { ofSign, type PerSign } from '@palmleaf/engines/zodiac';
import type { PointName } from '../../../languages/point-name.ts';
import { bareNames, isFeminine, names, signNames } from '../../names.ts';
import { definite, type Gender, joined } from './articles.ts';

/** "Luna": as in a table. */
export function bareName(name: PointName): string {
  return bareNames[name];
}

/** "il Sole", "la Luna", "Saturno", "l’Ascendente". */
export function called(name: PointName): string {
  return names[name];
}

/** "del Sole", "della Luna", "di Saturno". */
export function ofBody(name: PointName): string {
  return joined('di', called(name));
}

/** "al Sole", "alla Luna", "a Saturno". */
export function toBody(name: PointName): string {
  return joined('a', called(name));
}

/** "il tuo Sole", "la tua Venere". */
export function yours(name: PointName): string {
  return `${isFeminine(name) ? 'la tua' : 'il tuo'} ${bareNames[name]}`;
}

/** An adjective in the masculine singular, in the gender and number of the bodies: "esaltata", "esaltati", "esaltate". */
export function agreeing(adjective: string, bodies: readonly PointName[]): string {
  const feminine = bodies.length > 0 && bodies.every(isFeminine);
  const many = bodies.length > 1;
  if (adjective.endsWith('e')) return many ? `${adjective.slice(0, -1)}i` : adjective;
  return adjective.replace(/o$/, feminine ? (many ? 'e' : 'a') : many ? 'i' : 'o');
}

/** "ben collocata", "mal collocati". */
export function placed(well: boolean, bodies: readonly PointName[]): string {
  return `${well ? 'ben' : 'mal'} ${agreeing('collocato', bodies)}`;
}

const signGenders: PerSign<readonly [gender: Gender, many: boolean]> = [
  ['m', false],
  ['m', false],
  ['m', true],
  ['m', false],
  ['m', false],
  ['f', false],
  ['f', false],
  ['m', false],
  ['m', false],
  ['m', false],
  ['m', false],
  ['m', true],
];

/** "l’Ariete", "i Gemelli", "lo Scorpione", "la Bilancia". */
export function theSign(sign: number): string {
  return definite(ofSign(signNames, sign), ...ofSign(signGenders, sign));
}

/** The dignities by the engine's own names; those that agree, in the masculine. */
const dignityNames: Readonly<Record<string, string>> = {
  'in domicile': 'in domicilio',
  exalted: 'esaltato',
  'in detriment': 'in esilio',
  'in fall': 'in caduta',
  peregrine: 'peregrino',
  debilitated: 'debilitato',
  'in its own sign': 'nel proprio segno',
  "in a friend's sign": 'in segno amico',
  "in an enemy's sign": 'in segno nemico',
  'in a neutral sign': 'in segno neutro',
};

/** "esaltata" of the Moon, "in domicilio" of all. */
export function dignityOf(body: PointName, dignity: string): string {
  const name = dignityNames[dignity] ?? dignity;
  return name.includes(' ') ? name : agreeing(name, [body]);
}
