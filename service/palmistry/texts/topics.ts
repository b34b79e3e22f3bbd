import type { PalmTopic } from './names.ts';
import type { SeenFeature } from './palm-words.ts';
import { passages } from './passages.ts';
import { type Told, tell, toldOf } from './tell.ts';
import { featuresOf, lookOf, type Palm, saysOf, type Text, textOf } from './text.ts';

/** The features by which a topic says that it was seen: no feature for more than two topics. */
const seenBy: Readonly<Record<PalmTopic, readonly SeenFeature[]>> = {
  personality: ['type', 'headLength', 'heartForm'],
  career: ['index', 'headSlope', 'fate'],
  money: ['thumb', 'little', 'headLength'],
  love: ['heartEnd', 'heartForm', 'heartGap'],
  marriage: ['heartEnd', 'thumb', 'lifeSweep'],
  health: ['lifeSweep', 'lifeLength', 'skin'],
  challenges: ['type', 'headStart', 'heartGap'],
  luck: ['fate', 'index', 'headStart'],
};

/** Topics whose limit belongs to the text itself, since their name promises what no photo shows. */
const limited: readonly PalmTopic[] = ['marriage', 'luck'];

/** A topic's passages for one hand, in their order; of a single line across the palm its own comes first. */
export function tellTopic(topic: PalmTopic, { words, hand, reading }: Palm): Told[] {
  const told = toldOf(Object.keys(passages[topic]).map((name) => tell(words, topic, name, hand)));
  return reading.joined ? [{ says: words.joined.topics[topic], features: [] }, ...told] : told;
}

/** The text of one topic: what it means for you, then how it was seen. */
export function topicText(topic: PalmTopic, palm: Palm): Text {
  const { words, hand, reading } = palm;
  const told = tellTopic(topic, palm);
  const looks = seenBy[topic].flatMap((feature) => lookOf(feature, hand, words) ?? []);
  return textOf(
    topic,
    [
      [
        ...saysOf(told),
        looks.length > 0 ? words.sources[topic](words.list(looks), looks.length) : '',
        told.length < 2 ? words.tooLittle : '',
        limited.includes(topic) ? words.limits[topic] : '',
      ],
    ],
    [...featuresOf(told), ...(reading.joined ? (['joined'] as const) : [])],
    palm,
  );
}
