import {
  aspectsTouching,
  bodiesAspecting,
  houseOfNativity,
  type PlacedBody,
  pointOf,
} from '@palmleaf/engines/chart';
import { around } from '@palmleaf/engines/zodiac';
import type { Statement, Topic } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../../composer.ts';
import { houseIn } from '../../question/house.ts';
import { type TopicFacts, topicFacts } from '../basics/topic.ts';

export function natureOf(topic: Topic, brief: Brief): Statement[] {
  const facts = topicFacts(topic, brief);
  const opening = topic === 'self' ? selfOpening(brief) : [];
  switch (brief.level) {
    case 'STANDARD':
      return [...opening, ...standardNature(topic, facts, brief)];
    case 'ADVANCED':
      return [...opening, ...detailedNature(facts, brief, 2)];
    case 'EXPERT': {
      const aspects = detailedNature(facts, brief, 4);
      return [...opening, ...aspects, ...midheaven(topic, brief).filter((each) => !isStated(each, aspects))];
    }
  }
}

function isStated(statement: Statement, stated: readonly Statement[]): boolean {
  return stated.some(
    (each) => each.say === 'aspect' && statement.say === 'aspect' && each.aspect === statement.aspect,
  );
}

function selfOpening({ nativity, level }: Brief): Statement[] {
  return [{ say: 'rising', rising: nativity.ascendant }, ...borderline(nativity.ascendant, level)];
}

function borderline({ degree, sign }: Brief['nativity']['ascendant'], level: Brief['level']): Statement[] {
  const neighbour = degree < 1 ? around(sign, -1) : degree > 29 ? around(sign, 1) : undefined;
  if (neighbour !== undefined) return [{ say: 'border', neighbour }];
  return level === 'EXPERT' ? [{ say: 'birth time moves the Ascendant' }] : [];
}

function standardNature(
  topic: Topic,
  { house, ruler, occupants, significators }: TopicFacts,
  { understood: { wording } }: Brief,
): Statement[] {
  const isBuilding = topic === 'home' || topic === 'land';
  if (houseIn(wording) !== undefined && !isBuilding) return [{ say: 'house and ruler', topic, house, ruler }];
  if (topic !== 'self') return [];
  const [next] = [...occupants, ...significators];
  return [
    { say: 'points to', ruler },
    ...(next ? [{ say: 'also' as const, point: next, occupant: occupants.includes(next) }] : []),
  ];
}

function detailedNature(facts: TopicFacts, brief: Brief, aspectCount: number): Statement[] {
  const { topic, house, ruler, occupants, significators } = facts;
  return [
    { say: 'house and ruler', topic, house, ruler },
    occupants.length > 0 ? { say: 'occupants', points: occupants } : { say: 'unoccupied' },
    ...(significators.length > 0 ? [{ say: 'by nature' as const, points: significators }] : []),
    ...connections(facts, brief, aspectCount),
  ];
}

function connections(
  { house: main, ruler, significators }: TopicFacts,
  { nativity }: Brief,
  count: number,
): Statement[] {
  if (nativity.tradition === 'WESTERN')
    return closestAspects(nativity, [ruler.name, ...significators.map(({ name }) => name)], count);
  const points = bodiesAspecting(nativity, main.number);
  return [points.length > 0 ? { say: 'house looked at', points } : { say: 'nobody looks', ofHouse: true }];
}

export function closestAspects(
  nativity: Brief['nativity'],
  names: Parameters<typeof aspectsTouching>[1],
  count: number,
): Statement[] {
  return aspectsTouching(nativity, names)
    .slice(0, count)
    .map((aspect) => ({ say: 'aspect', aspect }));
}

function midheaven(topic: Topic, { nativity }: Brief): Statement[] {
  if (!['career', 'business', 'government', 'fame'].includes(topic) || nativity.tradition !== 'WESTERN')
    return [];
  return closestAspects(nativity, ['Midheaven'], 2);
}

export function furtherNature(topic: Topic, step: number, brief: Brief): Statement[] | undefined {
  const { nativity, level } = brief;
  const { profile } = topicFacts(topic, brief);
  const number = profile.furtherHouses[step];
  if (number === undefined) return undefined;
  const house = houseOfNativity(nativity, number);
  const ruler = pointOf(nativity, house.ruler);
  const within = house.occupants.filter(({ name }) => name !== ruler.name);
  if (level === 'STANDARD')
    return [{ say: 'further house in plain words', topic, house, point: within[0] ?? ruler }];
  return [{ say: 'further house', topic, house, ruler, within }, ...aspectsToHouse(number, ruler, brief)];
}

function aspectsToHouse(number: number, ruler: PlacedBody, { nativity }: Brief): Statement[] {
  if (nativity.tradition === 'WESTERN') return closestAspects(nativity, [ruler.name], 2);
  const points = bodiesAspecting(nativity, number);
  return points.length > 0 ? [{ say: 'looked at', points }] : [];
}
