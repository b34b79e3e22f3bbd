import { ofSign, type PerSign } from '@palmleaf/engines/zodiac';
import { list } from '../../lists.ts';

/** Nominative and accusative alike, after „это“ and „про“; one for each of the twelve houses. */
const areas: PerSign<string> = [
  'тело и то, как вы держитесь',
  'деньги и имущество',
  'навыки, братья и сёстры, короткие поездки',
  'дом и корни',
  'дети, игра и творчество',
  'повседневный труд и здоровье',
  'партнёрство',
  'общие деньги и переломы',
  'вера, учителя и дальние поездки',
  'работа и положение',
  'доходы и друзья',
  'уединение, расходы и дальние края',
];

/** The part of life that a house stands for. */
export function areaOf(house: number): string {
  return ofSign(areas, house);
}

const leads: PerSign<string> = [
  'зависит от вас самих больше, чем от кого-либо ещё',
  'сводится к тому, что вы зарабатываете и чем владеете',
  'идёт через ваши умения, ваши слова и короткие поездки',
  'начинается дома и домой возвращается',
  'живёт детьми, игрой и тем, что вы создаёте',
  'держится прежде всего на ежедневном труде',
  'приходит к вам через других людей, прежде всего через партнёра',
  'идёт через общие деньги и не один перелом',
  'ведёт к учителям, убеждениям и дальним поездкам',
  'виднее всего в работе и положении',
  'идёт через друзей и с ними приносит доход',
  'проходит в уединении или вдали от дома и сначала берёт, а потом даёт',
];

/** Where a matter leads whose ruler stands in a house: a sentence. */
export function leadOf(house: number): string {
  return `Эта сторона вашей жизни ${ofSign(leads, house)}.`;
}

const endings = {
  nominative: ['й дом', 'й', 'дома'],
  genitive: ['го дома', 'го', 'домов'],
  instrumental: ['м домом', 'м', 'домами'],
  prepositional: ['м доме', 'м', 'домах'],
} as const;

/** „7-й дом“, „7-го дома“, „7-м домом“, „7-м доме“. */
export function houseAs(house: number, how: keyof typeof endings): string {
  return `${house}-${endings[how][0]}`;
}

/** „5-м домом“, „5-м и 10-м домами“. */
export function housesAs(houses: readonly number[], how: keyof typeof endings): string {
  const [single] = houses;
  if (houses.length === 1 && single !== undefined) return houseAs(single, how);
  const [, ending, noun] = endings[how];
  return `${list(houses.map((house) => `${house}-${ending}`))} ${noun}`;
}
