import type { Language } from '@palmleaf/contract/languages';
import { monthNames } from '@palmleaf/contract/month-names';
import { following, type Period, type Topic } from '@palmleaf/texts/chat/terms';
import {
  type Concept,
  type FrameKey,
  has,
  hitsOf,
  leads,
  type Romanized,
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
const leastLetters = 2;

const versus = ['vs', 'versus'];

export function sidesIn(
  message: string,
  wording: Wording,
  language: Language | Romanized | undefined,
): Sides | undefined {
  const { tokens } = wording;
  const signs = [...tokens.keys()].filter((at) => versus.includes(tokens[at]?.letters ?? ''));
  const or = [...hitsOf(wording, 'or'), ...signs.map((from) => ({ from, to: from + 1 }))].find(
    ({ from, to }) => from > 0 && to < tokens.length,
  );
  if (!or) return undefined;
  const seams = [...tokens.keys()].filter((at) =>
    /[,;:.!?\n–—]/.test(message.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.at)),
  );
  const joins = [...tokens.keys()].flatMap((at) => phraseOfLanguage('joins', tokens, at, language)?.to ?? []);
  const start = [...seams, ...joins]
    .filter((at) => at < or.from && at > 0)
    .reduce((a, b) => Math.max(a, b), 0);
  const end = seams.find((at) => at > or.to) ?? tokens.length;
  const headOf = (from: number, to: number): number => {
    let at = from;
    for (;;) {
      const found = heads.map((key) => phraseOfLanguage(key, tokens, at, language)).find(Boolean);
      if (!found || found.to >= to) break;
      at = found.to;
    }
    // The head stays if only a subject word would be left: "will he" is not cut to "he".
    return at + 1 === to && phraseOfLanguage('subjects', tokens, at, language) ? from : at;
  };
  const sideOf = (from: number, to: number): SideOfChoice => ({
    said: message.slice(tokens[headOf(from, to)]?.at, tokens[to - 1]?.end),
    wording: {
      tokens: tokens.map((token, at) => (at >= from && at < to ? token : { ...token, letters: ' ' })),
      hits: wording.hits.filter((hit) => hit.from >= from && hit.to <= to),
    },
  });
  const sides: Sides = [sideOf(start, or.from), sideOf(or.to, end)];
  return sides.every(({ said }) => said.length >= leastLetters) ? sides : undefined;
}

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
  if (one === undefined) return undefined;
  const { wording } = sides[1];
  const isPutOff = countOf('kept', sides[1]) > 0 || has(wording, 'next', 'lasting', 'after');
  const isLater = isPutOff && topicsOf(wording).length === 0;
  const later = other ?? (isLater ? following(one) : undefined);
  return later && one.from.getTime() !== later.from.getTime() ? [one, later] : undefined;
}

const counterparts: Readonly<Partial<Record<Topic, Topic>>> = {
  abroad: 'home',
  business: 'career',
  government: 'career',
};

const ofSide = ({ wording }: SideOfChoice): readonly Topic[] =>
  leads(wording, ['my'], ['country'], 1) ? ['home'] : topicsOf(wording);

export function topicsOfSides([one, other]: Sides): readonly [Topic, Topic] | undefined {
  const [all, others] = [ofSide(one), ofSide(other)];
  const remaining = all.filter((topic) => !others.includes(topic));
  const right = others.filter((topic) => !all.includes(topic));
  if (remaining[0] && right[0]) return [remaining[0], right[0]];
  const only = [...remaining, ...right].find((topic) => counterparts[topic]);
  const counterpart = only && counterparts[only];
  if (!only || !counterpart) return undefined;
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

const empty: readonly Concept[] = ['not', 'whatever'];

/** Not "is he coming back or just bored?", nor "... or what?" */
export function isDecision(sides: Sides, asked: string, now: Date, birthYear: number): boolean {
  const [one, { wording, said }] = sides;
  const { length } = tokensOf(said);
  if (length <= 2 && hitsOf(wording, ...empty).length > 0) return false;
  return (
    holds('decides', tokensOf(asked)) ||
    timesOfSides(sides, now, birthYear) !== undefined ||
    topicsOfSides(sides) !== undefined ||
    (newerOf(sides) !== undefined && !has(one.wording, 'he or she'))
  );
}
