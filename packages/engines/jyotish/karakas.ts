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
  const planetAt = (index: number): ClassicalPlanet => order[index] ?? 'Sun';
  return {
    atmakaraka: planetAt(0),
    amatyakaraka: planetAt(1),
    bhratrikaraka: planetAt(2),
    matrikaraka: planetAt(3),
    putrakaraka: planetAt(4),
    gnatikaraka: planetAt(5),
    darakaraka: planetAt(6),
  };
}
