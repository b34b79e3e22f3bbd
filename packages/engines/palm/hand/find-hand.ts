import type { Photo } from '../photo/decode.ts';
import type { Pixels } from '../photo/pixels.ts';
import { distance, type Point } from './geometry.ts';
import type { HandNetwork, Sighting, Square } from './hand-network.ts';
import { allPoints, type Landmarks } from './landmarks.ts';
import { skinPatches } from './skin-patches.ts';

export interface FoundHand extends Sighting {
  readonly seenIn: Pixels;
}

/** No further search is needed above this presence. */
const surePresence = 0.98;

/** Below this, no rotation shows a hand: a sideways hand scores .08, a printed page .044. */
const tracePresence = 0.05;

const possiblePresence = 0.5;

/** Ends a search early; `searchNearer` must reach it, because painted figures reach .7. */
const plainPresence = 0.9;

const [firstRotations, otherRotations] = [
  [0, Math.PI / 2],
  [-Math.PI / 2, Math.PI],
];

const smallSquarePixels = 300;

/** The square with the highest presence output of the network. */
export function findHand(network: HandNetwork, { small, large }: Photo): FoundHand {
  const inSmall: Detector = (square) => network(small, square);
  let best = searchIn(inSmall, [wholePicture(small, firstRotations), wholePicture(small, otherRotations)]);
  if (best.presence < possiblePresence) {
    const nearer = searchNearer(inSmall, small);
    if (nearer.presence >= plainPresence) best = nearer;
  }
  if (best.presence < possiblePresence || best.square.side >= smallSquarePixels)
    return { ...best, seenIn: small };
  const scale = large.width / small.width;
  const { centre, side, turn } = best.square;
  const inLarge: Detector = (square) => network(large, square);
  const sighting = inLarge({ centre: [centre[0] * scale, centre[1] * scale], side: side * scale, turn });
  return { ...closeIn(inLarge, [sighting]), seenIn: large };
}

function searchNearer(detect: Detector, picture: Pixels): Sighting {
  const patches = [...skinPatches(picture)];
  const quarter = Math.PI / 2;
  if (patches.length === 0)
    return searchIn(detect, [tiles(picture, [0, Math.PI]), tiles(picture, [quarter, -quarter])]);
  const inPatch = closeIn(detect, search(detect, patches));
  if (inPatch.presence >= plainPresence) return inPatch;
  return searchIn(detect, [tiles(picture, [0]), tiles(picture, [Math.PI, quarter, -quarter])]);
}

function searchIn(detect: Detector, [first, others]: [Iterable<Square>, Iterable<Square>]): Sighting {
  const sightings = search(detect, first);
  const best = closeIn(detect, sightings);
  if (best.presence >= plainPresence || (sightings[0]?.presence ?? 0) < tracePresence) return best;
  const second = closeIn(detect, search(detect, others));
  return second.presence > best.presence ? second : best;
}

type Detector = (square: Square) => Sighting;

function search(detect: Detector, squares: Iterable<Square>): Sighting[] {
  const seen: Sighting[] = [];
  for (const square of squares) {
    const sighting = detect(square);
    seen.push(sighting);
    if (sighting.presence > surePresence) break;
  }
  return seen.sort((a, b) => b.presence - a.presence);
}

/** The squares of the best three sightings are stable after three to six steps. */
function closeIn(detect: Detector, sightings: readonly Sighting[]): Sighting {
  let [best] = sightings;
  if (!best) throw new RangeError('no square was searched');
  for (const seed of sightings.slice(0, 3)) {
    if (seed.presence < tracePresence) break;
    let current = seed;
    for (let i = 0; i < 6; i++) {
      const next = detect(squareAround(current.points));
      if (next.presence < current.presence - 0.3) break;
      const rests = i >= 2 && differ(next.square, current.square) < 0.05;
      current = next;
      if (rests || (i >= 1 && current.presence < tracePresence)) break;
    }
    if (current.presence > best.presence || seed === best) best = current;
    if (best.presence > 0.95) break;
  }
  return best;
}

const differ = (a: Square, b: Square): number =>
  Math.max(distance(a.centre, b.centre), Math.abs(a.side - b.side)) / a.side;

function* wholePicture({ width, height }: Pixels, angles: readonly number[]): Iterable<Square> {
  const centre: Point = [width / 2, height / 2];
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  for (const turn of angles) for (const side of [long * 1.1, short, long * 0.8]) yield { centre, side, turn };
}

function* tiles({ width, height }: Pixels, angles: readonly number[]): Iterable<Square> {
  const side = Math.max(width, height) * 0.6;
  const places: Point[] = [
    [0.5, 0.5],
    [0.28, 0.28],
    [0.72, 0.28],
    [0.28, 0.72],
    [0.72, 0.72],
  ];
  for (const turn of angles)
    for (const [x, y] of places) yield { centre: [x * width, y * height], side, turn };
}

export function squareAround(hand: Landmarks): Square {
  const { wrist, index, middle, ring } = hand;
  const knuckles: Point = [
    (index[0][0] + 2 * middle[0][0] + ring[0][0]) / 4,
    (index[0][1] + 2 * middle[0][1] + ring[0][1]) / 4,
  ];
  const angle = Math.atan2(knuckles[1] - wrist[1], knuckles[0] - wrist[0]) + Math.PI / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const upright = allPoints(hand).map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
  const xs = upright.map(([x]) => x);
  const ys = upright.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return {
    centre: [x * cos - y * sin, x * sin + y * cos],
    side: Math.max(right - left, bottom - top) * 1.6,
    turn: angle,
  };
}
