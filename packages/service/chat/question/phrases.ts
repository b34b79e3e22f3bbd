import type { Language } from '@palmleaf/contract/languages';
import {
  type FrameKey,
  foundAt,
  foundIn,
  frames,
  inCyrillic,
  type Phrase,
  type Romanized,
  type Token,
  tokensOf,
} from '@palmleaf/texts/lexicons';

const merged = new Map<FrameKey, readonly Phrase[]>();

function ofAll(key: FrameKey): readonly Phrase[] {
  const known = merged.get(key);
  if (known) return known;
  const all = Object.values(frames).flatMap((frame) => frame[key]);
  merged.set(key, all);
  return all;
}

export const holds = (key: FrameKey, tokens: readonly Token[]): boolean =>
  foundIn(ofAll(key), tokens) !== undefined;

export const isComplaint = (tokens: readonly Token[]): boolean =>
  holds('missed', tokens) || holds('unanswered', tokens);

export const placeOf = (key: FrameKey, tokens: readonly Token[]) => foundIn(ofAll(key), tokens);

export const phraseAt = (key: FrameKey, tokens: readonly Token[], from: number) =>
  foundAt(ofAll(key), tokens, from);

const bare = ['asks', 'joins', 'whom'] as const satisfies readonly FrameKey[];

export function isBareQuestion(message: string): boolean {
  const tokens = tokensOf(message);
  let at = 0;
  while (at < tokens.length) {
    const found = bare.map((key) => phraseAt(key, tokens, at)).find(Boolean);
    if (!found) return false;
    at = found.to;
  }
  return tokens.length > 0;
}

const spokenIn: Readonly<Record<Romanized, Language>> = {
  'Hindi in Latin letters': 'hi',
  'Russian in Latin letters': 'ru',
  'Tamil in Latin letters': 'ta',
};
const isRomanized = (language: string): language is Romanized => Object.hasOwn(spokenIn, language);
export const isFramed = (language: string): language is keyof typeof frames =>
  Object.hasOwn(frames, language);

/** English phrases occur in all languages. */
export function phraseOfLanguage(
  key: FrameKey,
  tokens: readonly Token[],
  from: number,
  language: Language | Romanized | undefined,
) {
  const own = language !== undefined && isRomanized(language) ? spokenIn[language] : (language ?? 'en');
  const isMixed = own === 'en' || !isFramed(own);
  const codes = isMixed ? (['en', 'hi'] as const) : ([own, 'en'] as const);
  const phrases = codes.flatMap((code) => frames[code][key]);
  const found = foundAt(phrases, tokens, from);
  return found ?? (language === 'Russian in Latin letters' ? foundInCyrillic(key, tokens, from) : undefined);
}

const longestPhrase = 8;

function foundInCyrillic(key: FrameKey, tokens: readonly Token[], from: number) {
  const heard = tokens
    .slice(from, from + longestPhrase)
    .map((token) => ({ ...token, letters: inCyrillic(token.letters) }));
  const found = foundAt(frames.ru[key], heard, 0);
  return found && { from, to: from + found.to };
}

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
  'howLong',
  'why',
  'howTo',
  'whatKind',
  'rather',
  'persons',
  'beloved',
  'tells',
] as const satisfies readonly FrameKey[];

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

/** Hindi and Tamil put the question word anywhere. */
export const asksAnywhere = (language: Language | Romanized | undefined): boolean =>
  language === 'hi' ||
  language === 'ta' ||
  language === 'Hindi in Latin letters' ||
  language === 'Tamil in Latin letters';
