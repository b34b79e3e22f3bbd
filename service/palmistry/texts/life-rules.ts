import { ifClear, on, x } from './on-line.ts';
import { above, below, between, type Rule } from './rule.ts';

export const lifeRules: readonly Rule[] = [
  {
    id: 'life-wide',
    subject: 'life',
    holds: on('life', ({ reach }) => above(reach, 0, 0.05, 'the life line sweeps far into the palm')),
    meaning: 'A wide life line is read as outgoing energy and warmth.',
    trait: 'appetite for life',
    strength: 'warmth that others feel',
    topics: {
      health: 'Plenty of energy for people and undertakings is read from it.',
      personality: 'Hospitality and appetite for life are read from it.',
      love: 'Warmth that others can feel is read from it.',
      luck: 'Going out to meet things is said to be half of its luck.',
    },
  },
  {
    id: 'life-mean',
    subject: 'life',
    holds: on('life', ({ reach }) =>
      between(reach, -0.06, 0, 'the life line takes its usual course around the thumb'),
    ),
    meaning: 'A life line on its usual course is read as energy that is well shared out.',
    trait: 'a steady temper',
    strength: 'energy well shared out',
    topics: {
      health: 'Energy that is well shared out is read from it.',
      personality: 'A steady temper is read from it.',
      luck: 'Steadiness is said to keep what luck brings.',
    },
  },
  {
    id: 'life-narrow',
    subject: 'life',
    holds: on('life', ({ reach }) => below(reach, -0.06, 0.05, 'the life line keeps close to the thumb')),
    meaning: 'A narrow life line is read as energy kept for few things.',
    trait: 'reserve',
    strength: 'economy of effort',
    topics: {
      health: 'Energy that wants to be spent on few things is read from it.',
      personality: 'Reserve and economy of effort are read from it.',
      challenges: 'Making room for rest is named as its lesson.',
    },
  },
  {
    id: 'life-long',
    subject: 'life',
    holds: on('life', ({ length, grade }) =>
      grade === 'clear' ? above(length, 0.9, 0.15, 'the life line is long and clear') : null,
    ),
    meaning:
      'A long clear life line is read as steady stamina. It has nothing to do with the length of a life.',
    trait: 'staying power',
    strength: 'stamina',
    professions: ['large undertakings with a long breath'],
    topics: {
      health: 'Steady stamina is read from it, never a length of life.',
      challenges: 'Staying power in long undertakings is read from it.',
      career: 'It is credited with the long breath that large tasks need.',
    },
  },
  {
    id: 'life-short',
    subject: 'life',
    holds: on('life', ({ length, grade }) =>
      grade === 'clear' && length > 0.9
        ? null
        : {
            by: Math.max(0.1, (0.9 - length) / 0.3),
            seen: `the life line is ${grade === 'faint' ? 'faint' : 'visible for part of its way only'}`,
          },
    ),
    meaning:
      'A short or faint life line is read as energy in bursts. It has nothing to do with the length of a life.',
    trait: 'energy in bursts',
    strength: 'dividing a task into stages',
    topics: {
      health: 'Energy that comes in bursts is read from it, never a length of life.',
      challenges: 'Dividing large undertakings into stages is named as its lesson.',
    },
  },
];

/** A faint fate line may be a chance furrow: only a clear one is spoken of. */
export const fateRules: readonly Rule[] = [
  {
    id: 'fate-near-life',
    subject: 'fate',
    holds: on(
      'fate',
      ifClear((line) => below(x(line.start), -0.02, 0.06, 'a clear fate line begins near the life line')),
    ),
    meaning: 'A fate line that begins near the life line is read as a path on which family lends a hand.',
    trait: 'closeness to family',
    strength: 'building on what was handed down',
    professions: ['a family’s trade or business'],
    topics: {
      career: 'An early sense of direction, with support from home, is read from it.',
      marriage: 'Family is said to have a say in its large decisions.',
      money: 'What was handed down, skills included, is said to be its capital.',
      luck: 'Helpful relatives are its traditional luck.',
    },
  },
  {
    id: 'fate-centre',
    subject: 'fate',
    holds: on(
      'fate',
      ifClear((line) =>
        between(x(line.start), -0.02, 0.12, 'a clear fate line rises from the middle of the palm'),
      ),
    ),
    meaning: 'A fate line from the middle of the palm is read as a path of one’s own making.',
    trait: 'an own sense of direction',
    strength: 'making one’s own way',
    professions: ['self-employment'],
    topics: {
      career: 'An early sense of direction, found by oneself, is read from it.',
      money: 'What it earns is said to be its own work.',
      luck: 'Its luck is said to be earned.',
      marriage: 'It is said to want a bond beside its path, not instead of it.',
    },
  },
  {
    id: 'fate-far',
    subject: 'fate',
    holds: on(
      'fate',
      ifClear((line) =>
        above(x(line.start), 0.12, 0.06, 'a clear fate line begins on the side of the little finger'),
      ),
    ),
    meaning: 'A fate line from the little finger’s side is read as a path that other people help to shape.',
    trait: 'openness to other people',
    strength: 'work among and for others',
    professions: ['public service', 'work with customers'],
    topics: {
      career: 'Work among and for other people is read from it.',
      money: 'Patrons, customers and friends are its traditional sources.',
      luck: 'Chance meetings are its traditional luck.',
      marriage: 'A partner is said to change its direction for the better or at least for the new.',
    },
  },
  {
    id: 'fate-absent',
    subject: 'fate',
    holds: ({ lines: { fate } }) =>
      fate.grade === 'clear' ? null : { by: 0.3, seen: 'no clear fate line is to be seen' },
    meaning:
      'A hand without a clear fate line is read as a path made by one’s own choices; it is no bad sign.',
    trait: 'free choice of the next step',
    strength: 'changing fields without regret',
    topics: {
      career: 'Changing fields without regret is read from it.',
      money: 'Several small sources are said to suit it better than one large one.',
      luck: 'Its luck is said to lie in what it chooses, not in what is laid out for it.',
      marriage: 'A bond is said to be a decision for it, made anew now and then.',
    },
  },
];

export const skinRules: readonly Rule[] = [
  {
    id: 'skin-busy',
    subject: 'skin',
    holds: ({ fineLines }) =>
      above(fineLines, 0.14, 0.05, 'many fine lines are to be seen beside the main ones'),
    meaning: 'A palm full of fine lines is read as a mind that takes in many impressions.',
    trait: 'quick perception',
    strength: 'taking in many impressions',
    topics: {
      health: 'It is said to need pauses, because much goes through it.',
      challenges: 'Leaving some impressions aside is named as its lesson.',
      personality: 'Quick perception is read from it.',
    },
  },
  {
    id: 'skin-calm',
    subject: 'skin',
    holds: ({ fineLines }) =>
      below(fineLines, 0.14, 0.05, 'few fine lines are to be seen beside the main ones'),
    meaning: 'A palm with few fine lines is read as a calm surface.',
    trait: 'an even temper',
    strength: 'composure under strain',
    topics: {
      health: 'Composure under strain is read from it.',
      challenges: 'It is said to let small troubles pass.',
      personality: 'An even temper is read from it.',
    },
  },
];
