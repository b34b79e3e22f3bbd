import { mirrored } from '../photo/pixels.ts';
import type { FoundHand } from './find-hand.ts';
import type { HandNetwork, Sighting } from './hand-network.ts';

/** What the network sees in the photo and in its mirror image, in frames that are each other's image. */
export type MirrorPair = readonly [seen: Sighting, mirrored: Sighting];

/** Turns of the frame in radians: the network puts its points a little otherwise in each, and the mean is steadier than any. */
const furtherTurns = [Math.PI / 22, -Math.PI / 22];

/** Looks at the hand again, with the frame turned a little to both sides, and each time at the mirror image too: five runs of the network. */
export function lookAgain(network: HandNetwork, found: FoundHand): MirrorPair[] {
  const { seenIn, square } = found;
  const mirror = mirrored(seenIn);
  const inMirror = (turn: number): Sighting =>
    network(mirror, { ...square, centre: [seenIn.width - square.centre[0], square.centre[1]], turn: -turn });
  const turned = furtherTurns.map((turn): MirrorPair => {
    const frame = { ...square, turn: square.turn + turn };
    return [network(seenIn, frame), inMirror(frame.turn)];
  });
  return [[found, inMirror(square.turn)], ...turned];
}
