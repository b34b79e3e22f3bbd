import type { SentencesOf } from '../../chat/said/statement.ts';
import type { VedicMatter, WesternSaid } from '../../chat/said/western-said.ts';

/** Each with the verb that agrees with it. */
const names: Record<VedicMatter, string> = {
  dosha: 'доша относится',
  yoga: 'йога относится',
  karaka: 'Атмакарака, как и все чара-караки, относится',
  'sade sati': 'Саде-сати относится',
  'small panoti': 'малая Паноти относится',
  dasha: 'даша (махадаша или антардаша) относится',
  deity: 'Ишта-девата, избранное божество, относится',
  star: 'накшатра (звезда рождения) со всем, что из неё следует, относится',
  navamsa: 'навамша относится',
  'love or arranged': 'вопрос о браке по любви или по сговору относится',
};

const saturnToMoon = 'О том же она судит по аспекту Сатурна к вашей Луне.';
const leads: Record<Exclude<VedicMatter, 'star'>, string> = {
  dosha: 'Вместо неё она читает саму планету, здесь Марс, о котором идёт речь в самой известной доше.',
  yoga: 'Ближе всего к ней планета, которая стоит лучше всех.',
  karaka: 'Суть человека она читает по Солнцу, Луне и Асценденту.',
  'sade sati': saturnToMoon,
  'small panoti': saturnToMoon,
  dasha: 'Времена она определяет по транзитам и прогрессиям.',
  deity: 'Духовную жизнь она читает по 9-му дому и его управителю.',
  navamsa: 'Брак она читает по дому партнёрства.',
  'love or arranged': 'О том, как вы придёте к браку, она судит по дому партнёрства.',
};

export const western: SentencesOf<WesternSaid> = {
  'vedic matter': ({ matter, closed }) =>
    `${closed ? 'да или нет здесь сказать нельзя: ' : ''}${names[matter]} к ведической астрологии, а это чтение западное.`,
  'ask Vedic': () => 'Спросите в ведической традиции, и это будет рассчитано.',
  'western instead': ({ matter }) => leads[matter],
  'no contact of Saturn': () => 'В ближайшие три года точного аспекта к вашей Луне Сатурн не образует.',
};
