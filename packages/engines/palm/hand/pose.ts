import type { Pixels } from '../photo/pixels.ts';
import { distance, type Point, round } from './geometry.ts';
import type { Point3 } from './hand-network.ts';
import { type Finger, type FingerName, fingerNames, type Landmarks } from './landmarks.ts';
import type { MirrorPair } from './looks.ts';

/** Whether a colour, in channels from 0 to 255, is like this palm's own. */
export type IsSkin = (red: number, green: number, blue: number) => boolean;

/** The pose of the hand, as far as its points and its outline show it. */
export interface Pose {
  /** Degrees that the palm leans from the usual way of holding it up: 5 to 13 in plain photos, from 15 where a photo was taken aslant. */
  readonly lean: number;
  /** Fingers that bend, so that their length is not seen. */
  readonly bent: readonly FingerName[];
  /** Fingers without a visible outline to the tip: behind something, or outside and squeezed back by the network. */
  readonly hidden: readonly FingerName[];
}

/** A palm that leans more than this is measured with much more error. */
export const plainLean = 14;

/** The turn of the palm about its own long axis that the network sees in hands that are held up plainly. */
const usualTurn = 17;
/** Both joints of a straight finger make 40 to 66 degrees in the network's points. */
const straightFinger = 72;
/** A thumb outside of the photo is squeezed back: its parts get short (.08 to .16 and .18 to .22 of the palm) and bend (43 to 64 degrees). */
const wholeThumb = { end: 0.17, middle: 0.235, bend: 42 };

/**
 * Measures the pose, averaged over several looks at the photo and its mirror image.
 *
 * @param points in pixels of `picture`
 * @param isSkin tells the colour of this palm from others
 */
export function measurePose(
  looks: readonly MirrorPair[],
  points: Landmarks,
  picture: Pixels,
  isSkin: IsSkin | undefined,
): Pose {
  const faces = looks.map(([seen, mirrored]) => [facing(seen.world), facing(mirrored.world)] as const);
  const turn = degrees(mean(faces.map(([seen, mirrored]) => (seen[0] - mirrored[0]) / 2)));
  const nod = degrees(mean(faces.map(([seen, mirrored]) => (seen[1] + mirrored[1]) / 2)));
  const bend = (name: FingerName) => mean(looks.flat().map(({ world }) => bendOf(world[name])));
  const outline = isSkin === undefined ? [] : outlines(points, picture, isSkin);
  return {
    lean: round(Math.hypot(Math.abs(turn) - usualTurn, nod), 0),
    bent: fingerNames.filter((name) => name !== 'thumb' && bend(name) > straightFinger),
    hidden: fingerNames.filter(
      (name) => outline.includes(name) || (name === 'thumb' && isSqueezed(points, bend('thumb'))),
    ),
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Which way the palm faces, as a unit vector: x across the square, y down, z towards the camera. */
export function facing({ wrist, index, little }: Landmarks<Point3>): Point3 {
  const [ax, ay, az] = difference(index[0], wrist);
  const [bx, by, bz] = difference(little[0], wrist);
  const normal: Point3 = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
  const length = Math.hypot(...normal) * (normal[2] < 0 ? -1 : 1) || 1;
  return [normal[0] / length, normal[1] / length, normal[2] / length];
}

const difference = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const degrees = (sine: number) => (Math.asin(Math.max(-1, Math.min(1, sine))) * 180) / Math.PI;

/** Returns the bend of both joints of a finger together, in degrees. */
export function bendOf([base, middle, end, tip]: Finger<Point3>): number {
  const parts = [difference(middle, base), difference(end, middle), difference(tip, end)] as const;
  return between(parts[0], parts[1]) + between(parts[1], parts[2]);
}

function between(a: Point3, b: Point3): number {
  const along = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const cosine = along / Math.max(1e-9, Math.hypot(...a) * Math.hypot(...b));
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI;
}

function isSqueezed({ wrist, middle, thumb }: Landmarks, bend: number): boolean {
  const palm = distance(wrist, middle[0]);
  const [, base, end, tip] = thumb;
  return (
    distance(end, tip) < wholeThumb.end * palm ||
    distance(base, end) < wholeThumb.middle * palm ||
    bend > wholeThumb.bend
  );
}

/**
 * Returns fingers with another colour than the palm's on half of their length, or with its colour beyond their tip.
 * If most fingers match, the background has the colour of skin and the outline is no evidence.
 */
function outlines(points: Landmarks, picture: Pixels, isSkin: IsSkin): FingerName[] {
  const skinAt = ([x, y]: Point): boolean | undefined => {
    const [column, row] = [Math.round(x), Math.round(y)];
    if (column < 0 || row < 0 || column >= picture.width || row >= picture.height) return undefined;
    const at = (row * picture.width + column) * 3;
    return isSkin(picture.data[at] ?? 0, picture.data[at + 1] ?? 0, picture.data[at + 2] ?? 0);
  };
  const runOn: FingerName[] = [];
  const covered: FingerName[] = [];
  for (const name of fingerNames) {
    const [base, , end, tip] = points[name];
    const past = (share: number): Point => [
      tip[0] + share * (tip[0] - end[0]),
      tip[1] + share * (tip[1] - end[1]),
    ];
    // The flesh ends within half of the last part beyond the network's tip.
    const beyond = [0.9, 1.05, 1.2, 1.35].map((share) => skinAt(past(share)));
    if (beyond.filter((skin) => skin === true).length >= 3) runOn.push(name);
    const along = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map((share) =>
      skinAt([base[0] + share * (tip[0] - base[0]), base[1] + share * (tip[1] - base[1])]),
    );
    if (along.filter((skin) => skin === false).length > 3) covered.push(name);
  }
  const says = (names: FingerName[]) => (names.length < 3 ? names : []);
  return [...says(runOn), ...says(covered)];
}
