import type { Photo } from '../photo/decode.ts';
import { PhotoRefusedError } from '../photo/photo-refused-error.ts';
import type { FoundHand } from './find-hand.ts';
import { distance, type Point, round } from './geometry.ts';
import { type Landmarks, mapPoints, palmPoints } from './landmarks.ts';

type Side = 'left' | 'right';

/** An open hand with its palm to the camera. */
export interface Palm {
  readonly side: Side;
  /** 0..1, the network's own certainty. */
  readonly presence: number;
  /** In pixels of the large photo. */
  readonly points: Landmarks;
}

/**
 * Refuses what is no open palm. The network tells left from right hands as if the palm faced the camera; the order
 * of thumb and little finger in the picture tells them apart too. Where the two disagree, the back faces us.
 */
export function recognise(found: FoundHand, photo: Photo): Palm {
  const presence = round(found.presence, 3);
  if (found.presence < 0.6)
    throw new PhotoRefusedError('no_hand', 'No hand was found in the picture.', { presence });
  if (found.presence < 0.9)
    throw new PhotoRefusedError('hand_not_open', 'Something like a hand was seen, but no open palm.', {
      presence,
    });
  const scale = photo.large.width / found.seenIn.width;
  const points = mapPoints(found.points, ([x, y]): Point => [x * scale, y * scale]);
  const side: Side = found.rightness < 0.5 ? 'left' : 'right';
  const thumbSide: Side = turnsRight(points) ? 'left' : 'right';
  if (thumbSide !== side)
    throw new PhotoRefusedError('back_of_hand', 'The back of a hand was seen.', { presence });
  refuseCropped(points, photo);
  return { side, presence, points };
}

/** Whether, seen from the wrist, the index finger lies to the left of the little finger. */
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
