import { chatTopics, type Topic } from '@palmleaf/texts/chat/terms';
import { type Concept, type Hit, hitsOf, leads, near, type Wording } from '@palmleaf/texts/lexicons';

const plainWeight = 3;
const faintWeight = 1;

/** `~` marks words that only hint at the topic. */
const faintConcepts = {
  self: 'self~',
  appearance: 'appearance~',
  health: 'health~',
  money: 'money~',
  inheritance: 'inheritance~',
  debt: 'debt~',
  expenses: 'expenses~',
  siblings: 'siblings~',
  mother: 'mother~',
  family: 'family~',
  friends: 'friends~',
  home: 'home~',
  land: 'land~',
  vehicle: 'vehicle~',
  children: 'children~',
  love: 'love~',
  creativity: 'creativity~',
  study: 'study~',
  marriage: 'marriage~',
  spouse: 'spouse~',
  career: 'career~',
  business: 'business~',
  fame: 'fame~',
  enemies: 'enemies~',
  lawsuit: 'lawsuit~',
  travel: 'travel~',
  abroad: 'abroad~',
  luck: 'luck~',
  purpose: 'purpose~',
  spiritual: 'spiritual~',
  intuition: 'intuition~',
} as const satisfies Partial<Record<Topic, Concept>>;
const isFaint = (topic: Topic): topic is keyof typeof faintConcepts => Object.hasOwn(faintConcepts, topic);

const plainConcepts = new Set<Concept>(
  chatTopics.filter(
    (topic): topic is Topic & Concept =>
      !['self', 'appearance', 'friends', 'creativity', 'travel', 'luck', 'spiritual', 'intuition'].includes(
        topic,
      ),
  ),
);

const conceptPairs: readonly (readonly [Topic, readonly Concept[], readonly Concept[], number])[] = [
  ['home', ['acquire'], ['dwelling'], 3],
  ['abroad', ['going'], ['country'], 4],
  ['love', ['he or she', 'love'], ['feels'], 2],
  ['career', ['become'], ['occupation'], 2],
  ['spouse', ['partner'], ['described'], 2],
];

const people = [
  ['mother', 'mother'],
  ['father', 'father'],
  ['siblings', 'siblings'],
  ['children', 'children'],
  ['partner', 'spouse'],
] as const satisfies readonly (readonly [Concept, Topic])[];

/** "My mother's health" is read from the house of the mother. */
const personIn = (wording: Wording): Topic | undefined =>
  people.find(
    ([person]) => leads(wording, [person], ['attribute'], 1) || leads(wording, ['attribute'], [person], 2),
  )?.[1];

interface TopicEvidence {
  readonly topic: Topic;
  readonly weight: number;
  readonly at: number;
  readonly hits: readonly Hit[];
  /** Names a husband or wife, but no marriage. */
  readonly isOfPartner: boolean;
}

const firstPlace = (hits: readonly Hit[]): number => Math.min(...hits.map(({ from }) => from));
const countPlaces = (hits: readonly Hit[]): number => new Set(hits.map(({ from }) => from)).size;

export function evidenceOf(wording: Wording, topic: Topic): TopicEvidence {
  const plain = hitsOf(wording, ...[...plainConcepts].filter((each) => each === topic));
  const hinted = isFaint(topic) ? hitsOf(wording, faintConcepts[topic]) : [];
  const pairs = conceptPairs.filter(
    ([of, one, other, between]) => of === topic && near(wording, one, other, between),
  );
  const paired = pairs.flatMap(([, one]) => hitsOf(wording, ...one));
  const partner = topic === 'marriage' ? hitsOf(wording, 'partner') : [];
  const isAsked = topic === 'spouse' && leads(wording, ['whatever'], ['partner'], 5);
  const country = topic === 'abroad' ? hitsOf(wording, 'country') : [];
  const trade = topic === 'career' ? hitsOf(wording, 'occupation') : [];
  const faintHits = [...hinted, ...partner, ...country, ...trade];
  const named = [...plain, ...faintHits, ...paired];
  return {
    topic,
    hits: isAsked ? [...named, ...hitsOf(wording, 'partner')] : named,
    weight:
      plainWeight * (countPlaces(plain) + pairs.length + (isAsked ? 1 : 0)) +
      faintWeight * countPlaces(faintHits),
    at: firstPlace(named),
    isOfPartner: partner.length > 0 && named.length === partner.length,
  };
}

/** "My mother wants me to marry" is not about the mother. */
const isPerson = ({ topic }: TopicEvidence): boolean => ['mother', 'father', 'siblings'].includes(topic);
const isAside = (found: TopicEvidence): boolean => found.isOfPartner || isPerson(found);
/** Beside these alone, a named partner or relative may be the point of a question. */
const personalTopics: readonly Topic[] = [
  'self',
  'luck',
  'love',
  'health',
  'family',
  'friends',
  'children',
  'spouse',
];
const isMatter = (found: TopicEvidence): boolean => !isAside(found) && !personalTopics.includes(found.topic);

/** By weight; of equal ones, persons come last, then by place in the message. */
function topicsIn(wording: Wording): readonly TopicEvidence[] {
  const found = chatTopics.map((topic) => evidenceOf(wording, topic)).filter(({ weight }) => weight > 0);
  const outward = found.filter(({ topic }) => topic !== 'self' && topic !== 'luck');
  const matters = outward.some(isMatter) ? outward.filter((each) => !isAside(each)) : outward;
  return (outward.length > 0 ? matters : found).toSorted(
    (a, b) => b.weight - a.weight || Number(isPerson(a)) - Number(isPerson(b)) || a.at - b.at,
  );
}

export const topicsOf = (wording: Wording): readonly Topic[] => topicsIn(wording).map(({ topic }) => topic);

export const topicIn = (wording: Wording): Topic | undefined =>
  personIn(wording) ?? topicsIn(wording)[0]?.topic;

export const namesTopicPlainly = (wording: Wording): boolean =>
  (topicsIn(wording)[0]?.weight ?? 0) >= plainWeight;
