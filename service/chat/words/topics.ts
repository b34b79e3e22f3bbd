import type { Topic } from '../question/topics.ts';

interface Promises {
  /** After "Yes, " where the chart is strong, mixed and weak on what was asked. */
  readonly strong: string;
  readonly mixed: string;
  /** A whole answer with its own first word. */
  readonly weak: string;
}

const plain = (word: string): Promises => ({
  strong: `your chart is strong on ${word}`,
  mixed: `with some effort: your chart is mixed on ${word}`,
  weak: `No, not easily: your chart wants patience and practice where it is about ${word}`,
});

/** Where nobody should read a denial out of one chart. */
const patient = (word: string): Promises => ({
  strong: `your chart is strong on ${word}`,
  mixed: `though not all by itself: your chart is mixed on ${word}`,
  weak: `Yes, but with patience: your chart does not rule out ${word}, it puts waiting or care before it`,
});

/** The short answer to a yes-or-no question that hopes for something. */
export const promises: Record<Topic, Promises> = {
  self: plain('your own strength'),
  appearance: plain('looks and bearing'),
  health: patient('health and strength'),
  money: plain('money'),
  inheritance: plain('inheritance'),
  debt: plain('getting debts off your hands'),
  expenses: plain('keeping expenses in hand'),
  siblings: plain('brothers and sisters'),
  mother: patient('your mother and what you share with her'),
  father: patient('your father and what you share with him'),
  family: plain('family and home life'),
  'in-laws': plain('your in-laws'),
  friends: plain('friends'),
  home: plain('house and home'),
  land: plain('land and property'),
  vehicle: plain('a vehicle'),
  children: patient('children'),
  love: patient('love'),
  creativity: plain('creative work'),
  study: plain('study'),
  marriage: patient('marriage'),
  spouse: patient('a good partner'),
  career: plain('work'),
  government: plain('government and public office'),
  business: plain('business of your own'),
  fame: plain('name and fame'),
  enemies: plain('holding your own against rivals'),
  lawsuit: plain('coming well out of a dispute'),
  travel: plain('travel'),
  abroad: plain('life abroad'),
  luck: plain('luck'),
  purpose: plain('finding your purpose'),
  spiritual: plain('the spiritual life'),
  intuition: plain('intuition'),
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
export const partnerTraits = [
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
] as const;
