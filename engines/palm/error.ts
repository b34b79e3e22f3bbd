import { type Pose, plainLean } from './hand/pose.ts';
import type { Proportions } from './hand/proportions.ts';
import type { PalmReading } from './reading.ts';

/**
 * How far each measure may be from that of another photo of the same hand. The first figures are the spread over changed copies of
 * nine photos (turned, leaning, cropped, in other light, smaller, packed harder), rounded up; docs/palmistry.md tells how they
 * were made.
 */
const plain = {
  fingers: 0.03,
  palm: 0.06,
  indexToRing: 0.03,
  littleToRing: 0.022,
  thumbAngle: 6,
  heartStart: 0.03,
  heartEnd: 0.025,
  heartCurve: 0.008,
  heartToHead: 0.015,
  headLength: 0.03,
  headSlope: 4,
  headToLife: 0.02,
  lifeReach: 0.025,
  lifeEnd: 0.05,
  fateStart: 0.04,
  fineLines: 0.018,
} as const;

/** How much more the ratios are off where a finger is not seen. */
const guessed = 1.5;

type Measure = keyof typeof plain;

/**
 * Errors of the ratios of fingers and palm: a palm that leans is foreshortened, and of a hand that is not seen whole the network
 * guesses the rest.
 */
export function ratioErrors(
  { lean, hidden }: Pose,
  { cutFingers }: Pick<Proportions, 'cutFingers'>,
): Record<'fingers' | 'palm' | 'indexToRing' | 'littleToRing', number> {
  const more = leaning(lean) * (cutFingers.length + hidden.length > 0 ? guessed : 1);
  return {
    fingers: plain.fingers * more,
    palm: plain.palm * more,
    indexToRing: plain.indexToRing * more,
    littleToRing: plain.littleToRing * more,
  };
}

/** A palm that leans half as much again as plain photos show is off by twice as much, and so on. */
const leaning = (lean: number): number => 1 + Math.max(0, lean - plainLean) / (plainLean / 2);

/** The error of each measure that a class rests on, for this photo. */
export function errorsOf({ pose, proportions, lines }: PalmReading): Record<Measure, number> {
  const more = leaning(pose.lean);
  const { heart, head, life, fate } = lines;
  return {
    ...plain,
    ...ratioErrors(pose, proportions),
    heartStart: plain.heartStart * more + heart.error.start,
    heartEnd: plain.heartEnd * more + heart.error.end,
    heartCurve: plain.heartCurve * more + heart.error.curvature + 0.1 * heart.error.end,
    heartToHead: plain.heartToHead * more,
    headLength: plain.headLength * more + head.error.length,
    headSlope: plain.headSlope * more + head.error.slope,
    headToLife: plain.headToLife * more + head.error.start + life.error.start,
    // A line whose ends are uncertain may reach farther where it was not followed.
    lifeReach: plain.lifeReach * more + 0.2 * (life.error.start + life.error.end),
    lifeEnd: plain.lifeEnd * more + life.error.end,
    fateStart: plain.fateStart * more + fate.error.start,
  };
}
