import type { Proportions } from './proportions.ts';

export const handTypes = ['earth', 'air', 'fire', 'water'] as const;
type HandTypeName = (typeof handTypes)[number];

interface HandType {
  readonly type: HandTypeName;
  /** Close to a cut in either ratio: the photo could as well say `neighbour`. */
  readonly borderline: boolean;
  /** The type on the other side of the nearer cut. */
  readonly neighbour: HandTypeName;
}

/** Cuts and spreads are medians and standard deviations over 51 photos of some 15 to 20 people. */
export const cuts = {
  fingers: { cut: 0.759, spread: 0.053, border: 0.03 },
  palm: { cut: 1.463, spread: 0.103, border: 0.04 },
} as const;

/** Finger length decides earth and fire from air and water, palm length earth and air from fire and water. */
const types: Record<'short' | 'long', Record<'broad' | 'narrow', HandTypeName>> = {
  short: { broad: 'earth', narrow: 'fire' },
  long: { broad: 'air', narrow: 'water' },
};

/** null if a finger is cut, because then its length is not known. */
export function handType({ fingers, palm, cutFingers }: Proportions): HandType | null {
  if (fingers === null || cutFingers.some((finger) => finger !== 'thumb')) return null;
  const [long, narrow] = [fingers >= cuts.fingers.cut, palm >= cuts.palm.cut];
  const name = (isLong: boolean, isNarrow: boolean) =>
    types[isLong ? 'long' : 'short'][isNarrow ? 'narrow' : 'broad'];
  const fingersOff = Math.abs(fingers - cuts.fingers.cut) / cuts.fingers.spread;
  const palmOff = Math.abs(palm - cuts.palm.cut) / cuts.palm.spread;
  return {
    type: name(long, narrow),
    borderline:
      Math.abs(fingers / cuts.fingers.cut - 1) < cuts.fingers.border ||
      Math.abs(palm / cuts.palm.cut - 1) < cuts.palm.border,
    neighbour: fingersOff < palmOff ? name(!long, narrow) : name(long, !narrow),
  };
}
