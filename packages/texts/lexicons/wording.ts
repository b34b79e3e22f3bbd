import { bodyNames, signNames } from '@palmleaf/engines/zodiac';
import type { Concept, Hit, Lexicon } from './concepts.ts';
import type { Token } from './frame.ts';
import { withoutPastDays } from './past-days.ts';

/** Concepts that accompany others: "lucky" in "lucky number". */
const accompanying: ReadonlySet<string> = new Set<Concept | (typeof bodyNames)[number]>([
  ...bodyNames,
  ...signNames,
  'acquire',
  'feels',
  'of me',
  'he or she',
  'attribute',
  'described',
  'going',
  'become',
  'suits',
  'strong',
  'weak',
  'house word',
  'i am',
  'in the sky',
  'natal',
  'remedy',
  'rite',
  'treatment',
  'when',
  'why',
  'worth',
  'more',
  'meaning',
  'whatever',
  'timing',
  'lasting',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
  'spring',
  'summer',
  'autumn',
  'winter',
  'today',
  'tomorrow',
  'day after tomorrow',
  'this',
  'next',
  'last',
  'after',
  'unit day',
  'unit week',
  'unit month',
  'unit year',
  'year after next',
  'now',
  'age',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'month before',
  'to have',
  'cured',
  'certain',
  'talk thanks',
  'talk greeting',
  'i',
  'my',
  'you',
  'that',
  'and',
  'or',
  'not',
  'good',
  'bad',
  'past',
  'happened',
  'happened at the end',
  'no day',
  'which',
  'how many',
  'chance',
  'adjunct',
  'filler',
  'partner',
  'occupation',
  'country',
  'dwelling',
  'lucky',
  'planet',
  'name',
  'yoga exercise',
  'inverted',
  'request',
  'boss',
  'low mood',
  'vacant',
  'curse',
  'whether',
  'person',
  '1st',
  '2nd',
  '3rd',
  '4th',
  '5th',
  '6th',
  '7th',
  '8th',
  '9th',
  '10th',
  '11th',
  '12th',
]);

export interface Wording {
  readonly tokens: readonly Token[];
  /** In the order of the words; an ambiguous word has several. */
  readonly hits: readonly Hit[];
}

/**
 * Finds the longest phrase at each word.
 * @param lexicons of the likeliest language first
 */
export function wordingOf(tokens: readonly Token[], lexicons: readonly Lexicon[]): Wording {
  const found = [...tokens.keys()].map((at) => lexicons.map((each) => each.hitsAt(tokens, at)));
  const hits: Hit[] = [];
  let free = 0;
  for (const [at, byLexicon] of found.entries()) {
    const own = byLexicon.findIndex((each) => each.length > 0);
    if (own < 0) {
      if (at < free) continue;
      const token = tokens[at];
      const near = token && lexicons.map((each) => each.nearest(token, at)).find((each) => each.length > 0);
      hits.push(...(near ?? []));
      continue;
    }
    hits.push(...(byLexicon[own] ?? []).filter(({ concept }) => accompanying.has(concept)));
    if (at < free) continue;
    const matters = byLexicon.map((each) => each.filter(({ concept }) => !accompanying.has(concept)));
    const length = (each: readonly Hit[] | undefined) =>
      Math.max(0, ...(each ?? []).map(({ to }) => to - at));
    const longest = Math.max(...matters.map(length));
    const least = own === matters.findIndex((each) => each.length > 0) ? 1 : 2;
    if (longest < least) continue;
    const best = matters.find((each) => length(each) === longest) ?? [];
    const chosen = best.filter(({ to }) => to - at === longest);
    hits.push(...chosen);
    free = at + longest;
  }
  return { tokens, hits: withoutPastDays(tokens, hits) };
}

export const has = ({ hits }: Wording, ...concepts: readonly Concept[]): boolean =>
  hits.some(({ concept }) => concepts.includes(concept));

export const hitsOf = ({ hits }: Wording, ...concepts: readonly Concept[]): readonly Hit[] =>
  hits.filter(({ concept }) => concepts.includes(concept));

export const leads = (
  wording: Wording,
  one: readonly Concept[],
  other: readonly Concept[],
  between: number,
): boolean =>
  hitsOf(wording, ...one).some(({ to }) =>
    hitsOf(wording, ...other).some(({ from }) => from >= to && from - to <= between),
  );

export const near = (
  wording: Wording,
  one: readonly Concept[],
  other: readonly Concept[],
  between: number,
): boolean =>
  leads(wording, one, other, between) ||
  leads(wording, other, one, between) ||
  hitsOf(wording, ...one).some((a) => hitsOf(wording, ...other).some((b) => a.from < b.to && b.from < a.to));
