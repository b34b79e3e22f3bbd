import type { AspectPoint, AspectType } from '../../../../../engines/chart/aspect-types.ts';
import type { BodyName } from '../../../../../engines/zodiac/bodies.ts';
import { ofSign, type PerSign } from '../../../../../engines/zodiac/signs.ts';
import { afterDe, afterTo } from './articles.ts';

type Name = BodyName | AspectPoint;

const bare: Readonly<Record<Name, string>> = {
  Sun: 'Soleil',
  Moon: 'Lune',
  Mars: 'Mars',
  Mercury: 'Mercure',
  Jupiter: 'Jupiter',
  Venus: 'Vénus',
  Saturn: 'Saturne',
  Uranus: 'Uranus',
  Neptune: 'Neptune',
  Pluto: 'Pluton',
  'North Node': 'Nœud Nord',
  Chiron: 'Chiron',
  Rahu: 'Rahu',
  Ketu: 'Ketu',
  Ascendant: 'Ascendant',
  Midheaven: 'Milieu du Ciel',
};

const articles: Readonly<Partial<Record<Name, string>>> = {
  Sun: 'le ',
  Moon: 'la ',
  'North Node': 'le ',
  Ascendant: 'l’',
  Midheaven: 'le ',
};

const isFeminine = (name: Name): boolean => name === 'Moon' || name === 'Venus';

/** "Lune": as in a table. */
export function bareName(name: Name): string {
  return bare[name];
}

/** "le Soleil", "la Lune", "Saturne". */
export function called(name: Name): string {
  return `${articles[name] ?? ''}${bare[name]}`;
}

/** "du Soleil", "de la Lune", "d’Uranus". */
export function ofBody(name: Name): string {
  return afterDe(called(name));
}

/** "au Soleil", "à la Lune", "à Saturne". */
export function toBody(name: Name): string {
  return afterTo(called(name));
}

/** "ton Soleil", "ta Lune". */
export function yours(name: Name): string {
  return `${isFeminine(name) ? 'ta' : 'ton'} ${bare[name]}`;
}

/** "il", "elle". */
export function pronoun(name: Name): string {
  return isFeminine(name) ? 'elle' : 'il';
}

/** An adjective or participle after "être", in gender and number: "exalté", "exaltée", "exaltés". */
export function agreeing(adjective: string, bodies: readonly Name[]): string {
  const feminine = bodies.length > 0 && bodies.every(isFeminine) && !adjective.endsWith('e') ? 'e' : '';
  const plural = bodies.length > 1 && !adjective.endsWith('s') ? 's' : '';
  return `${adjective}${feminine}${plural}`;
}

/** The adverbs before an adjective stay as they are: "mal placée". */
export function placed(well: boolean, bodies: readonly Name[]): string {
  return `${well ? 'bien' : 'mal'} ${agreeing('placé', bodies)}`;
}

export const signNames: PerSign<string> = [
  'Bélier',
  'Taureau',
  'Gémeaux',
  'Cancer',
  'Lion',
  'Vierge',
  'Balance',
  'Scorpion',
  'Sagittaire',
  'Capricorne',
  'Verseau',
  'Poissons',
];

const signArticles: PerSign<string> = [
  'le',
  'le',
  'les',
  'le',
  'le',
  'la',
  'la',
  'le',
  'le',
  'le',
  'le',
  'les',
];

/** "le Lion", "les Poissons". */
export function theSign(sign: number): string {
  return `${ofSign(signArticles, sign)} ${ofSign(signNames, sign)}`;
}

export const aspectNames: Readonly<Record<AspectType, string>> = {
  Conjunction: 'conjonction',
  Opposition: 'opposition',
  Trine: 'trigone',
  Square: 'carré',
  Sextile: 'sextile',
};

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
export function dignityOf(body: Name, dignity: string): string {
  const name = dignityNames[dignity] ?? dignity;
  return name.includes(' ') ? name : agreeing(name, [body]);
}
