import { type Pose, plainLean } from './hand/pose.ts';
import type { Proportions } from './hand/proportions.ts';
import type { PalmReading } from './reading.ts';

/** The greatest difference of a measure between two plain photos of one hand; see docs/palmistry.md. */
export const plainErrors = {
  fingers: 0.018,
  palm: 0.036,
  indexToRing: 0.025,
  littleToRing: 0.015,
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
  fineLines: 0.013,
} as const;

const guessed = { ratio: 1.25, indexToRing: 2 };

type Measure = keyof typeof plainErrors;

/** Foreshortening and guessed joints make ratios less exact. */
export function ratioErrors(
  { lean, hidden }: Pose,
  { cutFingers }: Pick<Proportions, 'cutFingers'>,
): Record<'fingers' | 'palm' | 'indexToRing' | 'littleToRing', number> {
  const isWhole = cutFingers.length + hidden.length === 0;
  const factor = leaning(lean) * (isWhole ? 1 : guessed.ratio);
  return {
    fingers: plainErrors.fingers * factor,
    palm: plainErrors.palm * factor,
    indexToRing: plainErrors.indexToRing * leaning(lean) * (isWhole ? 1 : guessed.indexToRing),
    littleToRing: plainErrors.littleToRing * factor,
  };
}

const leaning = (lean: number): number => 1 + Math.max(0, lean - plainLean) / (plainLean / 2);

export function errorsOf({ pose, proportions, lines }: PalmReading): Record<Measure, number> {
  const factor = leaning(pose.lean);
  const { heart, head, life, fate } = lines;
  return {
    ...plainErrors,
    ...ratioErrors(pose, proportions),
    heartStart: plainErrors.heartStart * factor + heart.error.start,
    heartEnd: plainErrors.heartEnd * factor + heart.error.end,
    heartCurve: plainErrors.heartCurve * factor + heart.error.curvature + 0.1 * heart.error.end,
    heartToHead: plainErrors.heartToHead * factor,
    headLength: plainErrors.headLength * factor + head.error.length,
    headSlope: plainErrors.headSlope * factor + head.error.slope,
    headToLife: plainErrors.headToLife * factor + head.error.start,
    lifeReach: plainErrors.lifeReach * factor + 0.2 * (life.error.start + life.error.end),
    lifeEnd: plainErrors.lifeEnd * factor + life.error.end,
    fateStart: plainErrors.fateStart * factor + fate.error.start,
  };
}
