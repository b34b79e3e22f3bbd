import type { OrbReading } from '../../varshaphal/aspects.ts';
import type { AnnualPlanet, AnnualPlanets } from '../../varshaphal/planets.ts';
import { yogasOf } from '../../varshaphal/yogas/index.ts';
import type { Occurrence, Yoga } from '../../varshaphal/yogas/yoga.ts';
import { type ClassicalPlanet, classicalPlanets } from '../../zodiac/bodies.ts';

const signs =
  'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ');

export type Written = Record<ClassicalPlanet, string>;

const dailyMotion: Record<ClassicalPlanet, number> = {
  Sun: 0.9856,
  Moon: 13.176,
  Mars: 0.524,
  Mercury: 1.38,
  Jupiter: 0.083,
  Venus: 1.2,
  Saturn: 0.033,
};

/** Reads planets from 'Leo 2' or, retrograde, 'Pisces 15 R'. */
export function sky(written: Written, ascendant: string): AnnualPlanets {
  const first = signs.indexOf(ascendant);
  const placed = (planet: ClassicalPlanet): AnnualPlanet => {
    const [sign = '', degrees = '', motion] = written[planet].split(' ');
    const index = signs.indexOf(sign);
    const degree = Number(degrees);
    const house = ((index - first + 12) % 12) + 1;
    return {
      name: planet,
      longitude: index * 30 + degree,
      sign: index + 1,
      degree,
      house,
      retrograde: motion === 'R',
      speed: motion === 'R' ? -0.1 * dailyMotion[planet] : dailyMotion[planet],
    };
  };
  return Object.fromEntries(classicalPlanets.map((planet) => [planet, placed(planet)])) as Record<
    ClassicalPlanet,
    AnnualPlanet
  >;
}

export const ordinarySky: Written = {
  Sun: 'Leo 5',
  Moon: 'Aries 20',
  Mars: 'Cancer 12',
  Mercury: 'Virgo 28',
  Jupiter: 'Taurus 2',
  Venus: 'Cancer 28',
  Saturn: 'Aquarius 17',
};

export function occurrences(yoga: Yoga, planets: AnnualPlanets, reading?: OrbReading): readonly Occurrence[] {
  return yogasOf(planets, reading).find((entry) => entry.yoga === yoga)?.occurrences ?? [];
}

export function happens(
  yoga: Yoga,
  planets: AnnualPlanets,
  pair: readonly [ClassicalPlanet, ClassicalPlanet | null],
  third?: ClassicalPlanet,
): boolean {
  return occurrences(yoga, planets).some(
    (found) =>
      found.pair?.[0] === pair[0] &&
      found.pair[1] === pair[1] &&
      (third === undefined || found.third === third),
  );
}
