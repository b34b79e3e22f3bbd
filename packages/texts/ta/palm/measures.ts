import type { PalmWords } from '../../palm/palm-words.ts';

/** What was measured, with its numbers. */
export const measures: PalmWords['measures'] = {
  type: ({ fingers, palm }) => `நடுவிரல் உள்ளங்கையில் ${fingers}, உள்ளங்கை அகலத்தைப்போல் ${palm} மடங்கு நீளம்`,
  index: ({ indexToRing }) => `மோதிரவிரலில் ${indexToRing}`,
  little: ({ littleToRing }) => `மோதிரவிரலில் ${littleToRing}`,
  thumb: ({ thumbDegrees }) => `சுமார் ${thumbDegrees} பாகை`,
  heartEnd: ({ heartEnd }) => `நடுவிரலின் அச்சிலிருந்து ${heartEnd}`,
  heartForm: ({ heartCurvature }) => `நேர்வழியைவிட ${heartCurvature} நீளம்`,
  heartGap: ({ heartToHead }) => `உள்ளங்கை நீளத்தில் ${heartToHead}`,
  headLength: ({ headLength }) => `உள்ளங்கை நீளத்தில் ${headLength}`,
  headSlope: ({ headSlope }) => `குறுக்குக் கோட்டுக்குக் கீழே ${headSlope} பாகை`,
  headStart: ({ headToLife }) => `உள்ளங்கை நீளத்தில் ${headToLife}`,
  lifeSweep: ({ lifeReach }) => `${lifeReach} வரை`,
  lifeLength: ({ lifeLength, lifeEnd }) =>
    `உள்ளங்கை நீளத்தில் ${lifeLength}, ${lifeEnd} வரை; மணிக்கட்டு 0, விரலடி -1`,
  fate: ({ fateLength, fateStart }) =>
    fateStart === null ? 'காணப்படவில்லை' : `உள்ளங்கை நீளத்தில் ${fateLength}, குறுக்கே ${fateStart} இலிருந்து`,
  skin: ({ fineLines }) => `நடுத்தரப் பள்ளத்துக்குத் தெளிவானவற்றின் வலிமையில் ${fineLines}`,
};
