import type { Gift, PalmTopic, SeenFeature } from '@palmleaf/texts/palm';
import {
  fieldOf,
  isMiddle,
  type PalmInWords,
  type PassageText,
  type passages,
  seenFeatures,
  statementsOn,
  topicText,
} from '@palmleaf/texts/palm';

export const palmTopicAnswer = (topic: PalmTopic, palm: PalmInWords) => ({
  [topic]: skeletons[topic](palm),
  ...topicText(topic, palm),
});

const fieldsOf =
  <Topic extends PalmTopic & PassageText>(topic: Topic, palm: PalmInWords) =>
  (name: keyof (typeof passages)[Topic] & string): string =>
    fieldOf(
      statementsOn(topic, palm).find(({ passage }) => passage === name),
      palm,
    );

const decided = (palm: PalmInWords, ...says: readonly string[]): string[] =>
  says.filter((sentence) => sentence !== palm.words.keys.undecided);

function giftsOf(topic: PalmTopic, palm: PalmInWords, wordsOf: (gift: Gift) => readonly string[]): string[] {
  const { hand, meant, words, reading } = palm;
  const giftWordsOf = (feature: SeenFeature): readonly string[] => {
    const giftsByClass: Readonly<Record<string, Gift>> = words.gifts[feature];
    const gift = giftsByClass[hand[feature] ?? (isMiddle(meant[feature]) ? meant[feature] : null) ?? ''];
    return gift === undefined ? [] : wordsOf(gift);
  };
  const topicFeatures = seenFeatures(statementsOn(topic, palm));
  const others = steadiest.filter((feature) => giftWordsOf(feature).length > 0).slice(0, maxOtherFeatures);
  const gifts = [...new Set([...topicFeatures, ...others])].flatMap((feature) => giftWordsOf(feature));
  return [...new Set(reading.joined ? [...wordsOf(words.joined.gift), ...gifts] : gifts)];
}

const maxOtherFeatures = 3;

/** The features whose class varies least between copies of a photo come first. */
const steadiest: readonly SeenFeature[] = [
  'lifeSweep',
  'thumb',
  'index',
  'lifeLength',
  'fate',
  'little',
  'heartForm',
  'heartGap',
  'headSlope',
  'headLength',
  'heartEnd',
  'headStart',
  'skin',
  'type',
];

const skeletons: Record<PalmTopic, (palm: PalmInWords) => object> = {
  personality: (palm) => ({
    behavioral_style: fieldsOf('personality', palm)('style'),
    core_traits: giftsOf('personality', palm, ({ trait }) => [trait]),
    strengths: giftsOf('personality', palm, ({ strength }) => [strength]),
  }),
  career: (palm) => ({
    career_direction: fieldsOf('career', palm)('direction'),
    growth_advice: fieldsOf('career', palm)('counsel'),
    professional_strengths: giftsOf('career', palm, ({ strength }) => [strength]),
    suitable_professions: [
      ...new Set([
        ...giftsOf('career', palm, ({ professions }) => professions ?? []),
        ...((palm.hand.type && palm.words.gifts.type[palm.hand.type].professions) ?? []),
      ]),
    ],
  }),
  money: (palm) => {
    const say = fieldsOf('money', palm);
    return {
      financial_tendency: say('tendency'),
      advice: say('advice'),
      wealth_indicators: decided(palm, say('ground')),
      money_habits: decided(palm, say('habits')),
    };
  },
  love: (palm) => {
    const say = fieldsOf('love', palm);
    return {
      emotional_nature: say('nature'),
      romantic_style: say('style'),
      compatibility_notes: decided(palm, say('fit')),
    };
  },
  marriage: (palm) => {
    const say = fieldsOf('marriage', palm);
    return {
      timing_indicators: palm.words.limits.marriage,
      quality_outlook: say('bond'),
      partnership_notes: decided(palm, say('days'), say('choice')),
    };
  },
  health: (palm) => {
    const say = fieldsOf('health', palm);
    return {
      areas_to_watch: decided(palm, say('watch')),
      vitality: say('vitality'),
      constitution: say('constitution'),
      sources_of_strength: decided(palm, say('strength')),
    };
  },
  challenges: (palm) => {
    const say = fieldsOf('challenges', palm);
    return {
      life_obstacles: decided(palm, say('obstacle')),
      cautionary_patterns: decided(palm, say('pattern')),
      sources_of_strength: decided(palm, say('help')),
      growth_areas: decided(palm, say('growth')),
    };
  },
  luck: (palm) => {
    const say = fieldsOf('luck', palm);
    return {
      timing: palm.words.limits.luck,
      fortune_patterns: decided(palm, say('pattern')),
      opportunity_signals: decided(palm, say('signal'), say('spark')),
    };
  },
};
