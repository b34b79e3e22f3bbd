import type { AspectPoint } from '../../../engines/chart/aspect-types.ts';
import type { ClassicalPlanet } from '../../../engines/zodiac/bodies.ts';

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
