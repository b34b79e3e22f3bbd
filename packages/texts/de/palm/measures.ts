import type { PalmWords } from '../../palm/palm-words.ts';

/** 0.845 as "0,845". */
const of = (value: number | null): string => String(value).replace('.', ',');

export const measures: PalmWords['measures'] = {
  type: ({ fingers, palm }) =>
    `Mittelfinger ${of(fingers)} der Handfläche, Handfläche ${of(palm)}-mal so lang wie breit`,
  index: ({ indexToRing }) => `${of(indexToRing)} des Ringfingers`,
  little: ({ littleToRing }) => `${of(littleToRing)} des Ringfingers`,
  thumb: ({ thumbDegrees }) => `etwa ${of(thumbDegrees)} Grad`,
  heartEnd: ({ heartEnd }) => `${of(heartEnd)} von der Achse des Mittelfingers`,
  heartForm: ({ heartCurvature }) => `${of(heartCurvature)} länger als der gerade Weg`,
  heartGap: ({ heartToHead }) => `${of(heartToHead)} Handlängen`,
  headLength: ({ headLength }) => `${of(headLength)} Handlängen`,
  headSlope: ({ headSlope }) => `${of(headSlope)} Grad unter der Waagerechten`,
  headStart: ({ headToLife }) => `${of(headToLife)} Handlängen`,
  lifeSweep: ({ lifeReach }) => `bis ${of(lifeReach)}`,
  lifeLength: ({ lifeLength, lifeEnd }) =>
    `${of(lifeLength)} Handlängen, bis ${of(lifeEnd)}; das Handgelenk ist 0, die Fingerwurzel -1`,
  fate: ({ fateLength, fateStart }) =>
    fateStart === null ? 'keine gefunden' : `${of(fateLength)} Handlängen, von ${of(fateStart)} an`,
  skin: ({ fineLines }) => `die mittlere Furche hat ${of(fineLines)} der Stärke der deutlichen`,
};
