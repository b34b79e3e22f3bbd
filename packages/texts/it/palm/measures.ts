import type { PalmWords } from '../../palm/palm-words.ts';

/** 0.845 as "0,845". */
const of = (value: number | null): string => String(value).replace('.', ',');

export const measures: PalmWords['measures'] = {
  type: ({ fingers, palm }) =>
    `medio: ${of(fingers)} del palmo; palmo: ${of(palm)} volte più lungo che largo`,
  index: ({ indexToRing }) => `${of(indexToRing)} dell’anulare`,
  little: ({ littleToRing }) => `${of(littleToRing)} dell’anulare`,
  thumb: ({ thumbDegrees }) => `circa ${of(thumbDegrees)} gradi`,
  heartEnd: ({ heartEnd }) => `a ${of(heartEnd)} dall’asse del medio`,
  heartForm: ({ heartCurvature }) => `${of(heartCurvature)} più del tratto dritto`,
  heartGap: ({ heartToHead }) => `${of(heartToHead)} lunghezze di palmo`,
  headLength: ({ headLength }) => `${of(headLength)} lunghezze di palmo`,
  headSlope: ({ headSlope }) => `${of(headSlope)} gradi sotto l’orizzontale`,
  headStart: ({ headToLife }) => `${of(headToLife)} lunghezze di palmo`,
  lifeSweep: ({ lifeReach }) => `fino a ${of(lifeReach)}`,
  lifeLength: ({ lifeLength, lifeEnd }) =>
    `${of(lifeLength)} lunghezze di palmo, fino a ${of(lifeEnd)}; il polso è 0 e la radice delle dita -1`,
  fate: ({ fateLength, fateStart }) =>
    fateStart === null ? 'non trovata' : `${of(fateLength)} lunghezze di palmo, da ${of(fateStart)}`,
  skin: ({ fineLines }) => `il solco mediano ha ${of(fineLines)} della forza di quelli marcati`,
};
