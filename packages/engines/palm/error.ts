import { type Pose, plainLean } from './hand/pose.ts';
import type { Proportions } from './hand/proportions.ts';
import type { PalmReading } from './reading.ts';

/** The greatest difference of a measure between two plain photos of one hand; see docs/palmistry.md. */
export const plainErrors = {
  fingers: 0.025,
  palm: 0.045,
  indexToRing: 0.03,
  littleToRing: 0.02,
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

const guessed = { ratio: 1.25, indexToRing: 2 };

type Measure = keyof typeof plainErrors;

/** Foreshortening and guessed joints make ratios less exact. */
export function ratioErrors(
  { lean, hidden }: Pose,
  { cutFingers }: Pick<Proportions, 'cutFingers'>,
): Record<'fingers' | 'palm' | 'indexToRing' | 'littleToRing', number> {
  const isWhole = cutFingers.length + hidden.length === 0;
  const more = leaning(lean) * (isWhole ? 1 : guessed.ratio);
  return {
    fingers: plainErrors.fingers * more,
    palm: plainErrors.palm * more,
    indexToRing: plainErrors.indexToRing * leaning(lean) * (isWhole ? 1 : guessed.indexToRing),
    littleToRing: plainErrors.littleToRing * more,
  };
}

const leaning = (lean: number): number => 1 + Math.max(0, lean - plainLean) / (plainLean / 2);

export function errorsOf({ pose, proportions, lines }: PalmReading): Record<Measure, number> {
  const more = leaning(pose.lean);
  const { heart, head, life, fate } = lines;
  return {
    ...plainErrors,
    ...ratioErrors(pose, proportions),
    heartStart: plainErrors.heartStart * more + heart.error.start,
    heartEnd: plainErrors.heartEnd * more + heart.error.end,
    heartCurve: plainErrors.heartCurve * more + heart.error.curvature + 0.1 * heart.error.end,
    heartToHead: plainErrors.heartToHead * more,
    headLength: plainErrors.headLength * more + head.error.length,
    headSlope: plainErrors.headSlope * more + head.error.slope,
    headToLife: plainErrors.headToLife * more + head.error.start,
    lifeReach: plainErrors.lifeReach * more + 0.2 * (life.error.start + life.error.end),
    lifeEnd: plainErrors.lifeEnd * more + life.error.end,
    fateStart: plainErrors.fateStart * more + fate.error.start,
  };
}
