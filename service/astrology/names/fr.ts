import type { AspectPoint } from '../../../engines/chart/aspect-types.ts';
import type { ClassicalPlanet } from '../../../engines/zodiac/bodies.ts';
import type { ChartWords } from './chart-words.ts';

/** With the article that Soleil, Lune and the angles take. */
export const names: Readonly<Record<AspectPoint, string>> = {
  Sun: 'le Soleil',
  Moon: 'la Lune',
  Mars: 'Mars',
  Mercury: 'Mercure',
  Jupiter: 'Jupiter',
  Venus: 'Vénus',
  Saturn: 'Saturne',
  Uranus: 'Uranus',
  Neptune: 'Neptune',
  Pluto: 'Pluton',
  Ascendant: 'l’Ascendant',
  Midheaven: 'le Milieu du Ciel',
};

/** What a planet is called as the ruler of a sign, by its gender. */
export const rulerTitles: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'maître',
  Moon: 'maîtresse',
  Mars: 'maître',
  Mercury: 'maître',
  Jupiter: 'maître',
  Venus: 'maîtresse',
  Saturn: 'maître',
};

/** Who agree in the feminine. */
export const isFeminine = (point: AspectPoint): boolean => point === 'Moon' || point === 'Venus';

export const words: ChartWords = {
  names: {
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
    Node: 'Nœud',
    Chiron: 'Chiron',
    'Part of Fortune': 'Part de Fortune',
    Lilith: 'Lilith',
    Ascendant: 'Ascendant',
    Midheaven: 'Milieu du Ciel',
  },
  signs: [
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
  ],
  aspects: {
    Conjunction: 'Conjonction',
    Opposition: 'Opposition',
    Trine: 'Trigone',
    Square: 'Carré',
    Sextile: 'Sextile',
  },
};
