import type { PalmWords } from '../../palm/palm-words.ts';

/** 0.845 as "0,845". */
const of = (value: number | null): string => String(value).replace('.', ',');

export const measures: PalmWords['measures'] = {
  type: ({ fingers, palm }) =>
    `majeur : ${of(fingers)} de la paume ; paume : ${of(palm)} fois aussi longue que large`,
  index: ({ indexToRing }) => `${of(indexToRing)} de l’annulaire`,
  little: ({ littleToRing }) => `${of(littleToRing)} de l’annulaire`,
  thumb: ({ thumbDegrees }) => `environ ${of(thumbDegrees)} degrés`,
  heartEnd: ({ heartEnd }) => `à ${of(heartEnd)} de l’axe du majeur`,
  heartForm: ({ heartCurvature }) => `${of(heartCurvature)} de plus que le trajet droit`,
  heartGap: ({ heartToHead }) => `${of(heartToHead)} longueur de paume`,
  headLength: ({ headLength }) => `${of(headLength)} longueur de paume`,
  headSlope: ({ headSlope }) => `${of(headSlope)} degrés sous l’horizontale`,
  headStart: ({ headToLife }) => `${of(headToLife)} longueur de paume`,
  lifeSweep: ({ lifeReach }) => `jusqu’à ${of(lifeReach)}`,
  lifeLength: ({ lifeLength, lifeEnd }) =>
    `${of(lifeLength)} longueur de paume, jusqu’à ${of(lifeEnd)} ; le poignet est à 0 et la racine des doigts à -1`,
  fate: ({ fateLength, fateStart }) =>
    fateStart === null ? 'aucune trouvée' : `${of(fateLength)} longueur de paume, depuis ${of(fateStart)}`,
  skin: ({ fineLines }) => `le sillon médian a ${of(fineLines)} de la force des sillons marqués`,
};
