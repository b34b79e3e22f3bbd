import type { Subject } from '@palmleaf/texts/chat/terms';
import { has, hitsOf, readIn, type Token, tokensOf, type Wording, wordingIn } from '@palmleaf/texts/lexicons';
import { phraseOfLanguage } from '../phrases.ts';
import { namesTopicPlainly } from '../topic.ts';
import { readQuestion } from './clause.ts';
import type { Reading, Setting } from './reading.ts';

const listable: readonly Subject['kind'][] = [
  'gem',
  'charm',
  'sign',
  'star',
  'dasha',
  'sade sati',
  'dosha',
  'yoga',
  'birth number',
  'deity',
  'karaka',
  'ranking',
];
const maxWordsOfPart = 5;
const maxShortPart = 3;

export function listReadings(text: string, setting: Setting): Reading[] | undefined {
  const tokens = tokensOf(text);
  const language = readIn(text, setting.hints);
  const after = [...tokens.keys()].slice(1);
  const joins = after.filter((at) => {
    const join = phraseOfLanguage('joins', tokens, at, language);
    return join !== undefined && join.to < tokens.length;
  });
  if (joins.length === 0) return undefined;
  const commas = after.filter((at) => text.slice(tokens[at - 1]?.end, tokens[at]?.at).includes(','));
  // "In love, work and health", or at joins only: "hi, I ask about love and work".
  const all = after.filter((at) => joins.includes(at) || commas.includes(at));
  return partsOf(text, tokens, all, setting) ?? partsOf(text, tokens, joins, setting);
}

function partsOf(
  text: string,
  tokens: readonly Token[],
  joins: readonly number[],
  setting: Setting,
): Reading[] | undefined {
  const bounds = [0, ...joins, tokens.length];
  const readings: Reading[] = [];
  for (const [index, from] of bounds.slice(0, -1).entries()) {
    const to = bounds[index + 1] ?? tokens.length;
    if (index > 0 && to - from > maxWordsOfPart) return undefined;
    const part = text.slice(tokens[from]?.at, tokens[to - 1]?.end);
    const reading = readQuestion(part, part, { ...setting, before: readings[0] ?? setting.before });
    if (!isListable(part, reading, index === 0, setting)) return undefined;
    readings.push(reading);
  }
  const keys = new Set(readings.map(({ subject }) => JSON.stringify(subject)));
  if (readings.length < 2 || keys.size < readings.length) return undefined;
  const isWhen = readings.some(({ intent }) => intent === 'when');
  const timed = readings.find(({ periodNamed }) => periodNamed);
  return readings.map((each): Reading => {
    if (each.intent !== 'nature') return each;
    if (isWhen) return { ...each, intent: 'when' };
    return timed ? { ...each, intent: 'outlook', period: timed.period, periodNamed: true } : each;
  });
}

function isListable(
  part: string,
  { subject, refused }: Reading,
  isFirst: boolean,
  { hints }: Setting,
): boolean {
  if (refused !== undefined) return false;
  const wording = wordingIn(part, readIn(part, hints));
  const own = hitsOf(wording, 'my');
  if (subject.kind === 'planet') return own.length > 0;
  if (subject.kind !== 'topic') return listable.includes(subject.kind);
  const isSentence = hitsOf(wording, 'i').some(({ from }) => !own.some((each) => each.from === from));
  const isShort = contentWordCount(wording) <= maxShortPart;
  if (isFirst) return namesTopicPlainly(wording) || isShort || !hasPerson(wording);
  return (namesTopicPlainly(wording) || isShort) && !isSentence;
}

const contentWordCount = ({ tokens, hits }: Wording): number =>
  [...tokens.keys()].filter(
    (at) =>
      !/\d/.test(tokens[at]?.letters ?? '') &&
      !hits.some((hit) => hit.from === at && hit.concept === 'month before'),
  ).length;

const hasPerson = (wording: Wording): boolean =>
  has(wording, 'partner', 'he or she', 'mother', 'father', 'siblings', 'children', 'in-laws', 'boss');
