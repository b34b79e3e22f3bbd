import type { FoundHand } from './find-hand.ts';
import { distance, type Point } from './geometry.ts';
import type { HandNetwork } from './hand-network.ts';
import { type Landmarks, palmPoints } from './landmarks.ts';

const surePresence = 0.9;
const halfHand = 0.31;

export function hasSecondHand(network: HandNetwork, { square, points, seenIn }: FoundHand): boolean {
  const { centre, side, turn } = square;
  const middleOfHand = middleOf(points);
  return [1, -1].some((sign) => {
    const across: Point = [Math.cos(turn) * sign, Math.sin(turn) * sign];
    const room = toEdge(centre, across, seenIn.width, seenIn.height) - halfHand * side;
    if (room < halfHand * side) return false;
    const extent = Math.min(room, side);
    const offset = halfHand * side + extent / 2;
    const centreBeside: Point = [centre[0] + across[0] * offset, centre[1] + across[1] * offset];
    const otherHand = network(seenIn, {
      centre: centreBeside,
      side: Math.max(extent * 1.4, side * 0.7),
      turn,
    });
    return (
      otherHand.presence > surePresence &&
      distance(middleOf(otherHand.points), middleOfHand) > halfHand * side
    );
  });
}

function toEdge([x, y]: Point, [dx, dy]: Point, width: number, height: number): number {
  const along = (from: number, step: number, length: number) =>
    Math.abs(step) < 1e-9 ? Number.POSITIVE_INFINITY : ((step > 0 ? length : 0) - from) / step;
  return Math.max(0, Math.min(along(x, dx, width), along(y, dy, height)));
}

function middleOf(hand: Landmarks): Point {
  const palm = palmPoints(hand);
  return [
    palm.reduce((sum, [x]) => sum + x, 0) / palm.length,
    palm.reduce((sum, [, y]) => sum + y, 0) / palm.length,
  ];
}
