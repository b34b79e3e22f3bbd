import type { AspectPoint, AspectType } from '@palmleaf/engines/chart';
import type { ClassicalPlanet, PerSign } from '@palmleaf/engines/zodiac';
import type { ChartWords } from '../languages/chart-words.ts';
import type { PointName } from '../languages/point-name.ts';

export const bareNames: Readonly<Record<PointName, string>> = {
  Sun: 'Sonne',
  Moon: 'Mond',
  Mars: 'Mars',
  Mercury: 'Merkur',
  Jupiter: 'Jupiter',
  Venus: 'Venus',
  Saturn: 'Saturn',
  Uranus: 'Uranus',
  Neptune: 'Neptun',
  Pluto: 'Pluto',
  'North Node': 'Mondknoten',
  Chiron: 'Chiron',
  Rahu: 'Rahu',
  Ketu: 'Ketu',
  Ascendant: 'Aszendent',
  Midheaven: 'Himmelsmitte',
};

export const names: Readonly<Record<PointName, string>> = {
  ...bareNames,
  Sun: 'die Sonne',
  Moon: 'der Mond',
  'North Node': 'der Mondknoten',
  Ascendant: 'der Aszendent',
  Midheaven: 'die Himmelsmitte',
};

/** After „durch“; only masculine nouns change. */
export const accusative: Readonly<Record<PointName, string>> = {
  ...names,
  Moon: 'den Mond',
  'North Node': 'den Mondknoten',
  Ascendant: 'den Aszendenten',
};

/** After „zwischen“ and „mit“. */
export const dative: Readonly<Record<PointName, string>> = {
  ...names,
  Sun: 'der Sonne',
  Moon: 'dem Mond',
  'North Node': 'dem Mondknoten',
  Ascendant: 'dem Aszendenten',
  Midheaven: 'der Himmelsmitte',
};

/** Points without an article take „von“. */
export const genitive: Readonly<Partial<Record<PointName, string>>> = {
  Sun: 'der Sonne',
  Moon: 'des Mondes',
  'North Node': 'des Mondknotens',
  Ascendant: 'des Aszendenten',
  Midheaven: 'der Himmelsmitte',
};

export const towards: Readonly<Record<AspectPoint, string>> = {
  Sun: 'zur Sonne',
  Moon: 'zum Mond',
  Mars: 'zu Mars',
  Mercury: 'zu Merkur',
  Jupiter: 'zu Jupiter',
  Venus: 'zu Venus',
  Saturn: 'zu Saturn',
  Uranus: 'zu Uranus',
  Neptune: 'zu Neptun',
  Pluto: 'zu Pluto',
  Ascendant: 'zum Aszendenten',
  Midheaven: 'zur Himmelsmitte',
};

export const rulerTitles: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'die Herrscherin',
  Moon: 'der Herrscher',
  Mars: 'der Herrscher',
  Mercury: 'der Herrscher',
  Jupiter: 'der Herrscher',
  Venus: 'die Herrscherin',
  Saturn: 'der Herrscher',
};

export const signNames: PerSign<string> = [
  'Widder',
  'Stier',
  'Zwillinge',
  'Krebs',
  'Löwe',
  'Jungfrau',
  'Waage',
  'Skorpion',
  'Schütze',
  'Steinbock',
  'Wassermann',
  'Fische',
];

/** „im“, „in der“, or for plurals „in den“. */
export const inSigns: PerSign<string> = [
  'im Widder',
  'im Stier',
  'in den Zwillingen',
  'im Krebs',
  'im Löwen',
  'in der Jungfrau',
  'in der Waage',
  'im Skorpion',
  'im Schützen',
  'im Steinbock',
  'im Wassermann',
  'in den Fischen',
];

export const throughSigns: PerSign<string> = [
  'durch den Widder',
  'durch den Stier',
  'durch die Zwillinge',
  'durch den Krebs',
  'durch den Löwen',
  'durch die Jungfrau',
  'durch die Waage',
  'durch den Skorpion',
  'durch den Schützen',
  'durch den Steinbock',
  'durch den Wassermann',
  'durch die Fische',
];

export const toSigns: PerSign<string> = [
  'zum Widder',
  'zum Stier',
  'zu den Zwillingen',
  'zum Krebs',
  'zum Löwen',
  'zur Jungfrau',
  'zur Waage',
  'zum Skorpion',
  'zum Schützen',
  'zum Steinbock',
  'zum Wassermann',
  'zu den Fischen',
];

export const aspectNames: Readonly<Record<AspectType, string>> = {
  Conjunction: 'Konjunktion',
  Opposition: 'Opposition',
  Trine: 'Trigon',
  Square: 'Quadrat',
  Sextile: 'Sextil',
};

export const words: ChartWords = {
  names: {
    ...bareNames,
    Node: 'Mondknoten',
    'Part of Fortune': 'Glückspunkt',
    Lilith: 'Lilith',
    Midheaven: 'Medium Coeli',
  },
  signs: signNames,
  aspects: aspectNames,
};
