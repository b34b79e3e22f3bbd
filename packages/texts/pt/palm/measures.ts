import type { PalmWords } from '../../palm/palm-words.ts';

/** 0.845 as "0,845". */
const of = (value: number | null): string => String(value).replace('.', ',');

export const measures: PalmWords['measures'] = {
  type: ({ fingers, palm }) =>
    `dedo médio: ${of(fingers)} da palma; palma: ${of(palm)} vezes mais longa que larga`,
  index: ({ indexToRing }) => `${of(indexToRing)} do anular`,
  little: ({ littleToRing }) => `${of(littleToRing)} do anular`,
  thumb: ({ thumbDegrees }) => `cerca de ${of(thumbDegrees)} graus`,
  heartEnd: ({ heartEnd }) => `a ${of(heartEnd)} do eixo do dedo médio`,
  heartForm: ({ heartCurvature }) => `${of(heartCurvature)} a mais que o traço reto`,
  heartGap: ({ heartToHead }) => `${of(heartToHead)} comprimentos de palma`,
  headLength: ({ headLength }) => `${of(headLength)} comprimentos de palma`,
  headSlope: ({ headSlope }) => `${of(headSlope)} graus abaixo da horizontal`,
  headStart: ({ headToLife }) => `${of(headToLife)} comprimentos de palma`,
  lifeSweep: ({ lifeReach }) => `até ${of(lifeReach)}`,
  lifeLength: ({ lifeLength, lifeEnd }) =>
    `${of(lifeLength)} comprimentos de palma, até ${of(lifeEnd)}; o pulso é 0 e a raiz dos dedos -1`,
  fate: ({ fateLength, fateStart }) =>
    fateStart === null
      ? 'nenhuma encontrada'
      : `${of(fateLength)} comprimentos de palma, desde ${of(fateStart)}`,
  skin: ({ fineLines }) => `o sulco mediano tem ${of(fineLines)} da força dos marcados`,
};
