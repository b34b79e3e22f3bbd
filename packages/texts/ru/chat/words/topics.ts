import type { PerSign } from '@palmleaf/engines/zodiac';
import type { Topic } from '../../../chat/question/topics.ts';
import type { Level } from '../../../chat/said/level.ts';

/** A topic genitive, after „для“, and dative, after „по“ and „к“. */
const topicForms: Record<Topic, readonly [genitive: string, dative: string]> = {
  self: ['вас самих', 'вам самим'],
  appearance: ['внешности', 'внешности'],
  health: ['здоровья и сил', 'здоровью и силам'],
  money: ['денег', 'деньгам'],
  inheritance: ['наследства', 'наследству'],
  debt: ['долгов', 'долгам'],
  expenses: ['расходов', 'расходам'],
  siblings: ['братьев и сестёр', 'братьям и сёстрам'],
  mother: ['вашей матери', 'вашей матери'],
  father: ['вашего отца', 'вашему отцу'],
  family: ['семьи и домашней жизни', 'семье и домашней жизни'],
  'in-laws': ['родни по браку', 'родне по браку'],
  friends: ['друзей', 'друзьям'],
  home: ['дома и жилья', 'дому и жилью'],
  land: ['земли и недвижимости', 'земле и недвижимости'],
  vehicle: ['машины', 'машине'],
  children: ['детей', 'детям'],
  love: ['любви', 'любви'],
  creativity: ['творчества', 'творчеству'],
  study: ['учёбы', 'учёбе'],
  marriage: ['брака', 'браку'],
  spouse: ['спутника жизни', 'спутнику жизни'],
  career: ['работы', 'работе'],
  government: ['государственной службы', 'государственной службе'],
  business: ['собственного дела', 'собственному делу'],
  fame: ['имени и славы', 'имени и славе'],
  enemies: ['соперников и недругов', 'соперникам и недругам'],
  lawsuit: ['судов и споров', 'судам и спорам'],
  travel: ['поездок', 'поездкам'],
  abroad: ['жизни за границей', 'жизни за границей'],
  luck: ['удачи', 'удаче'],
  purpose: ['вашего предназначения', 'вашему предназначению'],
  spiritual: ['духовной жизни', 'духовной жизни'],
  intuition: ['интуиции', 'интуиции'],
};

/** „для брака“. */
export function forTopic(topic: Topic): string {
  return `для ${topicForms[topic][0]}`;
}

/** „к браку“, „ко всему“. */
export function toTopic(topic: Topic): string {
  return `к ${topicForms[topic][1]}`;
}

/** „для брака“, and at the levels that number houses „для брака (7-й дом)“. */
export function forTopicIn(topic: Topic, house: number, level: Level): string {
  return level === 'STANDARD' ? forTopic(topic) : `${forTopic(topic)} (${house}-й дом)`;
}

/** What is hoped for or what one can be good at, genitive, where the topic alone would say the wrong thing. */
const aims: Readonly<Partial<Record<Topic, string>>> = {
  self: 'уверенности в себе и движения вперёд',
  debt: 'расчёта с долгами',
  expenses: 'умения держать деньги',
  mother: 'отношений с матерью',
  father: 'отношений с отцом',
  marriage: 'брака',
  spouse: 'хорошего спутника жизни',
  enemies: 'победы над соперниками',
  lawsuit: 'доброго исхода споров',
  purpose: 'поиска своего предназначения',
};

/** „для расчёта с долгами“. */
export function forAim(topic: Topic): string {
  return `для ${aims[topic] ?? topicForms[topic][0]}`;
}

/** Topics of which a verdict speaks as of people. */
export const ofPeople: readonly Topic[] = ['mother', 'father', 'siblings', 'family', 'in-laws', 'friends'];

/** What the husband or wife tends to be like: of a man, and of a woman. */
export const partnerTraits: PerSign<readonly [man: string, woman: string]> = [
  ['прямой, деятельный и скорый на решения', 'прямая, деятельная и скорая на решения'],
  ['постоянный, чувственный и любящий удобства', 'постоянная, чувственная и любящая удобства'],
  ['разговорчивый, любопытный и молодой душой', 'разговорчивая, любопытная и молодая душой'],
  ['заботливый, привязанный к семье и переменчивый', 'заботливая, привязанная к семье и переменчивая'],
  ['сердечный, гордый и щедрый', 'сердечная, гордая и щедрая'],
  ['тщательный, практичный и немного придирчивый', 'тщательная, практичная и немного придирчивая'],
  ['вежливый, справедливый и общительный', 'вежливая, справедливая и общительная'],
  ['страстный, верный и скрытный', 'страстная, верная и скрытная'],
  ['открытый, прямодушный и любящий ездить или учить', 'открытая, прямодушная и любящая ездить или учить'],
  ['серьёзный, надёжный и честолюбивый', 'серьёзная, надёжная и честолюбивая'],
  ['независимый, дружелюбный и со своими идеями', 'независимая, дружелюбная и со своими идеями'],
  ['мягкий, мечтательный и щедрый', 'мягкая, мечтательная и щедрая'],
];
