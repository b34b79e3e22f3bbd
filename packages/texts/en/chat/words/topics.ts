import type { PerSign } from '@palmleaf/engines/zodiac';
import type { Topic } from '../../../chat/question/topics.ts';
import type { Level } from '../../../chat/said/level.ts';
import { housesInWords } from './houses.ts';

/** How a topic is called within a sentence. */
export const topicWords: Record<Topic, string> = {
  self: 'you',
  appearance: 'your looks and bearing',
  health: 'health and strength',
  money: 'money',
  inheritance: 'inheritance',
  debt: 'debts',
  expenses: 'expenses',
  siblings: 'brothers and sisters',
  mother: 'your mother',
  father: 'your father',
  family: 'family and home life',
  'in-laws': 'your in-laws',
  friends: 'friends',
  home: 'house and home',
  land: 'land and property',
  vehicle: 'a vehicle',
  children: 'children',
  love: 'love and romance',
  creativity: 'creative talent',
  study: 'study',
  marriage: 'marriage',
  spouse: 'the one you marry',
  career: 'work',
  government: 'government and public office',
  business: 'business of your own',
  fame: 'name and fame',
  enemies: 'rivals and enemies',
  lawsuit: 'lawsuits and disputes',
  travel: 'travel',
  abroad: 'life abroad',
  luck: 'luck',
  purpose: 'your purpose',
  spiritual: 'the spiritual life',
  intuition: 'intuition',
};

/** "marriage", and at the levels that number houses "marriage (the 7th house)". */
export function calledIn(topic: Topic, house: number, level: Level): string {
  const word = topic === 'self' ? 'yourself' : topicWords[topic];
  return level === 'STANDARD' ? word : `${word} (${housesInWords([house])})`;
}

/** What is hoped for, in the short answer to a yes-or-no question. */
export const hopes: Record<Topic, string> = {
  self: 'your own strength',
  appearance: 'looks and bearing',
  health: 'health and strength',
  money: 'money',
  inheritance: 'inheritance',
  debt: 'getting debts off your hands',
  expenses: 'keeping expenses in hand',
  siblings: 'brothers and sisters',
  mother: 'your mother and what you share with her',
  father: 'your father and what you share with him',
  family: 'family and home life',
  'in-laws': 'your in-laws',
  friends: 'friends',
  home: 'house and home',
  land: 'land and property',
  vehicle: 'a vehicle',
  children: 'children',
  love: 'love',
  creativity: 'creative work',
  study: 'study',
  marriage: 'marriage',
  spouse: 'a good partner',
  career: 'work',
  government: 'government and public office',
  business: 'business of your own',
  fame: 'name and fame',
  enemies: 'holding your own against rivals',
  lawsuit: 'coming well out of a dispute',
  travel: 'travel',
  abroad: 'life abroad',
  luck: 'luck',
  purpose: 'finding your purpose',
  spiritual: 'the spiritual life',
  intuition: 'intuition',
};

/** What a chart can be strong on, where the word of the topic alone would say the wrong thing. */
export const skillIn: Partial<Record<Topic, string>> = {
  self: 'self-confidence and drive',
  debt: 'clearing debts',
  expenses: 'keeping expenses in hand',
  enemies: 'holding your own against rivals and enemies',
  lawsuit: 'coming well out of lawsuits and disputes',
};

/** What a person tends to be like whose house of partnership a sign colours: after "someone". */
export const partnerTraits: PerSign<string> = [
  'direct, active and quick to decide',
  'steady, sensuous and fond of comfort',
  'talkative, curious and young at heart',
  'caring, attached to family and changeable in mood',
  'warm, proud and generous',
  'careful, practical and a little critical',
  'courteous, fair and fond of company',
  'intense, loyal and private',
  'open, outspoken and fond of travel or teaching',
  'serious, reliable and ambitious',
  'independent, friendly and of unusual ideas',
  'gentle, imaginative and ready to give',
];

/** Topics whose words take "are". */
export const ofMany: readonly Topic[] = [
  'self',
  'appearance',
  'debt',
  'expenses',
  'siblings',
  'in-laws',
  'friends',
  'children',
  'enemies',
  'lawsuit',
];

/** Topics of which a verdict speaks as of people. */
export const ofPeople: readonly Topic[] = ['mother', 'father', 'siblings', 'family', 'in-laws', 'friends'];
