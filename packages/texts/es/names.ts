import type { AspectType } from '@palmleaf/engines/chart';
import type { ClassicalPlanet, PerSign } from '@palmleaf/engines/zodiac';
import { capital } from '../languages/capital.ts';
import type { ChartWords } from '../languages/chart-words.ts';
import type { PointName } from '../languages/point-name.ts';

export const bareNames: Readonly<Record<PointName, string>> = {
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
  'North Node': 'Nodo Norte',
  Chiron: 'Quirón',
  Rahu: 'Rahu',
  Ketu: 'Ketu',
  Ascendant: 'Ascendente',
  Midheaven: 'Medio Cielo',
};

/** With articles. */
export const names: Readonly<Record<PointName, string>> = {
  ...bareNames,
  Sun: `el ${bareNames.Sun}`,
  Moon: `la ${bareNames.Moon}`,
  'North Node': `el ${bareNames['North Node']}`,
  Ascendant: `el ${bareNames.Ascendant}`,
  Midheaven: `el ${bareNames.Midheaven}`,
};

export const rulerTitles: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'señor',
  Moon: 'señora',
  Mars: 'señor',
  Mercury: 'señor',
  Jupiter: 'señor',
  Venus: 'señora',
  Saturn: 'señor',
};

export const signNames: PerSign<string> = [
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
];

export const aspectNames: Readonly<Record<AspectType, string>> = {
  Conjunction: 'conjunción',
  Opposition: 'oposición',
  Trine: 'trígono',
  Square: 'cuadratura',
  Sextile: 'sextil',
};

export const words: ChartWords = {
  names: { ...bareNames, Node: 'Nodo', 'Part of Fortune': 'Parte de la Fortuna', Lilith: 'Lilith' },
  signs: signNames,
  aspects: {
    Conjunction: capital(aspectNames.Conjunction),
    Opposition: capital(aspectNames.Opposition),
    Trine: capital(aspectNames.Trine),
    Square: capital(aspectNames.Square),
    Sextile: capital(aspectNames.Sextile),
  },
};
