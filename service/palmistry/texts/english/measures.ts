import type { PalmWords } from '../palm-words.ts';

/** What was measured, with its numbers. */
export const measures: PalmWords['measures'] = {
  type: ({ fingers, palm }) =>
    `middle finger ${fingers} of the palm’s length, palm ${palm} times as long as broad`,
  index: ({ indexToRing }) => `index finger ${indexToRing} of the ring finger`,
  little: ({ littleToRing }) => `little finger ${littleToRing} of the ring finger`,
  thumb: ({ thumbDegrees }) => `thumb at about ${thumbDegrees} degrees`,
  heartEnd: ({ heartEnd }) => `end of the heart line at ${heartEnd} across the palm`,
  heartForm: ({ heartCurvature }) => `curvature of the heart line ${heartCurvature}`,
  heartGap: ({ heartToHead }) => `heart and head line ${heartToHead} apart at the least`,
  headLength: ({ headLength }) => `head line ${headLength} palm lengths`,
  headSlope: ({ headEnd }) => `end of the head line at ${headEnd} along the palm`,
  headStart: ({ headToLife }) => `beginning of the head line ${headToLife} from the life line`,
  lifeSweep: ({ lifeReach }) => `reach of the life line ${lifeReach}`,
  lifeLength: ({ lifeLength }) => `life line ${lifeLength} palm lengths`,
  fate: ({ fateLength, fateStart }) =>
    fateStart === null ? 'fate line not found' : `fate line ${fateLength} palm lengths, from ${fateStart}`,
  skin: ({ fineLines }) => `median furrow ${fineLines} of the marked ones`,
};
