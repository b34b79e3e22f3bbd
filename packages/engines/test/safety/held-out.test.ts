import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dangerKinds } from '../../safety/kinds.ts';
import { judgeDanger as judgeAnew, recogniseDanger as recogniseAnew } from '../../safety/recognise.ts';
import { readCorpus } from '../../safety/train/corpus.ts';

const messages = messagesOf('held-out.tsv');
const ordinary = textsOf(messages, 'none');
const dangers = textsOf(messages, 'danger');
const chatMessages = messagesOf('lists/astrology-chat.tsv');
/** Twins: dangers and ordinary messages in the same words. */
const messageTwins = messagesOf('lists/twins-held-out.tsv');
const questions = messagesOf('lists/questions-held-out.tsv');
const chatTwins = messagesOf('lists/chat-twins-held-out.tsv');
const sadTwins = messagesOf('lists/sad-twins-held-out.tsv');
const stories = messagesOf('lists/stories-held-out.tsv');
const concerns = messagesOf('lists/concerns-held-out.tsv');
const idiomTwins = messagesOf('lists/idiom-twins-held-out.tsv');
const veiledTwins = messagesOf('lists/veiled-twins.tsv');
const conversations = messagesOf('lists/conversations.tsv');
const everyday = messagesOf('lists/everyday-held-out.tsv');
const heavy = messagesOf('lists/heavy-held-out.tsv');
const lists = [
  messages,
  chatMessages,
  messageTwins,
  questions,
  chatTwins,
  sadTwins,
  stories,
  concerns,
  idiomTwins,
  veiledTwins,
  conversations,
  everyday,
  heavy,
];

const judgements = new Map<string, ReturnType<typeof judgeAnew>>();

/** Several tests read the same lists. */
function judgeDanger(text: string) {
  const judgement = judgements.get(text) ?? judgeAnew(text);
  judgements.set(text, judgement);
  return judgement;
}

const recogniseDanger = (text: string, before?: Parameters<typeof recogniseAnew>[1]) =>
  before === undefined ? judgeDanger(text).danger : recogniseAnew(text, before);

function messagesOf(file: string): string[][] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
}

function textsOf(list: readonly string[][], wanted: string): string[] {
  return list.filter(([label]) => label === wanted).map(([, text = '']) => text);
}

function missedIn(list: readonly string[][]) {
  const cries = list.filter(([label]) => label !== 'none').map(([, text = '']) => text);
  return { cries, missed: cries.filter((text) => recogniseDanger(text) === undefined) };
}

test('No held-out message is in the corpus that the model learns', () => {
  const learned = new Set(readCorpus().map(({ text }) => text.trim().toLowerCase()));
  expect(lists.flat().filter(([, text = '']) => learned.has(text.trim().toLowerCase()))).toEqual([]);
});

test('The model mistakes at most four in a hundred unseen ordinary messages for dangers', () => {
  const alarms = ordinary.filter((text) => recogniseDanger(text) !== undefined);
  expect(ordinary.length).toBeGreaterThanOrEqual(300);
  expect(alarms.length / ordinary.length, alarms.join('\n')).toBeLessThanOrEqual(0.04);
});

test('The model recognises at least seven in ten unseen dangers without the usual words', () => {
  const recognised = dangers.filter((text) => recogniseDanger(text) !== undefined);
  expect(dangers.length).toBeGreaterThanOrEqual(200);
  expect(recognised.length / dangers.length).toBeGreaterThanOrEqual(0.7);
});

test('The model mistakes at most two in a hundred ordinary questions to an astrology chat for dangers', () => {
  const questions = textsOf(chatMessages, 'none');
  const alarms = questions.filter((text) => recogniseDanger(text) !== undefined);
  expect(questions.length).toBeGreaterThanOrEqual(300);
  expect(alarms.length / questions.length, alarms.join('\n')).toBeLessThanOrEqual(0.02);
});

test('The model recognises 97 % of the dangers among the questions to an astrology chat', () => {
  const dangersOfChat = textsOf(chatMessages, 'danger');
  const missed = dangersOfChat.filter((text) => recogniseDanger(text) === undefined);
  expect(missed.length / dangersOfChat.length, missed.join('\n')).toBeLessThanOrEqual(0.03);
});

test.each([
  { name: 'questions by eleven authors', list: questions, least: 2500, most: 0.015 },
  { name: 'stories and questions by two authors', list: stories, least: 500, most: 0.01 },
  { name: 'concerns of two more authors', list: concerns, least: 500, most: 0.01 },
  { name: 'messages of conversations by three authors', list: conversations, least: 400, most: 0.02 },
  { name: 'everyday messages of ten authors', list: everyday, least: 1400, most: 0.022 },
])(
  'The model mistakes at most a share of $most of the held-out $name for dangers',
  ({ list, least, most }) => {
    const ordinary = textsOf(list, 'none');
    const alarms = ordinary.filter((text) => recogniseDanger(text) !== undefined);
    expect(ordinary.length).toBeGreaterThanOrEqual(least);
    expect(alarms.length / ordinary.length, alarms.join('\n')).toBeLessThanOrEqual(most);
  },
);

test('The model recognises each danger of conversations by three authors', () => {
  const missed = textsOf(conversations, 'danger').filter((text) => recogniseDanger(text) === undefined);
  expect(missed).toEqual([]);
});

test('The model mistakes few pairs of consecutive ordinary stories for dangers, so length alone is no sign of danger', () => {
  const ordinary = textsOf(stories, 'none');
  const pairs = ordinary.slice(1).map((text, at) => `${ordinary[at]} ${text}`);
  const alarms = pairs.filter((text) => recogniseDanger(text) !== undefined);
  expect(alarms.length / pairs.length, alarms.join('\n')).toBeLessThanOrEqual(0.01);
});

test('After a danger, the model recognises each danger that it recognises alone, and mistakes few ordinary messages for dangers', () => {
  for (const kind of dangerKinds) {
    const before = { kind, isDoubtful: false };
    const lost = dangers.filter((text) => recogniseDanger(text) && !recogniseDanger(text, before));
    expect(lost).toEqual([]);
    const alarms = ordinary.filter((text) => recogniseDanger(text, before) !== undefined);
    expect(alarms.length / ordinary.length, alarms.join('\n')).toBeLessThanOrEqual(0.15);
  }
});

test.each([
  'y no tengo a donde ir',
  'i have nowhere to go',
  'não tenho pra onde ir',
  'mere paas jaane ki jagah nahi',
  'मेरे पास जाने की कोई जगह नहीं',
])('After a message about violence, the model recognises violence in this one too: %s', (message) => {
  expect(recogniseDanger(message, { kind: 'violence', isDoubtful: false })?.kind).toBe('violence');
});

test.each([
  { name: 'messages', list: messageTwins, maxAlarms: 0.08, maxMissed: 0.15 },
  { name: 'questions to a chat', list: chatTwins, maxAlarms: 0.1, maxMissed: 0.27 },
  { name: 'sad stories', list: sadTwins, maxAlarms: 0.15, maxMissed: 0.12 },
  { name: 'idioms', list: idiomTwins, maxAlarms: 0.1, maxMissed: 0.2 },
  { name: 'veiled questions', list: veiledTwins, maxAlarms: 0.1, maxMissed: 0.25 },
  { name: 'heavy messages', list: heavy, maxAlarms: 0.1, maxMissed: 0.2 },
])(
  'The model distinguishes most ordinary $name from dangers that use the same words',
  ({ list, maxAlarms, maxMissed }) => {
    const alarms = textsOf(list, 'none').filter((text) => recogniseDanger(text) !== undefined);
    const { cries, missed } = missedIn(list);
    expect(alarms.length / (list.length - cries.length), alarms.join('\n')).toBeLessThanOrEqual(maxAlarms);
    expect(missed.length / cries.length, missed.join('\n')).toBeLessThanOrEqual(maxMissed);
  },
);

test.each([
  { name: 'unusually worded', list: messages },
  { name: 'veiled', list: veiledTwins },
])('The model suspects at least three in twenty of the $name dangers that it misses', ({ list }) => {
  const { missed } = missedIn(list);
  const suspected = missed.filter((text) => judgeDanger(text).suspected !== undefined);
  expect(suspected.length / missed.length).toBeGreaterThanOrEqual(0.15);
});

test('The model suspects at most two in a hundred held-out questions of a danger', () => {
  const ordinary = [...questions, ...stories, ...concerns].filter(([label]) => label === 'none');
  const suspected = ordinary.filter(([, text = '']) => !recogniseDanger(text) && judgeDanger(text).suspected);
  expect(suspected.length / ordinary.length).toBeLessThanOrEqual(0.02);
});

test('The model suspects each danger that it recognises, except illness', () => {
  const kinds = lists.flat().flatMap(([, text = '']) => {
    const danger = recogniseDanger(text);
    return danger && danger.kind !== 'medical' ? [judgeDanger(text).suspected] : [];
  });
  expect(kinds.length).toBeGreaterThan(500);
  expect(kinds).not.toContain(undefined);
});
