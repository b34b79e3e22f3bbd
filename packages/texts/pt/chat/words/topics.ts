import type { PerSign } from '@palmleaf/engines/zodiac';
import type { Topic } from '../../../chat/question/topics.ts';
import type { Level } from '../../../chat/said/level.ts';

/** How a topic is called after "para". */
export const topicWords: Record<Topic, string> = {
  self: 'você como pessoa',
  appearance: 'a sua aparência e o seu porte',
  health: 'a saúde e as forças',
  money: 'o dinheiro',
  inheritance: 'uma herança',
  debt: 'as dívidas',
  expenses: 'os gastos',
  siblings: 'os seus irmãos e irmãs',
  mother: 'a sua mãe',
  father: 'o seu pai',
  family: 'a família e a vida em casa',
  'in-laws': 'a família da pessoa com quem você se casa',
  friends: 'as amizades',
  home: 'a casa e o lar',
  land: 'a terra e os imóveis',
  vehicle: 'um veículo',
  children: 'os filhos',
  love: 'o amor e o romance',
  creativity: 'o talento criativo',
  study: 'os estudos',
  marriage: 'o casamento',
  spouse: 'a pessoa com quem você se casa',
  career: 'o trabalho',
  government: 'o Estado e os cargos públicos',
  business: 'um negócio próprio',
  fame: 'o nome e a fama',
  enemies: 'os rivais e inimigos',
  lawsuit: 'os processos e disputas',
  travel: 'as viagens',
  abroad: 'a vida no exterior',
  luck: 'a sorte',
  purpose: 'o seu propósito',
  spiritual: 'a vida espiritual',
  intuition: 'a intuição',
};

/** "o casamento", and at the levels that number houses "o casamento (a casa 7)". */
export function calledIn(topic: Topic, house: number, level: Level): string {
  return level === 'STANDARD' ? topicWords[topic] : `${topicWords[topic]} (a casa ${house})`;
}

/** What is hoped for or what one can be good at, where the topic alone would say the wrong thing. */
const aims: Readonly<Partial<Record<Topic, string>>> = {
  self: 'a confiança em si e o ímpeto',
  debt: 'quitar dívidas',
  expenses: 'manter os gastos em ordem',
  mother: 'a sua mãe e o que você divide com ela',
  father: 'o seu pai e o que você divide com ele',
  spouse: 'uma boa parceria no casamento',
  enemies: 'se manter firme diante de rivais',
  lawsuit: 'sair bem de uma disputa',
  purpose: 'encontrar o seu propósito',
};

export function aimOf(topic: Topic): string {
  return aims[topic] ?? topicWords[topic];
}

/** Topics of which a verdict speaks as of people. */
export const ofPeople: readonly Topic[] = ['mother', 'father', 'siblings', 'family', 'in-laws', 'friends'];

/** What the husband or wife tends to be like, after "alguém": of no gender. */
export const partnerTraits: PerSign<string> = [
  'de ação, com franqueza e decisões rápidas',
  'estável, sensual e que gosta de conforto',
  'de muita conversa, grande curiosidade e espírito jovem',
  'que cuida, com apego à família e humor que varia',
  'de calor, orgulho e generosidade',
  'de cuidado, senso prático e um pouco de crítica',
  'de gentileza, senso do justo e gosto por companhia',
  'de sentimentos intensos, lealdade e poucas confidências',
  'de jeito aberto, fala franca e gosto por viajar ou ensinar',
  'de seriedade, palavra firme e ambição',
  'independente, amável e de ideias pouco comuns',
  'de doçura, imaginação e vontade de dar',
];
