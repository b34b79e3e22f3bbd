import type { RefusedMatter } from '../../chat/question/cautions.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import type { TalkSaid } from '../../chat/said/talk-said.ts';
import { ascendant, placement } from './places.ts';

/** Why a question is refused, and what can be asked in its place. */
const refusals: Record<RefusedMatter, string> = {
  distress:
    'What you write worries me more than any chart. Please talk to someone now: a person you trust, a doctor, or the emergency number or a crisis line of your country, which is there day and night. I am a program and cannot be that help, and no placement says that things must stay as they are.',
  death:
    'I give no answer about death or the length of a life: no chart can know it, and a guess would only frighten. Ask me where your strength lies, or which times call for care.',
  'sex of a child':
    'I do not tell whether a child is a boy or a girl: no chart can know it, and in India it may not be told before birth. Ask me when children are favoured, or about your relation to them.',
  diagnosis:
    'I cannot say whether someone is ill or pregnant, or will recover; please ask a doctor, who can examine you. Ask me about your strength, or when you should take more care of yourself.',
  gamble:
    'I make no forecast for bets, lotteries or investments: a chart has no knowledge of markets or of luck with numbers, and nobody should stake money on it. Ask me how you earn and keep money best, or which periods favour it.',
};

const notUnderstood = {
  matter: 'I can look for times that suit something, but I did not understand what it is about.',
  later: 'That is not something I can read from your chart, or I did not understand it.',
  first: 'I did not find in your question what I could look up in a birth chart.',
} as const;

const named = (name: string): string => (name ? `, ${name}` : '');

export const talk: SentencesOf<TalkSaid> = {
  hello: ({ name, again }) => `${again ? 'Hello again' : 'Hello'}${named(name)}.`,
  'your chart': ({ rising, moon }, { level }) =>
    `I have your chart before me: ${ascendant(rising, level)} and ${placement(moon, level)}.`,
  askable: () =>
    'You can ask about work, love, marriage, children, money, a house, health, family, travel or study; about yogas, doshas, sade sati, dashas and remedies; about a planet, a house or a lucky number; or when a time suits something.',
  welcome: ({ name }) => `You are welcome${named(name)}.`,
  'ask on': () => 'Ask on whenever something else comes up.',
  goodbye: ({ name }) => `Goodbye${named(name)}.`,
  'kept open': () => 'This conversation can be taken up again under the same session.',
  program: () =>
    'I am a program: I compute your birth chart and put what the tradition says of it into words. There is no person behind the answers.',
  'no days': () => 'Thank you for asking; I am a program and have no days, good or bad.',
  'how can I help': () => 'How can I help with your chart?',
  'leaning on': () =>
    'I remember what we spoke of, so "and next year?" or "tell me more" will do as a question.',
  'not understood': ({ why }) => notUnderstood[why],
  refused: ({ matter }) => refusals[matter],
  'two charts': () =>
    'A match needs the charts of two people, and I have only yours. Ask what your chart says of marriage, of your husband or wife, or of manglik and nadi.',
  'no letters': () =>
    'The number of a name is counted from Latin letters, and the name that was sent has none. Send the name as it is written in English.',
  'leanings only': () =>
    'A chart shows leanings and times that suit them; an exact day or a guarantee it cannot give.',
  'no diagnosis': () => 'This is no diagnosis and replaces no doctor.',
  'no legal advice': () => 'This is no legal advice and replaces no lawyer.',
  'low mood': () => 'If your mood stays low, speak with a doctor or with somebody you trust.',
  sorry: () => 'I am sorry that things are heavy for you just now.',
  'neither good nor bad': () => 'it is neither good nor bad by itself.',
};
