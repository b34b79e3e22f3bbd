import {
  aspectsTouching,
  houseOfNativity,
  onlookersOf,
  type PlacedBody,
  pointOf,
} from '../../../../engines/chart/nativity.ts';
import { around, signName } from '../../../../engines/zodiac/signs.ts';
import type { Brief } from '../../composer.ts';
import type { Topic } from '../../question/topics.ts';
import { areaOf, leadOf } from '../../words/houses.ts';
import { list } from '../../words/list.ts';
import { standsFor } from '../../words/planets.ts';
import { mannerOf } from '../../words/signs.ts';
import { aspectSentence } from '../basics/aspects.ts';
import { ascendant, capital, house, placement, sign } from '../basics/say.ts';
import { type TopicFacts, topicFacts } from '../basics/topic.ts';

/** What the birth chart says of a topic, without time. */
export function natureOf(topic: Topic, brief: Brief): string[] {
  const facts = topicFacts(topic, brief);
  const opening = topic === 'self' ? selfOpening(brief) : [];
  switch (brief.level) {
    case 'STANDARD':
      return [...opening, ...plain(topic, facts)];
    case 'ADVANCED':
      return [...opening, ...named(facts, brief, 2)];
    case 'EXPERT':
      return [...opening, ...named(facts, brief, 4), ...midheaven(topic, brief)];
  }
}

function selfOpening({ nativity, level }: Brief): string[] {
  const rising = capital(ascendant(nativity, level));
  return [
    `${rising}: you meet the world ${mannerOf(nativity.ascendant.sign)}.`,
    ...borderline(nativity.ascendant, level),
  ];
}

/** The Ascendant moves a degree in about four minutes, and birth times are rarely that exact. */
function borderline({ degree, sign }: Brief['nativity']['ascendant'], level: Brief['level']): string[] {
  const neighbour = degree < 1 ? around(sign, -1) : degree > 29 ? around(sign, 1) : undefined;
  if (neighbour !== undefined) {
    return [
      `It stands close to the border of ${signName(neighbour)}: a birth time a few minutes off would change this part.`,
    ];
  }
  return level === 'EXPERT' ? ['Four minutes of birth time move it by about a degree.'] : [];
}

function plain(topic: Topic, facts: TopicFacts): string[] {
  const { profile, ruler, occupants, significators } = facts;
  const lead =
    topic === 'self'
      ? `Your way goes with ${placement(ruler, 'STANDARD')}`
      : `For ${profile.word} your chart points to ${placement(ruler, 'STANDARD')}`;
  const first = `${lead}: ${sign(ruler)}. ${leadOf(ruler.house)}`;
  const next = [...occupants, ...significators].slice(0, topic === 'self' ? 2 : 1);
  const also = next.map((point) => {
    const how = occupants.includes(point) ? 'stands right in this part of life' : 'has a say in it, too';
    return `${placement(point, 'STANDARD')} ${how}: ${sign(point)}.`;
  });
  return [first, ...also];
}

function named(facts: TopicFacts, brief: Brief, aspectCount: number): string[] {
  const { nativity, level } = brief;
  const { profile, house: main, ruler, occupants, significators } = facts;
  const sentences = [
    `${capital(house(main, nativity, level))} stands for ${profile.word}. Its ruler is ${placement(ruler, level)}: ${sign(ruler)}. ${leadOf(ruler.house)}`,
    occupants.length > 0
      ? `In the house ${occupants.length === 1 ? 'stands' : 'stand'} ${occupants.map((point) => `${placement(point, level)} (${sign(point)})`).join('; ')}.`
      : 'No other planet stands in that house, so its ruler speaks for it.',
  ];
  if (significators.length > 0) {
    sentences.push(
      `By nature the matter also belongs to ${list(significators.map((point) => `${placement(point, level)} for ${standsFor[point.name]}`))}.`,
    );
  }
  sentences.push(...connections(facts, brief, aspectCount));
  return sentences;
}

/** Western: the closest aspects of ruler and significators. Vedic: who looks at the house. */
function connections(
  { house: main, ruler, significators }: TopicFacts,
  brief: Brief,
  count: number,
): string[] {
  const { nativity, level } = brief;
  if (nativity.tradition === 'WESTERN') {
    const names = [ruler.name, ...significators.map(({ name }) => name)];
    return aspectsTouching(nativity, names)
      .slice(0, count)
      .map((aspect) => aspectSentence(aspect, level));
  }
  const onlookers = onlookersOf(nativity, main.number);
  if (onlookers.length === 0) return [`No graha looks at the house.`];
  return [`The house is looked at by ${list(onlookers.map((point) => onlooker(point, brief)))}.`];
}

function onlooker(point: PlacedBody, { level }: Brief): string {
  return `${placement(point, level)} (${standsFor[point.name]})`;
}

function midheaven(topic: Topic, { nativity }: Brief): string[] {
  if (!['career', 'business', 'government', 'fame'].includes(topic) || nativity.tradition !== 'WESTERN')
    return [];
  const touching = aspectsTouching(nativity, ['Midheaven']).slice(0, 2);
  return touching.map((aspect) => aspectSentence(aspect, 'EXPERT'));
}

/** The next supporting house of a topic; undefined when all have been told. */
export function furtherNature(topic: Topic, step: number, brief: Brief): string[] | undefined {
  const { nativity, level } = brief;
  const { profile } = topicFacts(topic, brief);
  const number = profile.furtherHouses[step];
  if (number === undefined) return undefined;
  const further = houseOfNativity(nativity, number);
  const ruler = pointOf(nativity, further.ruler);
  const occupants = further.occupants.filter(({ name }) => name !== ruler.name);
  if (level === 'STANDARD') {
    const point = occupants[0] ?? ruler;
    return [
      `For ${profile.word} a second place counts: ${areaOf(number)}. There ${placement(point, level)} counts: ${sign(point)}.`,
    ];
  }
  const within = occupants.map((point) => placement(point, level));
  return [
    `For ${profile.word} a second place counts: ${house(further, nativity, level)} (${areaOf(number)}), ruled by ${placement(ruler, level)}${within.length > 0 ? `, with ${list(within)} in it` : ''}.`,
    ...onlookersOrAspects(number, ruler, brief),
  ];
}

function onlookersOrAspects(number: number, ruler: PlacedBody, brief: Brief): string[] {
  const { nativity, level } = brief;
  if (nativity.tradition === 'WESTERN') {
    return aspectsTouching(nativity, [ruler.name])
      .slice(0, 2)
      .map((aspect) => aspectSentence(aspect, level));
  }
  const onlookers = onlookersOf(nativity, number);
  if (onlookers.length === 0) return [];
  return [`It is looked at by ${list(onlookers.map((point) => placement(point, level)))}.`];
}
