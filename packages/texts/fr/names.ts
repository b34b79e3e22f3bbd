import type { AspectType } from '@palmleaf/engines/chart';
import type { ClassicalPlanet, PerSign } from '@palmleaf/engines/zodiac';
import { capital } from '../languages/capital.ts';
import type { ChartWords } from '../languages/chart-words.ts';
import type { PointName } from '../languages/point-name.ts';

export const bareNames: Readonly<Record<PointName, string>> = {
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

/** With articles. */
export const names: Readonly<Record<PointName, string>> = {
  ...bareNames,
  Sun: `le ${bareNames.Sun}`,
  Moon: `la ${bareNames.Moon}`,
  'North Node': `le ${bareNames['North Node']}`,
  Ascendant: `l’${bareNames.Ascendant}`,
  Midheaven: `le ${bareNames.Midheaven}`,
};

export const rulerTitles: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'maître',
  Moon: 'maîtresse',
  Mars: 'maître',
  Mercury: 'maître',
  Jupiter: 'maître',
  Venus: 'maîtresse',
  Saturn: 'maître',
};

export const isFeminine = (point: PointName): boolean => point === 'Moon' || point === 'Venus';

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

export const signArticles: PerSign<string> = [
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

export const aspectNames: Readonly<Record<AspectType, string>> = {
  Conjunction: 'conjonction',
  Opposition: 'opposition',
  Trine: 'trigone',
  Square: 'carré',
  Sextile: 'sextile',
};

export const words: ChartWords = {
  names: { ...bareNames, Node: 'Nœud', 'Part of Fortune': 'Part de Fortune', Lilith: 'Lilith' },
  signs: signNames,
  aspects: {
    Conjunction: capital(aspectNames.Conjunction),
    Opposition: capital(aspectNames.Opposition),
    Trine: capital(aspectNames.Trine),
    Square: capital(aspectNames.Square),
    Sextile: capital(aspectNames.Sextile),
  },
};
