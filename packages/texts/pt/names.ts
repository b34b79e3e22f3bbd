import type { AspectType } from '@palmleaf/engines/chart';
import type { ClassicalPlanet, PerSign } from '@palmleaf/engines/zodiac';
import { capital } from '../languages/capital.ts';
import type { ChartWords } from '../languages/chart-words.ts';
import type { PointName } from '../languages/point-name.ts';

export const bareNames: Readonly<Record<PointName, string>> = {
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

/** With articles. */
export const names: Readonly<Record<PointName, string>> = {
  ...bareNames,
  Sun: `o ${bareNames.Sun}`,
  Moon: `a ${bareNames.Moon}`,
  'North Node': `o ${bareNames['North Node']}`,
  Ascendant: `o ${bareNames.Ascendant}`,
  Midheaven: `o ${bareNames.Midheaven}`,
};

/** Astrologers treat Vênus as feminine. */
export const rulerTitles: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'senhor',
  Moon: 'senhora',
  Mars: 'senhor',
  Mercury: 'senhor',
  Jupiter: 'senhor',
  Venus: 'senhora',
  Saturn: 'senhor',
};

export const isFeminine = (point: PointName): boolean => point === 'Moon' || point === 'Venus';

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

export const words: ChartWords = {
  names: { ...bareNames, Node: 'Nodo', 'Part of Fortune': 'Parte da Fortuna', Lilith: 'Lilith' },
  signs: signNames,
  aspects: {
    Conjunction: capital(aspectNames.Conjunction),
    Opposition: capital(aspectNames.Opposition),
    Trine: capital(aspectNames.Trine),
    Square: capital(aspectNames.Square),
    Sextile: capital(aspectNames.Sextile),
  },
};
