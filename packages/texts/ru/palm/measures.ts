import type { PalmWords } from '../../palm/palm-words.ts';

/** 0.845 as "0,845". */
const of = (value: number | null): string => String(value).replace('.', ',');

/** What was measured; fractions govern the genitive singular, whatever their digits. */
export const measures: PalmWords['measures'] = {
  type: ({ fingers, palm }) =>
    `средний палец ${of(fingers)} длины ладони, длина ладони ${of(palm)} её ширины`,
  index: ({ indexToRing }) => `${of(indexToRing)} безымянного пальца`,
  little: ({ littleToRing }) => `${of(littleToRing)} безымянного пальца`,
  thumb: ({ thumbDegrees }) => `угол около ${of(thumbDegrees)}°`,
  heartEnd: ({ heartEnd }) => `${of(heartEnd)} от оси среднего пальца`,
  heartForm: ({ heartCurvature }) => `на ${of(heartCurvature)} длиннее прямого пути`,
  heartGap: ({ heartToHead }) => `${of(heartToHead)} длины ладони`,
  headLength: ({ headLength }) => `${of(headLength)} длины ладони`,
  headSlope: ({ headSlope }) => `${of(headSlope)}° ниже поперечной`,
  headStart: ({ headToLife }) => `${of(headToLife)} длины ладони`,
  lifeSweep: ({ lifeReach }) => `выходит до ${of(lifeReach)}`,
  lifeLength: ({ lifeLength, lifeEnd }) =>
    `${of(lifeLength)} длины ладони, до ${of(lifeEnd)}; запястье 0, основание пальцев -1`,
  fate: ({ fateLength, fateStart }) =>
    fateStart === null ? 'не найдена' : `${of(fateLength)} длины ладони, от ${of(fateStart)} поперёк`,
  skin: ({ fineLines }) => `средняя бороздка имеет ${of(fineLines)} силы отчётливых`,
};
