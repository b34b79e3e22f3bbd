import type { PalmReading } from '@palmleaf/engines/palm';
import type { Measures } from './palm-words.ts';

export function measuresOf({ proportions, lines, gaps, fineLines }: PalmReading): Measures {
  const { heart, head, life, fate } = lines;
  return {
    fingers: proportions.fingers,
    palm: proportions.palm,
    indexToRing: proportions.indexToRing,
    littleToRing: proportions.littleToRing,
    thumbDegrees: proportions.thumbAngle,
    heartEnd: heart.end?.[0] ?? null,
    heartCurvature: heart.curvature,
    heartToHead: gaps.heartToHead,
    headLength: head.length,
    headSlope: head.slope,
    headToLife: gaps.headToLife,
    lifeReach: life.reach,
    lifeLength: life.length,
    lifeEnd: life.end?.[1] ?? null,
    fateLength: fate.length,
    fateStart: fate.start?.[0] ?? null,
    fineLines,
  };
}
