import type { AspectType } from '@palmleaf/engines/chart';
import type { ClassicalPlanet, PerSign } from '@palmleaf/engines/zodiac';
import { capital } from '../languages/capital.ts';
import type { ChartWords } from '../languages/chart-words.ts';
import type { PointName } from '../languages/point-name.ts';

export const bareNames: Readonly<Record<PointName, string>> = {
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
  'North Node': 'Nodo Nord',
  Chiron: 'Chirone',
  Rahu: 'Rahu',
  Ketu: 'Ketu',
  Ascendant: 'Ascendente',
  Midheaven: 'Medio Cielo',
};

/** With articles. */
export const names: Readonly<Record<PointName, string>> = {
  ...bareNames,
  Sun: `il ${bareNames.Sun}`,
  Moon: `la ${bareNames.Moon}`,
  'North Node': `il ${bareNames['North Node']}`,
  Ascendant: `l’${bareNames.Ascendant}`,
  Midheaven: `il ${bareNames.Midheaven}`,
};

export const rulerTitles: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'signore',
  Moon: 'signora',
  Mars: 'signore',
  Mercury: 'signore',
  Jupiter: 'signore',
  Venus: 'signora',
  Saturn: 'signore',
};

export const isFeminine = (point: PointName): boolean => point === 'Moon' || point === 'Venus';

export const signNames: PerSign<string> = [
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
];

export const aspectNames: Readonly<Record<AspectType, string>> = {
  Conjunction: 'congiunzione',
  Opposition: 'opposizione',
  Trine: 'trigono',
  Square: 'quadratura',
  Sextile: 'sestile',
};

export const words: ChartWords = {
  names: { ...bareNames, Node: 'Nodo', 'Part of Fortune': 'Parte di Fortuna', Lilith: 'Lilith' },
  signs: signNames,
  aspects: {
    Conjunction: capital(aspectNames.Conjunction),
    Opposition: capital(aspectNames.Opposition),
    Trine: capital(aspectNames.Trine),
    Square: capital(aspectNames.Square),
    Sextile: capital(aspectNames.Sextile),
  },
};
