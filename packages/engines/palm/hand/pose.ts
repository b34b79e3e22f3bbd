import type { Pixels } from '../photo/pixels.ts';
import { distance, type Point, round } from './geometry.ts';
import type { Point3 } from './hand-network.ts';
import { type Finger, type FingerName, fingerNames, type Landmarks } from './landmarks.ts';
import type { MirrorPair } from './more-views.ts';

export type IsSkin = (red: number, green: number, blue: number) => boolean;

export interface Pose {
  /** Degrees from the usual way of holding a hand up: 5 to 13 in plain photos. */
  readonly lean: number;
  readonly bent: readonly FingerName[];
  readonly hidden: readonly FingerName[];
}

export const plainLean = 14;

/** Degrees that the network returns for hands held up normally. */
const usualRotation = 17;
/** Degrees: both joints of a straight finger make 40 to 66. */
const straightFinger = 72;
/** The network makes a thumb that the photo cuts off short and bent. */
const wholeThumb = { end: 0.17, middle: 0.235, bend: 42 };

export function measurePose(
  views: readonly MirrorPair[],
  points: Landmarks,
  picture: Pixels,
  isSkin: IsSkin | undefined,
): Pose {
  const faces = views.map(([seen, mirrored]) => [facing(seen.world), facing(mirrored.world)] as const);
  const angle = degrees(mean(faces.map(([seen, mirrored]) => (seen[0] - mirrored[0]) / 2)));
  const nod = degrees(mean(faces.map(([seen, mirrored]) => (seen[1] + mirrored[1]) / 2)));
  const bend = (name: FingerName) => mean(views.flat().map(({ world }) => bendOf(world[name])));
  const outline = isSkin === undefined ? [] : outlines(points, picture, isSkin);
  return {
    lean: round(Math.hypot(Math.abs(angle) - usualRotation, nod), 0),
    bent: fingerNames.filter((name) => name !== 'thumb' && bend(name) > straightFinger),
    hidden: fingerNames.filter(
      (name) => outline.includes(name) || (name === 'thumb' && isSqueezed(points, bend('thumb'))),
    ),
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Unit normal of the palm: x across the square that the network saw, y down, z towards the camera. */
export function facing({ wrist, index, little }: Landmarks<Point3>): Point3 {
  const [ax, ay, az] = difference(index[0], wrist);
  const [bx, by, bz] = difference(little[0], wrist);
  const normal: Point3 = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
  const length = Math.hypot(...normal) * (normal[2] < 0 ? -1 : 1) || 1;
  return [normal[0] / length, normal[1] / length, normal[2] / length];
}

const difference = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const degrees = (sine: number) => (Math.asin(Math.max(-1, Math.min(1, sine))) * 180) / Math.PI;

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

/** Fingers with skin colour beyond the tip but not beside it, and fingers mostly without. */
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
    const [alongX, alongY] = [tip[0] - end[0], tip[1] - end[1]];
    const past = (aside: number) =>
      [0.9, 1.05, 1.2, 1.35].map((share) =>
        skinAt([tip[0] + share * alongX - aside * alongY, tip[1] + share * alongY + aside * alongX]),
      );
    const ground = [...past(-1), ...past(1)].filter((skin) => skin === false);
    if (past(0).filter((skin) => skin === true).length >= 3 && ground.length >= 6) runOn.push(name);
    const along = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map((share) =>
      skinAt([base[0] + share * (tip[0] - base[0]), base[1] + share * (tip[1] - base[1])]),
    );
    if (along.filter((skin) => skin === false).length > 3) covered.push(name);
  }
  const ifFew = (names: FingerName[]) => (names.length < 3 ? names : []);
  return [...ifFew(runOn), ...ifFew(covered)];
}
