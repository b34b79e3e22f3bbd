import type { AspectPoint } from '../../../engines/chart/aspect-types.ts';
import type { ClassicalPlanet } from '../../../engines/zodiac/bodies.ts';
import type { PerSign } from '../../../engines/zodiac/signs.ts';
import type { ChartWords } from './chart-words.ts';

/** Nominative, inside a sentence. */
export const names: Readonly<Record<AspectPoint, string>> = {
  Sun: 'die Sonne',
  Moon: 'der Mond',
  Mars: 'Mars',
  Mercury: 'Merkur',
  Jupiter: 'Jupiter',
  Venus: 'Venus',
  Saturn: 'Saturn',
  Uranus: 'Uranus',
  Neptune: 'Neptun',
  Pluto: 'Pluto',
  Ascendant: 'der Aszendent',
  Midheaven: 'die Himmelsmitte',
};

/** After „durch“; only the Moon and the Ascendant change. */
export const accusative: Readonly<Record<AspectPoint, string>> = {
  ...names,
  Moon: 'den Mond',
  Ascendant: 'den Aszendenten',
};

/** After „zwischen“ and „mit“. */
export const dative: Readonly<Record<AspectPoint, string>> = {
  ...names,
  Sun: 'der Sonne',
  Moon: 'dem Mond',
  Ascendant: 'dem Aszendenten',
  Midheaven: 'der Himmelsmitte',
};

/** Where a point stands: „im“, „in der“ or, for the two plurals, „in den“. */
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

/** After „zu“, which contracts with the article. */
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

/** What a planet is called as the ruler of a sign, by its gender. */
export const rulerTitles: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'die Herrscherin',
  Moon: 'der Herrscher',
  Mars: 'der Herrscher',
  Mercury: 'der Herrscher',
  Jupiter: 'der Herrscher',
  Venus: 'die Herrscherin',
  Saturn: 'der Herrscher',
};

export const words: ChartWords = {
  names: {
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
    Node: 'Mondknoten',
    Chiron: 'Chiron',
    'Part of Fortune': 'Glückspunkt',
    Lilith: 'Lilith',
    Ascendant: 'Aszendent',
    Midheaven: 'Medium Coeli',
  },
  signs: [
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
  ],
  aspects: {
    Conjunction: 'Konjunktion',
    Opposition: 'Opposition',
    Trine: 'Trigon',
    Square: 'Quadrat',
    Sextile: 'Sextil',
  },
};
