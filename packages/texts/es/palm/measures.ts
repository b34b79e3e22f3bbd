import type { PalmWords } from '../../palm/palm-words.ts';

/** 0.845 as "0,845". */
const of = (value: number | null): string => String(value).replace('.', ',');

export const measures: PalmWords['measures'] = {
  type: ({ fingers, palm }) =>
    `dedo medio: ${of(fingers)} de la palma; palma: ${of(palm)} veces más larga que ancha`,
  index: ({ indexToRing }) => `${of(indexToRing)} del anular`,
  little: ({ littleToRing }) => `${of(littleToRing)} del anular`,
  thumb: ({ thumbDegrees }) => `unos ${of(thumbDegrees)} grados`,
  heartEnd: ({ heartEnd }) => `a ${of(heartEnd)} del eje del dedo medio`,
  heartForm: ({ heartCurvature }) => `${of(heartCurvature)} más que el trazo recto`,
  heartGap: ({ heartToHead }) => `${of(heartToHead)} largos de palma`,
  headLength: ({ headLength }) => `${of(headLength)} largos de palma`,
  headSlope: ({ headSlope }) => `${of(headSlope)} grados bajo la horizontal`,
  headStart: ({ headToLife }) => `${of(headToLife)} largos de palma`,
  lifeSweep: ({ lifeReach }) => `hasta ${of(lifeReach)}`,
  lifeLength: ({ lifeLength, lifeEnd }) =>
    `${of(lifeLength)} largos de palma, hasta ${of(lifeEnd)}; la muñeca es 0 y la raíz de los dedos -1`,
  fate: ({ fateLength, fateStart }) =>
    fateStart === null ? 'no se encontró' : `${of(fateLength)} largos de palma, desde ${of(fateStart)}`,
  skin: ({ fineLines }) => `el surco mediano tiene ${of(fineLines)} de la fuerza de los marcados`,
};
