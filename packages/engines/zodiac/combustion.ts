import type { ClassicalPlanet } from './bodies.ts';

/** Degrees from the Sun within which a planet is combust, direct and retrograde: Surya Siddhanta 9.6 to 9.9. */
const orbs: Record<Exclude<ClassicalPlanet, 'Sun'>, readonly [direct: number, retrograde: number]> = {
  Moon: [12, 12],
  Mars: [17, 17],
  Mercury: [14, 12],
  Jupiter: [11, 11],
  Venus: [10, 8],
  Saturn: [15, 15],
};

/** @param fromSun distance from the Sun, in degrees, 0 to 180 */
export function isCombustAt(name: ClassicalPlanet, fromSun: number, isRetrograde: boolean): boolean {
  if (name === 'Sun') return false;
  const [direct, retrograde] = orbs[name];
  return fromSun < (isRetrograde ? retrograde : direct);
}
