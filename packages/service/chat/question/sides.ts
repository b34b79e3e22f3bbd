import type { Language } from '@palmleaf/contract/languages';
import { monthNames } from '@palmleaf/contract/month-names';
import { following, type Period, type Topic } from '@palmleaf/texts/chat/terms';
import { type FrameKey, hitsOf, leads, type Romanized, type Wording } from '@palmleaf/texts/lexicons';
import { periodIn } from './period-named.ts';
import { phraseOfLanguage } from './phrases.ts';
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

export function sidesIn(
  message: string,
  wording: Wording,
  language: Language | Romanized | undefined,
): Sides | undefined {
  const { tokens } = wording;
  const or = hitsOf(wording, 'or').find(({ from, to }) => from > 0 && to < tokens.length);
  if (!or) return undefined;
  const seams = [...tokens.keys()].filter((at) =>
    /[,;:.!?\n–—]/.test(message.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.at)),
  );
  const start = seams.findLast((at) => at < or.from && at > 0) ?? 0;
  const end = seams.find((at) => at > or.to) ?? tokens.length;
  const headOf = (from: number, to: number): number => {
    let at = from;
    for (;;) {
      const found = heads.map((key) => phraseOfLanguage(key, tokens, at, language)).find(Boolean);
      if (!found || found.to >= to) break;
      at = found.to;
    }
    // Not "he" of "will he".
    return at + 1 === to && phraseOfLanguage('subjects', tokens, at, language) ? from : at;
  };
  const sideOf = (from: number, to: number): SideOfChoice => ({
    said: message.slice(tokens[headOf(from, to)]?.at, tokens[to - 1]?.end),
    wording: { ...wording, hits: wording.hits.filter((hit) => hit.from >= from && hit.to <= to) },
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
  const isLater = topicsOf(sides[1].wording).length === 0;
  const later = other ?? (isLater ? following(one) : undefined);
  return later && one.from < later.from ? [one, later] : undefined;
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
