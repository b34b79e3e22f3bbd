import type { Feature } from './classes.ts';
import type { PalmTopic } from './names.ts';
import type { SeenFeature } from './palm-words.ts';
import { passages } from './passages.ts';
import { common, isMiddling } from './rarities.ts';
import { decidedIn, type PalmSentence, sentenceFor, sentencesAlone } from './tell.ts';
import { lookOf, type PalmInWords, saysOf, seenFeatures, type Text, textOf } from './text.ts';

/** In order of preference (docs/palm-texts.md). */
const preferredFeatures: Readonly<Record<PalmTopic, readonly SeenFeature[]>> = {
  personality: ['heartForm', 'headLength', 'type'],
  career: ['headSlope', 'fate', 'index'],
  money: ['thumb', 'little', 'headLength'],
  love: ['heartGap', 'heartForm', 'heartEnd'],
  marriage: ['lifeSweep', 'heartEnd', 'thumb'],
  health: ['lifeLength', 'skin'],
  challenges: ['heartGap', 'headStart', 'type'],
  luck: ['headStart', 'index', 'fate'],
};

/** Topics whose names promise more than a photo shows. */
const limitedTopics: readonly PalmTopic[] = ['marriage', 'luck'];

/** For topics that would otherwise be short. */
const joinedPassage: Partial<Readonly<Record<PalmTopic, keyof (typeof passages)['joined']>>> = {
  personality: 'temper',
  love: 'affection',
};

interface Statement extends PalmSentence {
  readonly passage: string | null;
}

/** If a line is missing, the passage that needs it uses the sentence on its other feature alone. */
export function statementsOn(topic: PalmTopic, palm: PalmInWords): Statement[] {
  const { words, meant, reading } = palm;
  const names = Object.keys(passages[topic]);
  const specs: Readonly<Record<string, readonly Feature[]>> = passages[topic];
  const pairs = names.map((name) => sentenceFor(words, topic, name, meant));
  const free = sentencesAlone(words, topic, meant, pairs);
  const statements: Statement[] = [];
  names.forEach((passage, i) => {
    const at = free.findIndex(({ features }) =>
      features.some((feature) => specs[passage]?.includes(feature)),
    );
    const isJoinedLead = reading.joined && i === 0;
    const sentence = pairs[i] ?? (isJoinedLead || at < 0 ? null : free.splice(at, 1)[0]);
    if (sentence) statements.push({ ...sentence, passage });
  });
  const all = [...statements, ...free.map((each) => ({ ...each, passage: null }))];
  if (!reading.joined) return all;
  const more = joinedPassage[topic];
  const extra = more === undefined ? null : sentenceFor(words, 'joined', more, meant);
  const lead = pairs[0] === null ? (names[0] ?? null) : null;
  return [
    { says: words.joined.topics[topic], features: [], passage: lead },
    ...decidedIn([extra]).map((each) => ({ ...each, passage: null })),
    ...all,
  ];
}

export function topicText(topic: PalmTopic, palm: PalmInWords): Text {
  const { words, hand, reading } = palm;
  const statements = statementsOn(topic, palm);
  const says = saysOf(statements);
  const decided = preferredFeatures[topic].filter((feature) => hand[feature] !== null);
  const namedFeature = decided.find(
    (feature) => hand[feature] !== common[feature] && !isMiddling(hand[feature]),
  );
  const look = namedFeature === undefined ? null : lookOf(namedFeature, hand, words, words.sourceLooks);
  const isOneSentence = look === null && !/[.!?।]\s/u.test(says.join(' '));
  return textOf(
    topic,
    [
      [...says, look === null ? '' : words.sources[topic](look)],
      [
        says.length + (decided.length === 0 ? 0 : 1) < 2 ? words.tooLittle[topic] : '',
        limitedTopics.includes(topic) || isOneSentence ? words.limits[topic] : '',
      ],
    ],
    [
      ...seenFeatures(statements),
      ...(namedFeature === undefined ? [] : [namedFeature]),
      ...(reading.joined ? (['joined'] as const) : []),
    ],
    palm,
  );
}
