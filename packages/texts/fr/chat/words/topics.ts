import type { PerSign } from '@palmleaf/engines/zodiac';
import type { Topic } from '../../../chat/question/topics.ts';
import type { Level } from '../../../chat/said/level.ts';

/** How a topic is called after "pour". */
export const topicWords: Record<Topic, string> = {
  self: 'toi-même',
  appearance: 'ton allure et ton maintien',
  health: 'la santé et les forces',
  money: 'l’argent',
  inheritance: 'un héritage',
  debt: 'les dettes',
  expenses: 'les dépenses',
  siblings: 'tes frères et sœurs',
  mother: 'ta mère',
  father: 'ton père',
  family: 'la famille et la vie à la maison',
  'in-laws': 'ta belle-famille',
  friends: 'les amitiés',
  home: 'la maison et le foyer',
  land: 'la terre et l’immobilier',
  vehicle: 'un véhicule',
  children: 'les enfants',
  love: 'l’amour',
  creativity: 'le talent créatif',
  study: 'les études',
  marriage: 'le mariage',
  spouse: 'la personne que tu épouses',
  career: 'le travail',
  government: 'l’État et les charges publiques',
  business: 'une affaire à toi',
  fame: 'le nom et la renommée',
  enemies: 'les rivaux et les ennemis',
  lawsuit: 'les procès et les litiges',
  travel: 'les voyages',
  abroad: 'la vie à l’étranger',
  luck: 'la chance',
  purpose: 'ta vocation',
  spiritual: 'la vie spirituelle',
  intuition: 'l’intuition',
};

/** "le mariage", and at the levels that number houses "le mariage (la maison 7)". */
export function calledIn(topic: Topic, house: number, level: Level): string {
  return level === 'STANDARD' ? topicWords[topic] : `${topicWords[topic]} (la maison ${house})`;
}

/** What is hoped for or what one can be good at, where the topic alone would say the wrong thing. */
const aims: Readonly<Partial<Record<Topic, string>>> = {
  self: 'la confiance en toi et l’élan',
  debt: 'solder des dettes',
  expenses: 'tenir tes dépenses en ordre',
  mother: 'ta mère et ce que tu partages avec elle',
  father: 'ton père et ce que tu partages avec lui',
  spouse: 'un bon couple',
  enemies: 'tenir bon face à des rivaux',
  lawsuit: 'bien sortir d’un litige',
  purpose: 'trouver ta vocation',
};

export function aimOf(topic: Topic): string {
  return aims[topic] ?? topicWords[topic];
}

/** Topics of which a verdict speaks as of people. */
export const ofPeople: readonly Topic[] = ['mother', 'father', 'siblings', 'family', 'in-laws', 'friends'];

/** What the husband or wife tends to be like, after "quelqu’un", which is masculine of everybody. */
export const partnerTraits: PerSign<string> = [
  'd’actif et de franc, qui décide vite',
  'de stable et de sensuel, qui aime le confort',
  'de bavard et de curieux, à l’esprit jeune',
  'de protecteur, attaché à la famille et d’humeur changeante',
  'de chaleureux, de fier et de généreux',
  'de soigneux et de pratique, un peu critique',
  'de courtois et de juste, qui aime la compagnie',
  'de profond et de loyal, avare de confidences',
  'd’ouvert, au parler franc, qui aime voyager ou enseigner',
  'de sérieux et d’ambitieux, qui tient parole',
  'd’indépendant et d’aimable, aux idées peu communes',
  'de doux et de rêveur, qui aime donner',
];
