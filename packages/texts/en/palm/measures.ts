import type { PalmWords } from '../../palm/palm-words.ts';

/** What was measured, with its numbers. */
export const measures: PalmWords['measures'] = {
  type: ({ fingers, palm }) => `middle finger ${fingers} of the palm, palm ${palm} times as long as broad`,
  index: ({ indexToRing }) => `${indexToRing} of the ring finger`,
  little: ({ littleToRing }) => `${littleToRing} of the ring finger`,
  thumb: ({ thumbDegrees }) => `about ${thumbDegrees} degrees`,
  heartEnd: ({ heartEnd }) => `${heartEnd} from the middle finger’s axis`,
  heartForm: ({ heartCurvature }) => `${heartCurvature} longer than the straight way`,
  heartGap: ({ heartToHead }) => `${heartToHead} palm lengths`,
  headLength: ({ headLength }) => `${headLength} palm lengths`,
  headSlope: ({ headSlope }) => `${headSlope} degrees below straight across`,
  headStart: ({ headToLife }) => `${headToLife} palm lengths`,
  lifeSweep: ({ lifeReach }) => `out to ${lifeReach}`,
  lifeLength: ({ lifeLength, lifeEnd }) =>
    `${lifeLength} palm lengths, down to ${lifeEnd}, the wrist being 0 and the fingers -1`,
  fate: ({ fateLength, fateStart }) =>
    fateStart === null ? 'none found' : `${fateLength} palm lengths, from ${fateStart} across`,
  skin: ({ fineLines }) => `the median furrow has ${fineLines} of the strength of the marked ones`,
};
