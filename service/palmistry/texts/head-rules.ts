import { on, y } from './on-line.ts';
import { above, below, between, type Rule } from './rule.ts';

export const headRules: readonly Rule[] = [
  {
    id: 'head-long',
    subject: 'head',
    holds: on('head', ({ length }) => above(length, 0.68, 0.12, 'the head line is long')),
    meaning: 'A long head line is read as thoroughness and many interests.',
    trait: 'thoroughness',
    strength: 'following a thing to its end',
    professions: ['research', 'law'],
    topics: {
      personality: 'A mind that follows a thing to its end is read from it.',
      career: 'Tradition trusts it with work that needs patience in thinking.',
      money: 'It is said to read the small print.',
    },
  },
  {
    id: 'head-mean',
    subject: 'head',
    holds: on('head', ({ length }) => between(length, 0.56, 0.68, 'the head line has a middling length')),
    meaning: 'A head line of middling length is read as sound everyday judgement.',
    trait: 'common sense',
    strength: 'knowing when enough has been considered',
    topics: {
      personality: 'Common sense is read from it.',
      career: 'It is said to know when enough has been considered.',
      money: 'Plain good sense about expenses is read from it.',
    },
  },
  {
    id: 'head-short',
    subject: 'head',
    holds: on('head', ({ length }) =>
      below(length, 0.56, 0.1, 'the part of the head line that can be seen is short'),
    ),
    meaning: 'A short head line is read as quick, practical thinking that goes straight to the point.',
    trait: 'quick, practical thinking',
    strength: 'short ways from plan to result',
    professions: ['workshop and site management'],
    topics: {
      personality: 'Quick decisions are read from it.',
      career: 'Work with short ways between plan and result is said to suit it.',
      challenges: 'Sleeping on a decision is named as its lesson.',
    },
  },
  {
    id: 'head-sloping',
    subject: 'head',
    holds: on('head', (line) => above(y(line.end), -0.5, 0.06, 'the head line slopes towards the wrist')),
    meaning: 'A sloping head line is read as imagination.',
    trait: 'imagination',
    strength: 'ideas',
    professions: ['creative work'],
    topics: {
      personality: 'A vivid inner world is read from it.',
      career: 'Tradition looks for creative work behind it.',
      luck: 'Ideas are said to be its luck.',
    },
  },
  {
    id: 'head-level',
    subject: 'head',
    holds: on('head', (line) =>
      below(y(line.end), -0.5, 0.08, 'the head line runs rather level across the palm'),
    ),
    meaning: 'A level head line is read as a matter-of-fact mind.',
    trait: 'a sense for facts',
    strength: 'order in figures and things',
    professions: ['accounting', 'engineering', 'administration'],
    topics: {
      personality: 'Sense for facts is read from it.',
      career: 'Figures, technique and organisation are its traditional fields.',
      money: 'It is said to believe in money when it has been counted.',
    },
  },
  {
    id: 'head-joins-life',
    subject: 'head',
    holds: on('head', (_, { gaps }) =>
      below(gaps.headToLife, 0.06, 0.05, 'head and life line begin together'),
    ),
    meaning: 'Head and life line that begin together are read as a cautious beginner.',
    trait: 'care at the start of things',
    strength: 'preparation',
    topics: {
      personality: 'Care at the start of things is read from it.',
      challenges: 'Leaving the shelter of the familiar is named as its lesson.',
      luck: 'Prepared chances are said to serve it better than sudden ones.',
      health: 'It is said to pace itself without being told.',
    },
  },
  {
    id: 'head-apart-from-life',
    subject: 'head',
    holds: on('head', (_, { gaps }) => above(gaps.headToLife, 0.06, 0.05, 'head and life line begin apart')),
    meaning: 'Head and life line that begin apart are read as early independence.',
    trait: 'early independence',
    strength: 'going first',
    topics: {
      personality: 'Early independence is read from it.',
      challenges: 'Looking before leaping is named as its lesson.',
      luck: 'It is said to find luck by going first.',
      health: 'It is said to forget about rest while something new is on.',
    },
  },
];
