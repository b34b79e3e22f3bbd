import type { Language } from '@palmleaf/contract/languages';
import {
  type FrameKey,
  foundAt,
  foundIn,
  frames,
  type Phrase,
  type Romanized,
  type Token,
} from '@palmleaf/texts/lexicons';

/** The phrases of every language together: people mix languages, and phrases of several words mean the same in all. */
const merged = new Map<FrameKey, readonly Phrase[]>();

function ofAll(key: FrameKey): readonly Phrase[] {
  const known = merged.get(key);
  if (known) return known;
  const all = Object.values(frames).flatMap((frame) => frame[key]);
  merged.set(key, all);
  return all;
}

/** Whether tokens hold a phrase of any language. */
export const holds = (key: FrameKey, tokens: readonly Token[]): boolean =>
  foundIn(ofAll(key), tokens) !== undefined;

export const placeOf = (key: FrameKey, tokens: readonly Token[]) => foundIn(ofAll(key), tokens);

export const phraseAt = (key: FrameKey, tokens: readonly Token[], from: number) =>
  foundAt(ofAll(key), tokens, from);

const spokenIn: Readonly<Record<Romanized, Language>> = {
  'Hindi in Latin letters': 'hi',
  'Russian in Latin letters': 'ru',
  'Tamil in Latin letters': 'ta',
};
const isRomanized = (language: string): language is Romanized => Object.hasOwn(spokenIn, language);
const isFramed = (language: string): language is keyof typeof frames => Object.hasOwn(frames, language);

/** A phrase of one language, or of English, which people mix into all. */
export function phraseOfLanguage(
  key: FrameKey,
  tokens: readonly Token[],
  from: number,
  language: Language | Romanized | undefined,
) {
  const own = language !== undefined && isRomanized(language) ? spokenIn[language] : (language ?? 'en');
  const isMixed = own === 'en' || !isFramed(own);
  const codes = isMixed ? (['en', 'hi'] as const) : ([own, 'en'] as const);
  return foundAt(
    codes.flatMap((code) => frames[code][key]),
    tokens,
    from,
  );
}

/** Phrases of the frame that a question consists of beside its matter. */
const small = [
  'asks',
  'opens',
  'joins',
  'address',
  'kin',
  'owners',
  'afterKin',
  'subjects',
  'predicates',
] as const satisfies readonly FrameKey[];

/** Whether a phrase of the frame takes a word. */
export const knows = (
  tokens: readonly Token[],
  at: number,
  language: Language | Romanized | undefined,
): boolean =>
  small.some((key) =>
    [at, at - 1, at - 2].some((from) => {
      const found = from < 0 ? undefined : phraseOfLanguage(key, tokens, from, language);
      return found !== undefined && found.to > at;
    }),
  );

/** Hindi and Tamil put the word that asks anywhere; elsewhere it stands at the head. */
export const asksAnywhere = (language: Language | Romanized | undefined): boolean =>
  language === 'hi' ||
  language === 'ta' ||
  language === 'Hindi in Latin letters' ||
  language === 'Tamil in Latin letters';
