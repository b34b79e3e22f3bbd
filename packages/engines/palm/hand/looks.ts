import { mirrored } from '../photo/pixels.ts';
import type { FoundHand } from './find-hand.ts';
import type { HandNetwork, Sighting, Square } from './hand-network.ts';

/** The network's output for the photo and for its mirror image, in mirrored frames. */
export type MirrorPair = readonly [seen: Sighting, mirrored: Sighting];

/** A turn of the frame in radians, and its size beside the first. */
interface Frame {
  readonly turn: number;
  readonly size: number;
}

/** Turns of the frame in radians, and its size: the network puts its points a little otherwise in each, and the mean is steadier than any. */
const furtherFrames: readonly Frame[] = [
  { turn: Math.PI / 22, size: 1 },
  { turn: -Math.PI / 22, size: 1 },
  { turn: Math.PI / 12, size: 0.94 },
  { turn: -Math.PI / 12, size: 0.94 },
  { turn: Math.PI / 40, size: 1.08 },
  { turn: -Math.PI / 40, size: 1.08 },
];

/**
 * Looks at the hand again in frames that are turned and sized a little otherwise, and each time at the mirror image too: thirteen runs of the
 * network, and one where no further frame is asked for.
 */
export function lookAgain(
  network: HandNetwork,
  found: FoundHand,
  frames: readonly Frame[] = furtherFrames,
): MirrorPair[] {
  const { seenIn, square } = found;
  const mirror = mirrored(seenIn);
  const inMirror = (frame: Square): Sighting =>
    network(mirror, {
      ...frame,
      centre: [seenIn.width - frame.centre[0], frame.centre[1]],
      turn: -frame.turn,
    });
  const further = frames.map(({ turn, size }): MirrorPair => {
    const frame = { ...square, turn: square.turn + turn, side: square.side * size };
    return [network(seenIn, frame), inMirror(frame)];
  });
  return [[found, inMirror(square)], ...further];
}
