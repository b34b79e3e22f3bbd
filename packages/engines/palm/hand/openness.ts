import { PhotoRefusedError } from '../photo/photo-refused-error.ts';
import { distance, round } from './geometry.ts';
import type { Sighting } from './hand-network.ts';
import type { Landmarks } from './landmarks.ts';
import { bendOf, facing } from './pose.ts';

const fingers = ['index', 'middle', 'ring', 'little'] as const;

/**
 * Open palms bend by at most 59 degrees, reach .68 palm lengths and are .5 to .7 as broad as long; see
 * docs/palmistry.md.
 */
const closed = {
  presence: 0.93,
  /** Degrees of both joints, mean of four fingers. */
  bend: 75,
  shortBend: 58,
  /** Base to tip in palm lengths, mean of four fingers. */
  reach: 0.655,
  /** Last part of a finger over its first, in the picture: .53 to .59 in open palms, at most .27 in hooked fingers. */
  tips: 0.38,
  /** Index base to little finger base, in palm lengths. */
  narrow: 0.42,
  broad: 0.85,
  /** Share of the palm that faces the camera. */
  facing: 0.5,
} as const;

export function refuseClosed(sightings: readonly Sighting[], points: Landmarks): void {
  const mean = (measure: (sighting: Sighting) => number) =>
    sightings.reduce((sum, sighting) => sum + measure(sighting), 0) / sightings.length;
  const overFingers = (measure: (finger: (typeof fingers)[number]) => number) =>
    fingers.reduce((sum, finger) => sum + measure(finger), 0) / fingers.length;
  const palm = distance(points.wrist, points.middle[0]);
  const measured = {
    presence: round(
      mean(({ presence }) => presence),
      3,
    ),
    bend: round(
      overFingers((finger) => mean(({ world }) => bendOf(world[finger]))),
      0,
    ),
    reach: round(
      overFingers((finger) => distance(points[finger][0], points[finger][3]) / palm),
      2,
    ),
    tips: round(
      overFingers(
        (finger) =>
          distance(points[finger][2], points[finger][3]) /
          Math.max(distance(points[finger][0], points[finger][1]), 1e-6),
      ),
      2,
    ),
    breadth: round(distance(points.index[0], points.little[0]) / palm, 2),
    facing: round(
      mean(({ world }) => Math.abs(facing(world)[2])),
      2,
    ),
  };
  const { presence, bend, reach, tips, breadth } = measured;
  const refuse = (seen: string) => {
    throw new PhotoRefusedError('hand_not_open', seen, measured);
  };
  if (bend > closed.bend || (bend > closed.shortBend && (reach < closed.reach || tips < closed.tips)))
    refuse('The fingers are bent over the palm.');
  if (breadth < closed.narrow || measured.facing < closed.facing) refuse('The hand was seen from its side.');
  if (breadth > closed.broad) refuse('Something lies before the palm, or the hand is half closed.');
  if (presence < closed.presence) refuse('Something like a hand was seen, but no open palm.');
}
