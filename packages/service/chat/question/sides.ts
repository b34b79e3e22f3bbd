import { type Language, languages } from '@palmleaf/contract/languages';
import { monthNames } from '@palmleaf/contract/month-names';
import {
  chatTopics,
  following,
  type Period,
  plusDays,
  type Topic,
  wholeMonth,
  wholeYear,
} from '@palmleaf/texts/chat/terms';
import {
  type Concept,
  type FrameKey,
  type Hit,
  has,
  hitsOf,
  leads,
  type Token,
  tokensOf,
  type Wording,
} from '@palmleaf/texts/lexicons';
import { classified } from './classifier/classify.ts';
import { periodIn } from './period-named.ts';
import { type MessageLanguage, phraseAt, phraseOfLanguage } from './phrases.ts';
import { topicsOf } from './topic.ts';

export interface SideOfChoice {
  readonly text: string;
  readonly isWhole: boolean;
  readonly wording: Wording;
  readonly hints: readonly Language[];
}
export type Sides = readonly [SideOfChoice, SideOfChoice];

const headKeys = [
  'asks',
  'opens',
  'joins',
  'address',
  'tells',
  'subjects',
  'rather',
] as const satisfies readonly FrameKey[];
const openerKeys = ['asks', 'opens', 'subjects'] as const satisfies readonly FrameKey[];
const minLetters = 2;
const maxQuotedWords = 10;
const maxWholeWords = 7;

type Place = Pick<Hit, 'from' | 'to'>;

const isCount = (token: Token | undefined): boolean => /^\d{1,3}$/.test(token?.letters ?? '');

const isHouse = (token: Token | undefined): boolean => /^(?:[1-9]|1[0-2])$/.test(token?.letters ?? '');

const mostWordsToHouse = 4;

const isBetweenHouses = (wording: Wording, { from, to }: Place): boolean =>
  has(wording, 'house word') &&
  wording.tokens.slice(Math.max(0, from - mostWordsToHouse), from).some(isHouse) &&
  wording.tokens.slice(to, to + mostWordsToHouse).some(isHouse);

function orPlacesIn(wording: Wording, language: MessageLanguage): Place[] {
  const { tokens } = wording;
  const phrased = [...tokens.keys()].flatMap((at) => {
    const found = phraseAt('alternates', tokens, at);
    return found ? [{ from: found.to - 1, to: found.to }] : [];
  });
  return [...hitsOf(wording, 'or'), ...phrased]
    .filter(
      ({ from, to }) =>
        from > 0 &&
        to < tokens.length &&
        !hitsOf(wording, 'not').some((hit) => hit.from === from) &&
        !(isCount(tokens[from - 1]) && isCount(tokens[to])) &&
        !isBetweenHouses(wording, { from, to }) &&
        !phraseOfLanguage('noOr', tokens, from, language) &&
        !isQuestion(wording, language, to),
    )
    .toSorted((one, other) => one.from - other.from);
}

const isQuestion = (wording: Wording, language: MessageLanguage, at: number): boolean =>
  phraseOfLanguage('asks', wording.tokens, at, language) !== undefined &&
  !phraseOfLanguage('opens', wording.tokens, at, language) &&
  !hitsOf(wording, 'which', 'whether').some(({ from }) => from === at);

const emptyConcepts: readonly Concept[] = ['not', 'whatever'];
const fewWords = 2;

function isEmptySide({ wording, words: { from, to } }: { wording: Wording; words: Place }): boolean {
  const begins = (key: FrameKey): boolean => phraseAt(key, wording.tokens, from) !== undefined;
  if (begins('explains')) return true;
  if (hitsOf(wording, 'not').some((hit) => hit.from === from) && to - from > fewWords) return true;
  return to - from <= fewWords && (hitsOf(wording, ...emptyConcepts).length > 0 || begins('closes'));
}

const seam = /[,;:.!?\n–—]|\p{Extended_Pictographic}/u;
const dateStop = /^\d{1,2}\.\s+$/u;
/** "I'll" and "take-home" are not cut. */
const joint = /^['’-]$/u;

function sidesAt(message: string, wording: Wording, language: MessageLanguage, or: Place): Sides | undefined {
  const { tokens } = wording;
  const phrase = (key: FrameKey, at: number) => phraseOfLanguage(key, tokens, at, language);
  const isOfDate = (at: number): boolean =>
    language === 'de' || hitsOf(wording, ...monthNames).some(({ from }) => from === at);
  const seams = [...tokens.keys()].filter((at) => {
    const between = message.slice(tokens[at - 1]?.at ?? 0, tokens[at]?.at);
    return seam.test(between) && !(dateStop.test(between) && isOfDate(at));
  });
  const allJoins = [...tokens.keys()].flatMap((at) => phrase('joins', at)?.to ?? []);
  const joins = allJoins.filter((at) => openerKeys.some((key) => phrase(key, at)));
  const start = [...seams, ...joins]
    .filter((at) => at < or.from && at > 0)
    .reduce((a, b) => Math.max(a, b), 0);
  const end = seams.find((at) => at > or.to) ?? tokens.length;
  const whether = hitsOf(wording, 'whether');
  const units = hitsOf(wording, 'unit week', 'unit month', 'unit year');
  const isOfTime = (at: number): boolean =>
    hitsOf(wording, 'this').some(({ from }) => from === at) && units.some(({ from }) => from === at + 1);
  const headOf = (start: number, to: number): number => {
    const from = whether.findLast((hit) => hit.from >= start && hit.to < to)?.to ?? start;
    let at = from;
    for (;;) {
      const found = headKeys.map((key) => phrase(key, at)).find(Boolean);
      if (!found || found.to >= to || isOfTime(at)) break;
      at = found.to;
    }
    while (at > from && joint.test(message.slice(tokens[at - 1]?.end, tokens[at]?.at))) at -= 1;
    // The head stays if only a subject word would be left: "will he" is not cut to "he".
    return at + 1 === to && phrase('subjects', at) ? from : at;
  };
  const sideOf = (from: number, to: number): SideOfChoice & { readonly words: Place } => {
    const head = headOf(from, to);
    const isBeforeOr = to === or.from;
    const clipped = Math.max(head, to - maxQuotedWords);
    const joined = clipped > head ? allJoins.findLast((at) => at > clipped && at < to - 1) : undefined;
    const [first, last] = isBeforeOr ? [joined ?? clipped, to] : [head, Math.min(to, head + maxQuotedWords)];
    const isCut = first > head || last < to;
    const points = hitsOf(wording, 'that').some((hit) => hit.from === first);
    const isAsking = [...tokens.keys()].slice(first + 1, last).some((at) => phrase('tells', at));
    const quoted = message.slice(tokens[first]?.at, tokens[last - 1]?.end).replace(/[\p{C}\s]+/gu, ' ');
    return {
      text: `${first > head ? '…' : ''}${quoted}${last < to ? '…' : ''}`,
      isWhole: !isCut && !points && !isAsking && last - first <= maxWholeWords,
      words: { from: head, to },
      hints: languages.filter((each) => each === language),
      wording: {
        tokens: tokens.map((token, at) => (at >= from && at < to ? token : { ...token, letters: ' ' })),
        hits: wording.hits.filter((hit) => hit.from >= from && hit.to <= to),
      },
    };
  };
  const [one, other] = [sideOf(start, or.from), sideOf(or.to, end)];
  const isNamed = [one, other].every(({ text }) => text.length >= minLetters);
  return isNamed && !isEmptySide(other) && one.text !== other.text ? [one, other] : undefined;
}

export const allSidesIn = (message: string, wording: Wording, language: MessageLanguage): Sides[] =>
  orPlacesIn(wording, language).flatMap((or) => {
    const sides = sidesAt(message, wording, language, or);
    return sides ? [sides] : [];
  });

export const sidesIn = (message: string, wording: Wording, language: MessageLanguage): Sides | undefined =>
  allSidesIn(message, wording, language)[0];

export function timesOfSides(
  sides: Sides,
  now: Date,
  birthYear: number,
): readonly [Period, Period] | undefined {
  const [one, named] = sides.map(({ wording }) => {
    // "March or April?" needs no "in".
    const led = hitsOf(wording, ...monthNames).map(({ from }) => ({
      concept: 'month before' as const,
      from,
      to: from,
    }));
    return periodIn({ ...wording, hits: [...wording.hits, ...led] }, now, birthYear);
  });
  const isWaiting = phraseCount('kept', sides[1]) > 0;
  const other = named && isWaiting && named.from <= now && named.to > now ? afterThat(named) : named;
  if (one === undefined) {
    // "Sell, or manage until 2027?"
    const isFirstBefore = isWaiting || isBeforeOnly(sides[0]) || topicOf(sides[1]) === undefined;
    return isFirstBefore && other && other.from > now ? [until(other, now), other] : undefined;
  }
  if (other === undefined && isBeforeOnly(sides[1]))
    return one.from > now ? [one, until(one, now)] : undefined;
  const years = other ? undefined : yearsBetweenAges(sides);
  if (years && one.name.is === 'year') return [one, wholeYear(one.from.getUTCFullYear() + years)];
  const isPostponed = isWaiting || has(sides[1].wording, 'next', 'lasting', 'after');
  const later =
    other ?? (isPostponed && topicOf(sides[1]) === undefined ? postponed(one, sides[1].wording) : undefined);
  return later && one.from.getTime() !== later.from.getTime() ? [one, later] : undefined;
}

function yearsBetweenAges(sides: Sides): number | undefined {
  const [one, other] = sides.map(({ text }) =>
    tokensOf(text).filter(({ letters }) => /^\d\d$/.test(letters)),
  );
  if (one?.length !== 1 || other?.length !== 1) return undefined;
  return Number(other[0]?.letters) - Number(one[0]?.letters);
}

const until = ({ from }: Period, now: Date): Period => ({ from: now, to: from, name: { is: 'between' } });

const afterThat = ({ to }: Period): Period => ({
  from: to,
  to: plusDays(to, daysAfter),
  name: { is: 'between' },
});
const daysAfter = 90;

const isBeforeOnly = (side: SideOfChoice): boolean =>
  phraseCount('before', side) > 0 && tokensOf(side.text).length <= fewWords;

function postponed(one: Period, later: Wording): Period {
  const { from, name } = one;
  return name.is === 'month' && has(later, 'unit year')
    ? wholeMonth(from.getUTCFullYear() + 1, from.getUTCMonth())
    : following(one);
}

/** A side may name a person as company: "with my son or with my mother?" */
const topicsOfPeople: readonly Topic[] = [
  'siblings',
  'mother',
  'father',
  'family',
  'in-laws',
  'friends',
  'children',
  'spouse',
  'self',
];
const oddsOfNamedTopic = 8;

function topicOf(side: SideOfChoice): Topic | undefined {
  const { text, wording, hints } = side;
  if (has(wording, 'country')) return leads(wording, ['my'], ['country'], 1) ? 'home' : 'abroad';
  const named = topicsOf(wording);
  for (const { is, probability } of classified(text, hints).subjects) {
    const topic = chatTopics.find((each) => each === is);
    if (topic === undefined || topicsOfPeople.includes(topic)) continue;
    const odds = probability * (named.includes(topic) ? oddsOfNamedTopic : 1);
    if (odds > 1 - probability)
      return topic === 'abroad' && !named.includes(topic) && phraseCount('kept', side) > 0 ? 'home' : topic;
  }
  return undefined;
}

export const matterOfSides = ([one, other]: Sides): Topic | undefined => topicOf(one) ?? topicOf(other);

const mostWordsOfChild = 3;

/** "A son", not "my son": with another such side, the choice asks for the sex of a child. */
export const isOneChild = ({ text, wording, hints }: SideOfChoice): boolean =>
  (has(wording, 'children') || classified(text, hints).subjects[0]?.is === 'children') &&
  !has(wording, 'my') &&
  tokensOf(text).length <= mostWordsOfChild;

export const isOfPeople = (topic: Topic): boolean => topicsOfPeople.includes(topic);

export function topicsOfSides(sides: Sides, topic?: Topic): readonly [Topic, Topic] | undefined {
  // "Leave the civil service or try once more" compares no matters.
  if (sides.some((side) => phraseCount('leaves', side) > 0)) return undefined;
  const [one, other] = sides.map(topicOf);
  const [left, right] = [
    one ?? (other && inferredTopic(other, sides[0], topic)),
    other ?? (one && inferredTopic(one, sides[1], topic)),
  ];
  const isOfTwo = left !== right && ![left, right].every((each) => each === 'love' || each === 'marriage');
  return left && right && isOfTwo ? [left, right] : undefined;
}

function inferredTopic(named: Topic, other: SideOfChoice, topic: Topic | undefined): Topic | undefined {
  if (topic && topicsOfPeople.includes(topic)) return undefined;
  if (named === 'abroad' && phraseCount('kept', other) > 0) return 'home';
  return named === 'government' ? 'career' : topic;
}

export const phraseCount = (key: FrameKey, { text }: SideOfChoice): number => {
  const tokens = tokensOf(text);
  return [...tokens.keys()].filter((at) => phraseAt(key, tokens, at)).length;
};
