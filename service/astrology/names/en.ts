import type { AspectPoint } from '../../../engines/chart/aspect-types.ts';

/** As the subject inside a sentence. */
export const names: Readonly<Record<AspectPoint, string>> = {
  Sun: 'the Sun',
  Moon: 'the Moon',
  Mars: 'Mars',
  Mercury: 'Mercury',
  Jupiter: 'Jupiter',
  Venus: 'Venus',
  Saturn: 'Saturn',
  Uranus: 'Uranus',
  Neptune: 'Neptune',
  Pluto: 'Pluto',
  Ascendant: 'the Ascendant',
  Midheaven: 'the Midheaven',
};
