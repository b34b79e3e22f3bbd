import type { AspectPoint } from '../../../engines/chart/aspect-types.ts';
import type { ClassicalPlanet } from '../../../engines/zodiac/bodies.ts';
import type { ChartWords } from './chart-words.ts';

/** With the article that Sol, Luna and the angles take. */
export const names: Readonly<Record<AspectPoint, string>> = {
  Sun: 'el Sol',
  Moon: 'la Luna',
  Mars: 'Marte',
  Mercury: 'Mercurio',
  Jupiter: 'Júpiter',
  Venus: 'Venus',
  Saturn: 'Saturno',
  Uranus: 'Urano',
  Neptune: 'Neptuno',
  Pluto: 'Plutón',
  Ascendant: 'el Ascendente',
  Midheaven: 'el Medio Cielo',
};

/** What a planet is called as the ruler of a sign, by its gender. */
export const rulerTitles: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'señor',
  Moon: 'señora',
  Mars: 'señor',
  Mercury: 'señor',
  Jupiter: 'señor',
  Venus: 'señora',
  Saturn: 'señor',
};

export const words: ChartWords = {
  names: {
    Sun: 'Sol',
    Moon: 'Luna',
    Mars: 'Marte',
    Mercury: 'Mercurio',
    Jupiter: 'Júpiter',
    Venus: 'Venus',
    Saturn: 'Saturno',
    Uranus: 'Urano',
    Neptune: 'Neptuno',
    Pluto: 'Plutón',
    Node: 'Nodo',
    Chiron: 'Quirón',
    'Part of Fortune': 'Parte de la Fortuna',
    Lilith: 'Lilith',
    Ascendant: 'Ascendente',
    Midheaven: 'Medio Cielo',
  },
  signs: [
    'Aries',
    'Tauro',
    'Géminis',
    'Cáncer',
    'Leo',
    'Virgo',
    'Libra',
    'Escorpio',
    'Sagitario',
    'Capricornio',
    'Acuario',
    'Piscis',
  ],
  aspects: {
    Conjunction: 'Conjunción',
    Opposition: 'Oposición',
    Trine: 'Trígono',
    Square: 'Cuadratura',
    Sextile: 'Sextil',
  },
};
