import { ifClear, on, x } from './on-line.ts';
import { above, below, between, type Rule } from './rule.ts';

/** Meanings after Cheiro (1894) and Benham (1900), restated; lengths and places in palm units. */
export const heartRules: readonly Rule[] = [
  {
    id: 'heart-under-index',
    subject: 'heart',
    holds: on('heart', (line, { joined }) =>
      joined ? null : below(x(line.end), -0.12, 0.08, 'the heart line runs on to below the index finger'),
    ),
    meaning: 'A heart line that reaches the index finger is read as loyalty and high ideals in affection.',
    trait: 'high ideals in affection',
    strength: 'loyalty',
    topics: {
      love: 'It is read as a faithful heart that expects much of the other and of itself.',
      marriage: 'Keeping a given word is said to be its idea of a bond.',
      challenges: 'Forgiving people for being ordinary is named as its lesson.',
    },
  },
  {
    id: 'heart-between',
    subject: 'heart',
    holds: on('heart', (line, { joined }) =>
      joined
        ? null
        : between(x(line.end), -0.12, 0.05, 'the heart line ends between index and middle finger'),
    ),
    meaning: 'A heart line that ends between index and middle finger is read as warm and realistic together.',
    trait: 'warmth with a sense of proportion',
    strength: 'companionship',
    topics: {
      love: 'It is read as affection that sees the other as they are.',
      marriage: 'Tradition calls it the most companionable of the endings.',
      personality: 'Warmth with a sense of proportion is read from it.',
    },
  },
  {
    id: 'heart-under-middle',
    subject: 'heart',
    holds: on('heart', (line, { joined }) =>
      joined ? null : above(x(line.end), 0.05, 0.08, 'the heart line ends below the middle finger'),
    ),
    meaning: 'A heart line that ends below the middle finger is read as passionate and self-directed.',
    trait: 'strong feeling that follows its own mind',
    strength: 'passion',
    topics: {
      love: 'It is read as strong feeling that follows its own mind.',
      marriage: 'It is said to need a bond that leaves it its own ground.',
    },
  },
  {
    id: 'heart-curved',
    subject: 'heart',
    holds: on('heart', ({ curvature }, { joined }) =>
      joined ? null : above(curvature, 0.018, 0.012, 'the heart line is clearly curved'),
    ),
    meaning: 'A curved heart line is read as feeling that is shown.',
    trait: 'openness with feeling',
    strength: 'saying what one feels',
    topics: {
      love: 'Feeling is said to be spoken and shown rather than guessed at.',
      personality: 'Openness with feeling is read from it.',
      marriage: 'It is said to bring the conversation back to what matters.',
    },
  },
  {
    id: 'heart-straight',
    subject: 'heart',
    holds: on('heart', ({ curvature }, { joined }) =>
      joined ? null : below(curvature, 0.018, 0.012, 'the heart line runs almost straight'),
    ),
    meaning: 'A straight heart line is read as affection shown by deeds.',
    trait: 'a quiet way with feeling',
    strength: 'reliability in daily life',
    topics: {
      love: 'Deeds are said to stand in for words of affection.',
      personality: 'A quiet way with feeling is read from it.',
      marriage: 'Reliability in daily life is said to be its love letter.',
    },
  },
  {
    id: 'heart-near-head',
    subject: 'heart',
    holds: on('heart', (_, { gaps }) =>
      below(gaps.heartToHead, 0.15, 0.05, 'the heart line comes close to the head line'),
    ),
    meaning: 'Heart and head line close together are read as a heart that asks the head first.',
    trait: 'self-control in feeling',
    strength: 'asking reason first',
    topics: {
      love: 'Reason is said to have a word in matters of the heart.',
      challenges: 'Letting feeling count without proof is named as its lesson.',
      personality: 'Self-control in feeling is read from it.',
    },
  },
  {
    id: 'heart-far-from-head',
    subject: 'heart',
    holds: on('heart', (_, { gaps }) =>
      above(gaps.heartToHead, 0.15, 0.08, 'heart and head line keep well apart'),
    ),
    meaning:
      'A wide field between heart and head line is read as frankness: feeling and thought keep their own ground.',
    trait: 'candour',
    strength: 'an open manner',
    topics: {
      personality: 'Candour is read from it.',
      love: 'Heart and reason are said to be asked separately, and both heard.',
      luck: 'A generous, open manner is said to draw helpful people to it.',
    },
  },
  {
    id: 'heart-broken',
    subject: 'heart',
    holds: on(
      'heart',
      ifClear(({ breaks }) => above(breaks, 0, 2, 'the heart line is interrupted for a short way')),
    ),
    meaning:
      'A short gap in the heart line is read as a pause or a change of heart, and says nothing about its outcome.',
    trait: 'readiness to take stock',
    strength: 'beginning again',
    topics: {
      love: 'A time of taking stock in affection is read from it.',
      challenges: 'Beginning again after a disappointment is named as its lesson.',
    },
  },
  {
    id: 'joined',
    subject: 'heart',
    holds: ({ joined }) =>
      joined
        ? {
            by: 1.5,
            seen: 'heart and head line seem to run as one line across the palm (possible, not certain)',
          }
        : null,
    meaning: 'One line in place of heart and head line is read as single-mindedness: all or nothing.',
    trait: 'single-mindedness',
    strength: 'concentration',
    professions: ['one pursuit, followed wholly'],
    topics: {
      personality: 'Feeling and thought are said to pull in one direction, with great concentration.',
      career: 'It is said to give itself wholly to one pursuit at a time.',
      love: 'It is said to love wholly or not at all.',
      marriage: 'Undivided commitment is read from it.',
      challenges: 'Seeing shades between yes and no is named as its lesson.',
    },
  },
];
