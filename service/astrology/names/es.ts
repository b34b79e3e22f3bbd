import type { AspectPoint } from '../../../engines/chart/aspect-types.ts';
import type { ClassicalPlanet } from '../../../engines/zodiac/bodies.ts';

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
