import type { Tradition } from '@palmleaf/engines/chart';
import { folded } from './folded.ts';
import { foundIn, type Phrase, phraseOf, type Token, tokensOf } from './frame.ts';
import data from './glossary.json' with { type: 'json' };
import { editDistance } from './slips.ts';

/** Maps all Latin spellings of a Sanskrit word to one form. */
export function soundForm(word: string): string {
  return folded(word)
    .replace(/[^\p{L}\p{M}\d]+/gu, '')
    .replace(/ksh|x/g, 'ks')
    .replace(/(?<=[bcdfgjkpst])h/g, '')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/(\p{L})\1+/gu, '$1')
    .replace(/(?<=[a-z]{4})a?m$|(?<=[a-z]{4})a$/, '');
}

export const uncomputedTerms: readonly (readonly [term: string, forms: readonly string[]])[] = Object.values(
  data.notComputed,
).flatMap(({ terms }) =>
  Object.entries(terms).map(([term, forms]): [string, readonly string[]] => [term, [term, ...forms]]),
);

export const computedTerms: Readonly<Record<string, readonly string[]>> = data.computed;

/** Word counts by form: in a message, a short form must have one of them. */
const uncomputed = new Map<string, number[]>();
for (const form of uncomputedTerms.flatMap(([, forms]) => forms)) {
  const sound = soundForm(form);
  uncomputed.set(sound, [...(uncomputed.get(sound) ?? []), tokensOf(form).length]);
}
const computed = new Set(Object.values(computedTerms).flatMap((terms) => terms.map(soundForm)));
const long = Map.groupBy(
  [...uncomputed.keys()].filter((form) => form.length >= 8),
  (form) => form[0],
);

const phrasesOf = (text: string): readonly Phrase[] => text.split('|').map(phraseOf);
const ofOtherTradition: Readonly<Record<Tradition, readonly Phrase[]>> = {
  VEDIC: phrasesOf(data.otherTradition.VEDIC),
  WESTERN: phrasesOf(data.otherTradition.WESTERN),
};

const isUncomputed = (form: string, words: number, areSlips: boolean): boolean => {
  if (computed.has(form)) return false;
  const written = uncomputed.get(form);
  if (written) return form.length >= 8 || written.includes(words);
  const slips = form.length >= 12 ? 2 : 1;
  return (
    areSlips &&
    form.length >= 8 &&
    (long.get(form[0]) ?? []).some(
      (other) => Math.abs(other.length - form.length) <= slips && editDistance(other, form) <= slips,
    )
  );
};

/** Returns the longest term of astrology that the engine does not compute. */
export function uncomputedIn(
  message: string,
  tokens: readonly Token[],
  tradition: Tradition,
): string | undefined {
  const other = foundIn(ofOtherTradition[tradition], tokens);
  if (other) return between(message, tokens, other.from, other.to);
  for (let from = 0; from < tokens.length; ) {
    const counts = [4, 3, 2, 1].filter((count) => from + count <= tokens.length);
    const formOf = (count: number): string =>
      soundForm(
        tokens
          .slice(from, from + count)
          .map(({ letters }) => letters)
          .join(''),
      );
    const known = counts.find((count) => computed.has(formOf(count)));
    const missing = counts.find((count) => isUncomputed(formOf(count), count, known === undefined));
    if (missing !== undefined && missing >= (known ?? 0))
      return between(message, tokens, from, from + missing);
    from += known ?? 1;
  }
  return undefined;
}

const between = (message: string, tokens: readonly Token[], from: number, to: number): string =>
  message.slice(tokens[from]?.at ?? 0, tokens[to - 1]?.end ?? message.length);
