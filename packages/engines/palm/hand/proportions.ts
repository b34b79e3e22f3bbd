import type { Photo } from '../photo/decode.ts';
import { cutFingers } from './cut-fingers.ts';
import { round } from './geometry.ts';
import type { Point3 } from './hand-network.ts';
import type { Finger, FingerName, Landmarks } from './landmarks.ts';
import type { MirrorPair } from './more-views.ts';
import type { Pose } from './pose.ts';
import type { Palm } from './recognise.ts';

export interface Proportions {
  /** Middle finger over palm length. */
  readonly fingers: number | null;
  /** Palm length over palm width. */
  readonly palm: number;
  readonly indexToRing: number | null;
  readonly littleToRing: number | null;
  /** Degrees between the thumb and the line from wrist to index base; null without the whole thumb. */
  readonly thumbAngle: number | null;
  /** Fingers that the photo's border cuts. */
  readonly cutFingers: readonly FingerName[];
}

const plausible = { fingers: [0.64, 0.94], indexToRing: [0.88, 1.14], littleToRing: [0.66, 0.9] } as const;

/**
 * Averages the photo and its mirror image: the network sees left hands about 15 % longer and narrower than right
 * ones.
 */
export function measureProportions(
  views: readonly MirrorPair[],
  photo: Photo,
  palm: Palm,
  { bent, hidden }: Pose,
): Proportions {
  const measured = views.flat().map(({ world }) => ratios(world));
  const mean = (ratio: keyof Ratios) =>
    round(measured.reduce((sum, { [ratio]: value }) => sum + value, 0) / measured.length, 3);
  const cut = cutFingers(palm.points, photo);
  const unread = [...cut, ...bent, ...hidden];
  const visibleMean = (fingers: FingerName[], ratio: keyof typeof plausible) => {
    const value = mean(ratio);
    const [least, most] = plausible[ratio];
    return fingers.some((finger) => unread.includes(finger)) || value < least || value > most ? null : value;
  };
  return {
    fingers: visibleMean(['middle'], 'fingers'),
    palm: mean('palm'),
    indexToRing: visibleMean(['index', 'ring'], 'indexToRing'),
    littleToRing: visibleMean(['little', 'ring'], 'littleToRing'),
    thumbAngle: unread.includes('thumb') ? null : thumbAngle(palm.points),
    cutFingers: cut,
  };
}

interface Ratios {
  readonly fingers: number;
  readonly palm: number;
  readonly indexToRing: number;
  readonly littleToRing: number;
}

/** Corrects the network: its knuckles lie inside the palm, its tips short of the nail. */
function ratios({ wrist, index, middle, ring, little }: Landmarks<Point3>): Ratios {
  const between = (a: Point3, b: Point3) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  const length = ([base, joint, end, tip]: Finger<Point3>) =>
    0.6 * between(base, joint) + between(joint, end) + 1.25 * between(end, tip);
  const palmLength = between(wrist, middle[0]) + 0.4 * between(middle[0], middle[1]);
  const palmWidth = 1.33 * between(index[0], little[0]);
  return {
    fingers: length(middle) / palmLength,
    palm: palmLength / palmWidth,
    indexToRing: length(index) / length(ring),
    littleToRing: length(little) / length(ring),
  };
}

function thumbAngle({ wrist, thumb, index }: Landmarks): number {
  const [root, , , tip] = thumb;
  const along = Math.atan2(tip[1] - root[1], tip[0] - root[0]);
  const upright = Math.atan2(index[0][1] - wrist[1], index[0][0] - wrist[0]);
  const angle = Math.abs(((along - upright) * 180) / Math.PI) % 360;
  return Math.round(Math.min(angle, 360 - angle));
}
