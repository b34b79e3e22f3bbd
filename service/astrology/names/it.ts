import type { AspectPoint } from '../../../engines/chart/aspect-types.ts';
import type { ClassicalPlanet } from '../../../engines/zodiac/bodies.ts';
import type { ChartWords } from './chart-words.ts';

/** With the article that Sole, Luna and the angles take. */
export const names: Readonly<Record<AspectPoint, string>> = {
  Sun: 'il Sole',
  Moon: 'la Luna',
  Mars: 'Marte',
  Mercury: 'Mercurio',
  Jupiter: 'Giove',
  Venus: 'Venere',
  Saturn: 'Saturno',
  Uranus: 'Urano',
  Neptune: 'Nettuno',
  Pluto: 'Plutone',
  Ascendant: 'l’Ascendente',
  Midheaven: 'il Medio Cielo',
};

/** What a planet is called as the ruler of a sign, by its gender. */
export const rulerTitles: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'signore',
  Moon: 'signora',
  Mars: 'signore',
  Mercury: 'signore',
  Jupiter: 'signore',
  Venus: 'signora',
  Saturn: 'signore',
};

/** Who agree in the feminine. */
export const isFeminine = (point: AspectPoint): boolean => point === 'Moon' || point === 'Venus';

export const words: ChartWords = {
  names: {
    Sun: 'Sole',
    Moon: 'Luna',
    Mars: 'Marte',
    Mercury: 'Mercurio',
    Jupiter: 'Giove',
    Venus: 'Venere',
    Saturn: 'Saturno',
    Uranus: 'Urano',
    Neptune: 'Nettuno',
    Pluto: 'Plutone',
    Node: 'Nodo',
    Chiron: 'Chirone',
    'Part of Fortune': 'Parte di Fortuna',
    Lilith: 'Lilith',
    Ascendant: 'Ascendente',
    Midheaven: 'Medio Cielo',
  },
  signs: [
    'Ariete',
    'Toro',
    'Gemelli',
    'Cancro',
    'Leone',
    'Vergine',
    'Bilancia',
    'Scorpione',
    'Sagittario',
    'Capricorno',
    'Acquario',
    'Pesci',
  ],
  aspects: {
    Conjunction: 'Congiunzione',
    Opposition: 'Opposizione',
    Trine: 'Trigono',
    Square: 'Quadratura',
    Sextile: 'Sestile',
  },
};
