import { chatTopics, type Subject } from '@palmleaf/texts/chat/terms';

const terms = [
  'dosha',
  'yoga',
  'dasha',
  'sade-sati',
  'saturn-return',
  'gem',
  'lucky',
  'ishta-devata',
  'sign',
  'nakshatra',
  'planet',
  'house',
  'transit',
  'remedies',
  'timing',
  'day',
] as const;
/** The asker's chart answers none of these. */
const offChartLabels = [
  'service',
  'talk',
  'protest',
  'follow-up',
  'other-chart',
  'not-computed',
  'world',
] as const;

export const questionLabels = [...chatTopics, ...terms, ...offChartLabels] as const;
export type Label = (typeof questionLabels)[number];

/** Kinds of the messages that are not about a chart. */
export const asideKinds = {
  service: [
    'cost',
    'erasure',
    'privacy',
    'languages',
    'palm',
    'identity',
    'trust',
    'method',
    'order',
    'birth-data',
    'no-time',
    'residence',
    'rashi',
    'traditions',
    'past',
    'help',
  ],
  talk: ['thanks', 'greeting', 'farewell', 'wellbeing', 'noise'],
  protest: ['missed', 'unanswered'],
} as const;
/** What no birth chart answers, by the reason. */
export const beyondKinds = [
  'lost',
  'culprit',
  'pet',
  'dream',
  'medical',
  'death',
  'market',
  'contest',
  'names',
  'exact',
  'facts',
  'unseen',
  'art',
  'term',
] as const;
export type BeyondKind = (typeof beyondKinds)[number];
export const asides = [...asideKinds.service, ...asideKinds.talk, ...asideKinds.protest] as const;
export type Aside = (typeof asides)[number];
/** The kinds that the third output of the classifier tells apart. */
export const taughtKinds = [...asides, ...beyondKinds] as const;

export type OffChartLabel = (typeof offChartLabels)[number];
export const isOffChart = (label: Label): label is OffChartLabel =>
  offChartLabels.some((each) => each === label);

const nonTechnicalLabels: readonly Label[] = ['remedies', 'timing', 'day'];
export const isTerm = (label: Label | undefined): boolean =>
  label !== undefined && terms.some((each) => each === label) && !nonTechnicalLabels.includes(label);

export const askedForms = [
  'yes-no',
  'when',
  'why',
  'what-to-do',
  'what-kind',
  'how-long',
  'choice',
  'open',
] as const;
export type AskedForm = (typeof askedForms)[number];

export function questionLabelOf(subject: Subject): Label | undefined {
  switch (subject.kind) {
    case 'topic':
      return subject.topic;
    case 'love or arranged':
      return 'marriage';
    case 'dosha':
    case 'yoga':
    case 'dasha':
    case 'gem':
    case 'remedies':
    case 'timing':
    case 'planet':
    case 'house':
    case 'transit':
    case 'sign':
      return subject.kind;
    case 'navamsa':
    case 'karaka':
    case 'ranking':
      return 'planet';
    case 'sade sati':
    case 'small panoti':
      return 'sade-sati';
    case 'saturn return':
      return 'saturn-return';
    case 'charm':
    case 'name number':
    case 'birth number':
      return 'lucky';
    case 'deity':
      return 'ishta-devata';
    case 'star':
      return 'nakshatra';
    case 'matching':
      return 'other-chart';
    case 'day':
    case 'best days':
    case 'kalam':
      return 'day';
    case 'small talk':
      return asideKinds.talk.some((each) => each === subject.what) ? 'talk' : 'service';
    case 'beyond':
      return ofBeyond[subject.what];
    case 'not computed':
      return 'not-computed';
    case 'unknown':
      return undefined;
  }
}

const ofBeyond = {
  missed: 'protest',
  unanswered: 'protest',
  otherChart: 'other-chart',
  lost: 'not-computed',
  culprit: 'not-computed',
  pet: 'not-computed',
  dream: 'not-computed',
  unseen: 'not-computed',
  art: 'not-computed',
  contest: 'world',
  names: 'world',
  exact: 'world',
  facts: 'world',
  outside: 'world',
} as const;
