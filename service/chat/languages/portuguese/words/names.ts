import type { AspectPoint, AspectType } from '../../../../../engines/chart/aspect-types.ts';
import type { BodyName } from '../../../../../engines/zodiac/bodies.ts';
import type { PerSign } from '../../../../../engines/zodiac/signs.ts';
import { contracted } from './contractions.ts';

type Name = BodyName | AspectPoint;

const bare: Readonly<Record<Name, string>> = {
  Sun: 'Sol',
  Moon: 'Lua',
  Mars: 'Marte',
  Mercury: 'Mercúrio',
  Jupiter: 'Júpiter',
  Venus: 'Vênus',
  Saturn: 'Saturno',
  Uranus: 'Urano',
  Neptune: 'Netuno',
  Pluto: 'Plutão',
  'North Node': 'Nodo Norte',
  Chiron: 'Quíron',
  Rahu: 'Rahu',
  Ketu: 'Ketu',
  Ascendant: 'Ascendente',
  Midheaven: 'Meio do Céu',
};

const withArticle: readonly Name[] = ['Sun', 'Moon', 'North Node', 'Ascendant', 'Midheaven'];

/** Vênus is feminine, as astrologers say it. */
export function isFeminine(name: Name): boolean {
  return name === 'Moon' || name === 'Venus';
}

/** "Lua": as in a table. */
export function bareName(name: Name): string {
  return bare[name];
}

/** "o Sol", "a Lua", "Saturno". */
export function called(name: Name): string {
  if (!withArticle.includes(name)) return bare[name];
  return `${isFeminine(name) ? 'a' : 'o'} ${bare[name]}`;
}

/** "do Sol", "da Lua", "de Saturno". */
export function ofBody(name: Name): string {
  return contracted('de', called(name));
}

/** "ao Sol", "à Lua", "a Saturno". */
export function toBody(name: Name): string {
  return contracted('a', called(name));
}

/** "o seu Sol", "a sua Lua". */
export function yours(name: Name): string {
  return `${isFeminine(name) ? 'a sua' : 'o seu'} ${bare[name]}`;
}

export const signNames: PerSign<string> = [
  'Áries',
  'Touro',
  'Gêmeos',
  'Câncer',
  'Leão',
  'Virgem',
  'Libra',
  'Escorpião',
  'Sagitário',
  'Capricórnio',
  'Aquário',
  'Peixes',
];

export const aspectNames: Readonly<Record<AspectType, string>> = {
  Conjunction: 'conjunção',
  Opposition: 'oposição',
  Trine: 'trígono',
  Square: 'quadratura',
  Sextile: 'sextil',
};

/** The dignities by the engine's own names. */
export const dignityNames: Readonly<Record<string, string>> = {
  'in domicile': 'em domicílio',
  exalted: 'em exaltação',
  'in detriment': 'em exílio',
  'in fall': 'em queda',
  peregrine: 'em signo alheio',
  debilitated: 'em debilidade',
  'in its own sign': 'no próprio signo',
  "in a friend's sign": 'em signo amigo',
  "in an enemy's sign": 'em signo inimigo',
  'in a neutral sign': 'em signo neutro',
};
