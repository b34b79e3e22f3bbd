import type { Language } from '@palmleaf/contract/languages';
import { monthNames } from '@palmleaf/contract/month-names';
import { following, type Period, type Topic, wholeMonth } from '@palmleaf/texts/chat/terms';
import {
  type Concept,
  type FrameKey,
  type Hit,
  has,
  hitsOf,
  leads,
  type Romanized,
  type Token,
  tokensOf,
  type Wording,
} from '@palmleaf/texts/lexicons';
import { periodIn } from './period-named.ts';
import { holds, phraseAt, phraseOfLanguage } from './phrases.ts';
import { topicsOf } from './topic.ts';

interface SideOfChoice {
  readonly said: string;
  readonly wording: Wording;
}
export type Sides = readonly [SideOfChoice, SideOfChoice];

const heads = [
  'asks',
  'opens',
  'joins',
  'address',
  'subjects',
  'rather',
] as const satisfies readonly FrameKey[];
const openers = ['asks', 'opens', 'subjects'] as const satisfies readonly FrameKey[];
const leastLetters = 2;
const mostWords = 10;

type Tongue = Language | Romanized | undefined;
type Place = Pick<Hit, 'from' | 'to'>;

const isCount = (token: Token | undefined): boolean => /^\d{1,3}$/.test(token?.letters ?? '');

function orsIn(wording: Wording, language: Tongue): Place[] {
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
        !phraseOfLanguage('noOr', tokens, from, language) &&
        !isQuestion(wording, language, to),
    )
    .toSorted((one, other) => one.from - other.from);
}

const isQuestion = (wording: Wording, language: Tongue, at: number): boolean =>
  phraseOfLanguage('asks', wording.tokens, at, language) !== undefined &&
  !phraseOfLanguage('opens', wording.tokens, at, language) &&
  !hitsOf(wording, 'which', 'whether').some(({ from }) => from === at);

const empty: readonly Concept[] = ['not', 'whatever'];
const fewWords = 2;

function isEmpty({ wording, words: { from, to } }: { wording: Wording; words: Place }): boolean {
  const begins = (key: FrameKey): boolean => phraseAt(key, wording.tokens, from) !== undefined;
  if (begins('explains')) return true;
  if (hitsOf(wording, 'not').some((hit) => hit.from === from) && to - from > fewWords) return true;
  return to - from <= fewWords && (hitsOf(wording, ...empty).length > 0 || begins('closes'));
}

function sidesAt(message: string, wording: Wording, language: Tongue, or: Place): Sides | undefined {
  const { tokens } = wording;
  const phrase = (key: FrameKey, at: number) => phraseOfLanguage(key, tokens, at, language);
  const seams = [...tokens.keys()].filter((at) =>
    /[,;:.!?\n–—]|\p{Extended_Pictographic}/u.test(message.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.at)),
  );
  const allJoins = [...tokens.keys()].flatMap((at) => phrase('joins', at)?.to ?? []);
  const joins = allJoins.filter((at) => openers.some((key) => phrase(key, at)));
  const start = [...seams, ...joins]
    .filter((at) => at < or.from && at > 0)
    .reduce((a, b) => Math.max(a, b), 0);
  const end = seams.find((at) => at > or.to) ?? tokens.length;
  const whether = hitsOf(wording, 'whether');
  const headOf = (start: number, to: number): number => {
    const from = whether.findLast((hit) => hit.from >= start && hit.to < to)?.to ?? start;
    let at = from;
    for (;;) {
      const found = heads.map((key) => phrase(key, at)).find(Boolean);
      if (!found || found.to >= to) break;
      at = found.to;
    }
    while (at > from && message.slice(tokens[at - 1]?.end, tokens[at]?.at) === '-') at -= 1;
    // The head stays if only a subject word would be left: "will he" is not cut to "he".
    return at + 1 === to && phrase('subjects', at) ? from : at;
  };
  const sideOf = (from: number, to: number): SideOfChoice & { readonly words: Place } => {
    const head = headOf(from, to);
    const isFirst = to === or.from;
    const clipped = Math.max(head, to - mostWords);
    const joined = clipped > head ? allJoins.findLast((at) => at > clipped && at < to - 1) : undefined;
    const [first, last] = isFirst ? [joined ?? clipped, to] : [head, Math.min(to, head + mostWords)];
    const quoted = message.slice(tokens[first]?.at, tokens[last - 1]?.end).replace(/[\p{C}\s]+/gu, ' ');
    return {
      said: `${first > head ? '…' : ''}${quoted}${last < to ? '…' : ''}`,
      words: { from: head, to },
      wording: {
        tokens: tokens.map((token, at) => (at >= from && at < to ? token : { ...token, letters: ' ' })),
        hits: wording.hits.filter((hit) => hit.from >= from && hit.to <= to),
      },
    };
  };
  const [one, other] = [sideOf(start, or.from), sideOf(or.to, end)];
  const isNamed = [one, other].every(({ said }) => said.length >= leastLetters);
  return isNamed && !isEmpty(other) && one.said !== other.said ? [one, other] : undefined;
}

export const allSidesIn = (message: string, wording: Wording, language: Tongue): Sides[] =>
  orsIn(wording, language).flatMap((or) => {
    const sides = sidesAt(message, wording, language, or);
    return sides ? [sides] : [];
  });

export const sidesIn = (message: string, wording: Wording, language: Tongue): Sides | undefined =>
  allSidesIn(message, wording, language)[0];

export function timesOfSides(
  sides: Sides,
  now: Date,
  birthYear: number,
): readonly [Period, Period] | undefined {
  const [one, other] = sides.map(({ wording }) => {
    const led = hitsOf(wording, ...monthNames).map(({ from }) => ({
      concept: 'month before' as const,
      from,
      to: from,
    }));
    return periodIn({ ...wording, hits: [...wording.hits, ...led] }, now, birthYear);
  });
  if (one === undefined) {
    // "Sue him, or wait for the new year?": the first is to be done before.
    const isWaited = other && other.from > now && countOf('kept', sides[1]) > 0;
    return isWaited ? [{ from: now, to: other.from, name: { is: 'between' } }, other] : undefined;
  }
  const { wording } = sides[1];
  const isPutOff = countOf('kept', sides[1]) > 0 || has(wording, 'next', 'lasting', 'after');
  const isLater = isPutOff && topicsOf(wording).length === 0;
  const later = other ?? (isLater ? putOff(one, wording) : undefined);
  return later && one.from.getTime() !== later.from.getTime() ? [one, later] : undefined;
}

function putOff(one: Period, later: Wording): Period {
  const { from, name } = one;
  return name.is === 'month' && has(later, 'unit year')
    ? wholeMonth(from.getUTCFullYear() + 1, from.getUTCMonth())
    : following(one);
}

const counterparts: Readonly<Partial<Record<Topic, Topic>>> = {
  abroad: 'home',
  business: 'career',
  government: 'career',
};

/** A side names these as company: "with my son to Delhi or with my mother?" */
const people: readonly Topic[] = [
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
const together: readonly Topic[] = ['love', 'marriage'];

const ofSide = ({ wording }: SideOfChoice): readonly Topic[] =>
  leads(wording, ['my'], ['country'], 1)
    ? ['home']
    : topicsOf(wording).filter((topic) => !people.includes(topic));

export function topicsOfSides([one, other]: Sides): readonly [Topic, Topic] | undefined {
  // "Leave the civil service or try once more" speaks for no service.
  if (countOf('leaves', one) + countOf('leaves', other) > 0) return undefined;
  const [all, others] = [ofSide(one), ofSide(other)];
  const remaining = all.filter((topic) => !others.includes(topic));
  const right = others.filter((topic) => !all.includes(topic));
  const isOne = [...remaining, ...right].every((topic) => together.includes(topic));
  if (remaining[0] && right[0]) return isOne ? undefined : [remaining[0], right[0]];
  const only = [...remaining, ...right].find((topic) => counterparts[topic]);
  const counterpart = only && counterparts[only];
  if (!only || !counterpart) return undefined;
  const [lacking, topics] = remaining.length > 0 ? [other, others] : [one, all];
  const isAway = only === 'abroad' && !topics.includes('home') && countOf('kept', lacking) === 0;
  if (isAway) return undefined;
  return remaining.length > 0 ? [only, counterpart] : [counterpart, only];
}

const countOf = (key: FrameKey, { said }: SideOfChoice): number => {
  const tokens = tokensOf(said);
  return [...tokens.keys()].filter((at) => phraseAt(key, tokens, at)).length;
};

/** Undefined if no word tells which side is new. */
export function newerOf(sides: Sides): SideOfChoice | undefined {
  const [one, other] = sides.map((side) => countOf('newer', side) - countOf('kept', side));
  if (one === undefined || other === undefined || one === other) return undefined;
  return one > other ? sides[0] : sides[1];
}

export const isDecision = (sides: Sides, asked: string, now: Date, birthYear: number): boolean =>
  holds('decides', tokensOf(asked)) ||
  timesOfSides(sides, now, birthYear) !== undefined ||
  topicsOfSides(sides) !== undefined ||
  newerOf(sides) !== undefined;

export const isOfAnother = (sides: Sides, asked: Wording): boolean =>
  !holds('decides', asked.tokens) &&
  (has(asked, 'he or she') || sides.some(({ wording }) => has(wording, 'he or she')));
