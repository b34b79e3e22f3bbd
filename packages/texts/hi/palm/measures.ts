import type { PalmWords } from '../../palm/palm-words.ts';

export const measures: PalmWords['measures'] = {
  type: ({ fingers, palm }) => `मध्यमा हथेली की ${fingers}, हथेली चौड़ाई की ${palm} गुना लंबी`,
  index: ({ indexToRing }) => `अनामिका की ${indexToRing}`,
  little: ({ littleToRing }) => `अनामिका की ${littleToRing}`,
  thumb: ({ thumbDegrees }) => `लगभग ${thumbDegrees} अंश`,
  heartEnd: ({ heartEnd }) => `मध्यमा के अक्ष से ${heartEnd}`,
  heartForm: ({ heartCurvature }) => `सीधी राह से ${heartCurvature} अधिक लंबी`,
  heartGap: ({ heartToHead }) => `हथेली की लंबाई का ${heartToHead}`,
  headLength: ({ headLength }) => `हथेली की लंबाई का ${headLength}`,
  headSlope: ({ headSlope }) => `क्षैतिज से ${headSlope} अंश नीचे`,
  headStart: ({ headToLife }) => `हथेली की लंबाई का ${headToLife}`,
  lifeSweep: ({ lifeReach }) => `${lifeReach} तक`,
  lifeLength: ({ lifeLength, lifeEnd }) =>
    `हथेली की लंबाई का ${lifeLength}, ${lifeEnd} तक; कलाई 0 है और उँगलियों की जड़ -1`,
  fate: ({ fateLength, fateStart }) =>
    fateStart === null ? 'नहीं मिली' : `हथेली की लंबाई का ${fateLength}, ${fateStart} से`,
  skin: ({ fineLines }) => `बीच की सिलवट में स्पष्ट सिलवटों के बल का ${fineLines}`,
};
