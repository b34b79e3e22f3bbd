import { ofSign } from '@palmleaf/engines/zodiac';
import type { PointName } from '../../../languages/point-name.ts';
import { bareNames, isFeminine, names, signArticles, signNames } from '../../names.ts';
import { afterDe, afterTo } from './articles.ts';

/** "Lune": as in a table. */
export function bareName(name: PointName): string {
  return bareNames[name];
}

/** "le Soleil", "la Lune", "Saturne". */
export function called(name: PointName): string {
  return names[name];
}

/** "du Soleil", "de la Lune", "d’Uranus". */
export function ofBody(name: PointName): string {
  return afterDe(called(name));
}

/** "au Soleil", "à la Lune", "à Saturne". */
export function toBody(name: PointName): string {
  return afterTo(called(name));
}

/** "ton Soleil", "ta Lune". */
export function yours(name: PointName): string {
  return `${isFeminine(name) ? 'ta' : 'ton'} ${bareNames[name]}`;
}

/** "il", "elle". */
export function pronoun(name: PointName): string {
  return isFeminine(name) ? 'elle' : 'il';
}

/** An adjective or participle after "être", in gender and number: "exalté", "exaltée", "exaltés". */
export function agreeing(adjective: string, bodies: readonly PointName[]): string {
  const feminine = bodies.length > 0 && bodies.every(isFeminine) && !adjective.endsWith('e') ? 'e' : '';
  const plural = bodies.length > 1 && !adjective.endsWith('s') ? 's' : '';
  return `${adjective}${feminine}${plural}`;
}

/** The adverbs before an adjective stay as they are: "mal placée". */
export function placed(well: boolean, bodies: readonly PointName[]): string {
  return `${well ? 'bien' : 'mal'} ${agreeing('placé', bodies)}`;
}

/** "le Lion", "les Poissons". */
export function theSign(sign: number): string {
  return `${ofSign(signArticles, sign)} ${ofSign(signNames, sign)}`;
}

/** The dignities by the engine's own names; those that agree, in the masculine. */
const dignityNames: Readonly<Record<string, string>> = {
  'in domicile': 'en domicile',
  exalted: 'exalté',
  'in detriment': 'en exil',
  'in fall': 'en chute',
  peregrine: 'pérégrin',
  debilitated: 'débilité',
  'in its own sign': 'dans son propre signe',
  "in a friend's sign": 'en signe ami',
  "in an enemy's sign": 'en signe ennemi',
  'in a neutral sign': 'en signe neutre',
};

/** "exaltée" of the Moon, "en domicile" of all. */
export function dignityOf(body: PointName, dignity: string): string {
  const name = dignityNames[dignity] ?? dignity;
  return name.includes(' ') ? name : agreeing(name, [body]);
}
