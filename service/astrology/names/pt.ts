import type { AspectPoint } from '../../../engines/chart/aspect-types.ts';
import type { ClassicalPlanet } from '../../../engines/zodiac/bodies.ts';
import type { ChartWords } from './chart-words.ts';

/** With the article that Sol, Lua and the angles take. */
export const names: Readonly<Record<AspectPoint, string>> = {
  Sun: 'o Sol',
  Moon: 'a Lua',
  Mars: 'Marte',
  Mercury: 'Mercúrio',
  Jupiter: 'Júpiter',
  Venus: 'Vênus',
  Saturn: 'Saturno',
  Uranus: 'Urano',
  Neptune: 'Netuno',
  Pluto: 'Plutão',
  Ascendant: 'o Ascendente',
  Midheaven: 'o Meio do Céu',
};

/** What a planet is called as the ruler of a sign, by its gender; Vênus is feminine, as astrologers say it. */
export const rulerTitles: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'senhor',
  Moon: 'senhora',
  Mars: 'senhor',
  Mercury: 'senhor',
  Jupiter: 'senhor',
  Venus: 'senhora',
  Saturn: 'senhor',
};

/** Who agree in the feminine. */
export const isFeminine = (point: AspectPoint): boolean => point === 'Moon' || point === 'Venus';

export const words: ChartWords = {
  names: {
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
    Node: 'Nodo',
    Chiron: 'Quíron',
    'Part of Fortune': 'Parte da Fortuna',
    Lilith: 'Lilith',
    Ascendant: 'Ascendente',
    Midheaven: 'Meio do Céu',
  },
  signs: [
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
  ],
  aspects: {
    Conjunction: 'Conjunção',
    Opposition: 'Oposição',
    Trine: 'Trígono',
    Square: 'Quadratura',
    Sextile: 'Sextil',
  },
};
