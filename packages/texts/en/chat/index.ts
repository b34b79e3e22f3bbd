import { signName, signNames } from '@palmleaf/engines/zodiac';
import type { ChatWords } from '../../chat/chat-words.ts';
import { formSentences } from '../../chat/form-sentences.ts';
import { oneOf } from '../../chat/one-of.ts';
import type { RefusedMatter } from '../../chat/question/cautions.ts';
import type { Topic } from '../../chat/question/topics.ts';
import { sanskritTerms } from '../../chat/sanskrit-terms.ts';
import { daySentences, selfSentences } from '../../chat/single-days.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { TalkStatements } from '../../chat/statements/talk-statements.ts';
import { capital } from '../../languages/capital.ts';
import data from '../chat.json' with { type: 'json' };
import { dashas, doshas, saturn, yogas } from './doshas.ts';
import { topicWords } from './facts.ts';
import { ascendant, date, matter, placement } from './matter.ts';
import { charms, planets, stars, western } from './planets.ts';
import { spanOf, time, within } from './time.ts';
import { standsFor } from './words.ts';

const { texts } = data;

const glossary: ChatWords['glossary'] = {
  ...sanskritTerms({
    mahadasha: 'a mahadasha is a great period of years that one planet rules',
    antardasha: 'an antardasha is a sub-period within it',
    pratyantardasha: 'a pratyantardasha is a part of a sub-period',
    'sade sati':
      'sade sati is the seven and a half years in which Saturn passes the sign of your Moon and its two neighbours',
    nakshatra: 'a nakshatra is one of the 27 stations of the Moon',
    pada: 'a pada is a quarter of a nakshatra',
    dosha: 'a dosha is a placement that tradition counts as a flaw',
    yoga: 'a yoga is a combination of planets with a name and an effect',
    graha: 'graha is the Sanskrit word for planet',
  }),
  'sidereal signs': {
    pattern: oneOf(signNames.map((sign) => `in ${sign}`)),
    meaning: 'the signs are those of the sidereal zodiac, often one before the sign in Western newspapers',
  },
  Ascendant: {
    pattern: /\bAscendant\b/,
    meaning: 'the Ascendant (lagna) is the sign that rose in the east at your birth',
  },
  Midheaven: {
    pattern: /\bMidheaven\b/,
    meaning: 'the Midheaven is the highest point of the zodiac at your birth',
  },
  exalted: {
    pattern: /\bexalted\b/,
    meaning: 'exalted means in the sign in which a planet is strongest',
  },
  debilitated: {
    pattern: /\bdebilitated\b/,
    meaning: 'debilitated means in the sign in which it is weakest',
  },
  retrograde: {
    pattern: /\bretrograde\b/,
    meaning: 'retrograde means moving backwards as seen from the Earth',
  },
  progressed: {
    pattern: /\bprogressed\b/i,
    meaning: 'progressed places let each day after birth stand for a year',
  },
  orb: { pattern: /\borb\b/, meaning: 'the orb is the distance from an exact aspect' },
  aspects: {
    pattern: /\b(?:trine|sextile|square)\b/,
    meaning: 'trine, sextile and square are angles of 120, 60 and 90 degrees',
  },
  dignities: {
    pattern: /\b(?:in domicile|in detriment|peregrine)\b/,
    meaning:
      'domicile, detriment and peregrine say whether a planet stands in its own sign, the opposite one, or neither',
  },
};

const refusals: Record<RefusedMatter, string> = texts.talk.refusals;

const notUnderstood = texts.talk.notUnderstood;

const addressed = (name: string): string => (name ? `, ${name}` : '');

const talk: SentencesOf<TalkStatements> = {
  hello: ({ name, again }) => `${again ? 'Hello again' : 'Hello'}${addressed(name)}.`,
  'your chart': ({ rising, moon }, { level }) =>
    `I have your chart before me: ${ascendant(rising, level)} and ${placement(moon, level)}.`,
  askable: () =>
    'You can ask about work, love, family, money, home, health or study, about a planet, a dosha or a dasha of your chart, or when a time suits something.',
  welcome: ({ name }) => `You are welcome${addressed(name)}.`,
  'ask on': () => 'Ask again whenever something else comes up.',
  goodbye: ({ name }) => `Goodbye${addressed(name)}.`,
  'talk can go on': () => 'This conversation can be taken up again under the same session.',
  program: () =>
    'I am a program: I compute your birth chart and put what the tradition says of it into words. There is no person behind the answers.',
  'no good or bad days': () => 'Thank you for asking; I am a program and have no days, good or bad.',
  'how can I help': () => 'How can I help with your chart?',
  'remembers the talk': () =>
    'I remember what we spoke of, so "and next year?" or "tell me more" will do as a question.',
  'not understood': ({ why }) => notUnderstood[why],
  refused: ({ matter }) => refusals[matter],
  'two charts': () =>
    'A match needs the charts of two people, and I have only yours. Ask what your chart says of marriage, of your husband or wife, or of manglik and nadi.',
  'no Latin letters': () =>
    'The number of a name is counted from Latin letters, and the name that was sent has none. Send the name as it is written in English.',
  'leanings only': () =>
    'A chart shows leanings and times that suit them; an exact day or a guarantee it cannot give.',
  'no diagnosis': () => 'This is no diagnosis and replaces no doctor.',
  'no legal advice': () => 'This is no legal advice and replaces no lawyer.',
  'low mood': () => 'If your mood stays low, speak with a doctor or with somebody you trust.',
  sorry: () => 'I am sorry that things are heavy for you just now.',
  'neither good nor bad': () => 'it is neither good nor bad by itself.',
  'still holds': () => texts.talk.holds,
};

const about = (topic: Topic): string => `for ${topicWords[topic]}`;

export const languageTexts: ChatWords = {
  sentences: {
    ...talk,
    ...matter,
    ...time,
    ...daySentences(texts.days, 'en', about),
    ...selfSentences(texts.talk.self, (topic) => topicWords[topic], signName),
    ...formSentences(texts.talk.forms, {
      about,
      placement,
      standsFor: (body) => standsFor[body],
      until: (at, level) => `until ${date(at, level)}`,
      within,
      date,
      span: spanOf,
    }),
    ...dashas,
    ...doshas,
    ...yogas,
    ...stars,
    ...saturn,
    ...charms,
    ...planets,
    ...western,
  },
  answerInSentence: (answer, sentence) => `${capital(answer)}, ${sentence}`,
  answerApart: (answer, sentence) => `${capital(answer)}. ${sentence}`,
  glossary,
  inPlainWords: (meanings) => `In plain words: ${meanings.join('; ')}.`,
};
