import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';

export const rudrakshaFaces: Readonly<Record<ClassicalPlanet, number>> = {
  Sun: 1,
  Moon: 2,
  Mars: 3,
  Mercury: 4,
  Jupiter: 5,
  Venus: 6,
  Saturn: 7,
};
