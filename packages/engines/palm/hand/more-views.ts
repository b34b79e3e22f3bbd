import type { FoundHand } from './find-hand.ts';
import type { HandNetwork, Sighting, Square } from './hand-network.ts';

export type MirrorPair = readonly [seen: Sighting, mirrored: Sighting];

interface Frame {
  readonly turn: number;
  readonly size: number;
}

const furtherFrames: readonly Frame[] = [
  { turn: Math.PI / 22, size: 1 },
  { turn: -Math.PI / 22, size: 1 },
  { turn: Math.PI / 12, size: 0.94 },
  { turn: -Math.PI / 12, size: 0.94 },
  { turn: Math.PI / 40, size: 1.08 },
  { turn: -Math.PI / 40, size: 1.08 },
];

export function moreViews(
  network: HandNetwork,
  found: FoundHand,
  frames: readonly Frame[] = furtherFrames,
): MirrorPair[] {
  const { seenIn, square } = found;
  const detect = (frame: Square, isMirrored: boolean) => network(seenIn, { ...frame, isMirrored });
  const further = frames.map(({ turn, size }): MirrorPair => {
    const frame = { ...square, turn: square.turn + turn, side: square.side * size };
    return [detect(frame, false), detect(frame, true)];
  });
  return [[found, detect(square, true)], ...further];
}
