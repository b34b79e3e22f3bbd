import {
  type House,
  houseOfNativity,
  type Nativity,
  type PlacedBody,
  pointOf,
} from '@palmleaf/engines/chart';
import type { BodyName } from '@palmleaf/engines/zodiac';
import { type Topic, type TopicProfile, topicProfiles } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../../composer.ts';

export interface TopicFacts {
  readonly topic: Topic;
  readonly profile: TopicProfile;
  readonly house: House;
  readonly ruler: PlacedBody;
  readonly occupants: readonly PlacedBody[];
  readonly significators: readonly PlacedBody[];
}

export function topicFacts(
  topic: Topic,
  { nativity, gender }: Pick<Brief, 'nativity' | 'gender'>,
): TopicFacts {
  const profile = topicProfiles[topic];
  const house = houseOfNativity(nativity, profile.house[nativity.tradition]);
  const ruler = pointOf(nativity, house.ruler);
  const occupants = house.occupants.filter(({ name }) => name !== ruler.name);
  const named = new Set<BodyName>([ruler.name, ...occupants.map(({ name }) => name)]);
  const significators = orderedSignificators(topic, nativity, gender).filter((name) => !named.has(name));
  return {
    topic,
    profile,
    house,
    ruler,
    occupants,
    significators: significators.map((name) => pointOf(nativity, name)),
  };
}

/** In the Vedic tradition Jupiter signifies a husband and Venus a wife. */
function orderedSignificators(topic: Topic, { tradition }: Nativity, gender: Brief['gender']): BodyName[] {
  const names = [...topicProfiles[topic].significators[tradition]];
  const ofPartner = topic === 'marriage' || topic === 'spouse';
  return ofPartner && tradition === 'VEDIC' && gender === 'female' ? names.reverse() : names;
}

export function weightIn({ ruler, occupants, significators }: TopicFacts, name: BodyName): number {
  if (name === ruler.name) return 3;
  if (occupants.some((each) => each.name === name)) return 2;
  return significators.some((each) => each.name === name) ? 1 : 0;
}

export function bodiesOf({ ruler, occupants, significators }: TopicFacts): PlacedBody[] {
  return [ruler, ...occupants, ...significators];
}
