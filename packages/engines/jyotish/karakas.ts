import { type Nativity, pointOf } from '../chart/nativity.ts';
import { type ClassicalPlanet, classicalPlanets } from '../zodiac/bodies.ts';

export const karakaNames = [
  'atmakaraka',
  'amatyakaraka',
  'bhratrikaraka',
  'matrikaraka',
  'putrakaraka',
  'gnatikaraka',
  'darakaraka',
] as const;
export type KarakaName = (typeof karakaNames)[number];

type Karakas = Readonly<Record<KarakaName, ClassicalPlanet>>;

/**
 * Significators (karakas), from the planet with the most degrees in its sign: Brihat Parashara Hora Shastra 32 (Jaimini
 * 1.1.10 to 1.1.19), for seven planets.
 */
export function karakasOf(chart: Nativity): Karakas {
  const order = [...classicalPlanets].sort((a, b) => pointOf(chart, b).degree - pointOf(chart, a).degree);
  const at = (index: number): ClassicalPlanet => order[index] ?? 'Sun';
  return {
    atmakaraka: at(0),
    amatyakaraka: at(1),
    bhratrikaraka: at(2),
    matrikaraka: at(3),
    putrakaraka: at(4),
    gnatikaraka: at(5),
    darakaraka: at(6),
  };
}
