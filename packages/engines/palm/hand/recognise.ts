import type { Photo } from '../photo/decode.ts';
import { PhotoRefusedError } from '../photo/photo-refused-error.ts';
import type { FoundHand } from './find-hand.ts';
import { distance, type Point, round } from './geometry.ts';
import { allPoints, type Landmarks, landmarks, mapPoints, palmPoints } from './landmarks.ts';
import type { MirrorPair } from './more-views.ts';
import { refuseClosed } from './openness.ts';

type Side = 'left' | 'right';

export interface Palm {
  readonly side: Side;
  readonly presence: number;
  readonly points: Landmarks;
  readonly isSideDoubtful: boolean;
}

const sureHandedness = 0.25;

export function refuseNoHand(found: FoundHand): void {
  const presence = round(found.presence, 3);
  if (found.presence < 0.6)
    throw new PhotoRefusedError('no_hand', 'No hand was found in the picture.', { presence });
  if (found.presence < 0.9)
    throw new PhotoRefusedError('hand_not_open', 'Something like a hand was seen, but no open palm.', {
      presence,
    });
}

/** If handedness and finger order disagree, the back of the hand is seen. */
export function recognise(found: FoundHand, photo: Photo, views: readonly MirrorPair[]): Palm {
  refuseNoHand(found);
  const presence = round(found.presence, 3);
  const scale = photo.large.width / found.seenIn.width;
  const points = mapPoints(meanPoints(views), ([x, y]): Point => [x * scale, y * scale]);
  const rightness =
    views.reduce((sum, [seen, mirrored]) => sum + seen.rightness + 1 - mirrored.rightness, 0) /
    (2 * views.length);
  const side: Side = turnsRight(points) ? 'left' : 'right';
  const isSideDoubtful = Math.abs(rightness - 0.5) < sureHandedness;
  if (!isSideDoubtful && side !== (rightness < 0.5 ? 'left' : 'right'))
    throw new PhotoRefusedError('back_of_hand', 'The back of a hand was seen.', { presence });
  refuseClosed(views.flat(), points);
  refuseCropped(points, photo);
  return { side, presence, points, isSideDoubtful };
}

export function meanPoints(views: readonly MirrorPair[]): Landmarks {
  const [first, ...others] = views.flat().map(({ points }) => points);
  if (first === undefined) throw new RangeError('no view of the palm');
  const sum = others.reduce((total, points) => addPoints(total, points), first);
  const share = 1 / (2 * views.length);
  return mapPoints(sum, ([x, y]): Point => [x * share, y * share]);
}

function addPoints(a: Landmarks, b: Landmarks): Landmarks {
  const [left, right] = [allPoints(a), allPoints(b)];
  return landmarks((i) => [
    (left[i]?.[0] ?? 0) + (right[i]?.[0] ?? 0),
    (left[i]?.[1] ?? 0) + (right[i]?.[1] ?? 0),
  ]);
}

function turnsRight({ wrist, index, little }: Landmarks): boolean {
  const [wx, wy] = wrist;
  const [ix, iy] = index[0];
  const [lx, ly] = little[0];
  return (ix - wx) * (ly - wy) - (iy - wy) * (lx - wx) > 0;
}

function refuseCropped(points: Landmarks, { large, reduction }: Photo): void {
  const outside = palmPoints(points).filter(
    ([x, y]) => x < 0 || y < 0 || x > large.width || y > large.height,
  );
  if (outside.length > 2)
    throw new PhotoRefusedError('palm_cropped', 'Part of the palm lies outside the picture.', {
      outside: outside.length,
    });
  const palm = Math.round(distance(points.wrist, points.middle[0]) * reduction);
  if (palm < 140)
    throw new PhotoRefusedError('hand_too_small', `The palm is only ${palm} pixels long.`, { palm });
}
