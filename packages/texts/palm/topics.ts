import type { PalmTopic } from './names.ts';
import type { SeenFeature } from './palm-words.ts';
import { passages } from './passages.ts';
import { type Told, tell, tellAlone, toldOf } from './tell.ts';
import { featuresOf, lookOf, type PalmInWords, saysOf, type Text, textOf } from './text.ts';

/** The features by which a topic says that it was seen: no feature for more than two topics. */
const seenBy: Readonly<Record<PalmTopic, readonly SeenFeature[]>> = {
  personality: ['type', 'headLength', 'heartForm'],
  career: ['index', 'headSlope', 'fate'],
  money: ['thumb', 'little', 'headLength'],
  love: ['heartEnd', 'heartForm', 'heartGap'],
  marriage: ['heartEnd', 'thumb', 'lifeSweep'],
  health: ['lifeLength', 'skin'],
  challenges: ['type', 'headStart', 'heartGap'],
  luck: ['fate', 'index', 'headStart'],
};

/** Topics whose limit belongs to the text itself, since their name promises what no photo shows. */
const limited: readonly PalmTopic[] = ['marriage', 'luck'];

/** What a single line across the palm adds to topics that would otherwise have little to say of it. */
const joinedPassage: Partial<Readonly<Record<PalmTopic, keyof (typeof passages)['joined']>>> = {
  personality: 'temper',
  love: 'affection',
};

/** A topic's passages for one hand, in their order; of a single line across the palm its own comes first. */
export function tellTopic(topic: PalmTopic, { words, hand, reading }: PalmInWords): Told[] {
  const pairs = toldOf(Object.keys(passages[topic]).map((name) => tell(words, topic, name, hand)));
  const told = [...pairs, ...tellAlone(words, topic, hand, pairs)];
  if (!reading.joined) return told;
  const more = joinedPassage[topic];
  return [
    { says: words.joined.topics[topic], features: [] },
    ...toldOf([more === undefined ? null : tell(words, 'joined', more, hand)]),
    ...told,
  ];
}

/** The text of one topic: what it means for you, then how it was seen. */
export function topicText(topic: PalmTopic, palm: PalmInWords): Text {
  const { words, hand, reading } = palm;
  const told = tellTopic(topic, palm);
  const seen = seenBy[topic].filter((feature) => hand[feature] !== null);
  const looks = seen.flatMap((feature) => lookOf(feature, hand, words, words.sourceLooks) ?? []);
  return textOf(
    topic,
    [
      [
        ...saysOf(told),
        looks.length > 0 ? words.sources[topic](words.list(looks), looks.length) : '',
        told.length + Math.min(1, looks.length) < 2 ? words.tooLittle[topic] : '',
        limited.includes(topic) ? words.limits[topic] : '',
      ],
    ],
    [...featuresOf(told), ...seen, ...(reading.joined ? (['joined'] as const) : [])],
    palm,
  );
}
