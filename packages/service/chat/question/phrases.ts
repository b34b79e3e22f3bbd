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

/** The language of a message; undefined if unknown. */
export type MessageLanguage = Language | Romanized | undefined;

const phrasesByKey = new Map<FrameKey, readonly Phrase[]>();

function phrasesOfAllLanguages(key: FrameKey): readonly Phrase[] {
  const known = phrasesByKey.get(key);
  if (known) return known;
  const all = Object.values(frames).flatMap((frame) => frame[key]);
  phrasesByKey.set(key, all);
  return all;
}

export const hasPhrase = (key: FrameKey, tokens: readonly Token[]): boolean =>
  foundIn(phrasesOfAllLanguages(key), tokens) !== undefined;

export const findPhrase = (key: FrameKey, tokens: readonly Token[]) =>
  foundIn(phrasesOfAllLanguages(key), tokens);

export const phraseAt = (key: FrameKey, tokens: readonly Token[], from: number) =>
  foundAt(phrasesOfAllLanguages(key), tokens, from);

const questionWordKeys = ['asks', 'joins', 'whom'] as const satisfies readonly FrameKey[];

export const hasOnlyQuestionWords = (message: string): boolean => isMadeOf(message, questionWordKeys);

export function isMadeOf(message: string, keys: readonly FrameKey[]): boolean {
  const tokens = tokensOf(message);
  let at = 0;
  while (at < tokens.length) {
    const found = keys.map((key) => phraseAt(key, tokens, at)).find(Boolean);
    if (!found) return false;
    at = found.to;
  }
  return tokens.length > 0;
}

const languageOfRomanized: Readonly<Record<Romanized, Language>> = {
  'Hindi in Latin letters': 'hi',
  'Russian in Latin letters': 'ru',
  'Tamil in Latin letters': 'ta',
};
const isRomanized = (language: string): language is Romanized => Object.hasOwn(languageOfRomanized, language);
export const hasFrame = (language: string): language is keyof typeof frames =>
  Object.hasOwn(frames, language);

/** English phrases occur in all languages. */
export function phraseOfLanguage(
  key: FrameKey,
  tokens: readonly Token[],
  from: number,
  language: MessageLanguage,
) {
  const own =
    language !== undefined && isRomanized(language) ? languageOfRomanized[language] : (language ?? 'en');
  const isMixed = own === 'en' || !hasFrame(own);
  const codes = isMixed ? (['en', 'hi'] as const) : ([own, 'en'] as const);
  const [found] = codes
    .flatMap((code) => foundAt(frames[code][key], tokens, from) ?? [])
    .toSorted((one, other) => other.to - one.to);
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

const functionWordKeys = [
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

export const isFunctionWord = (
  tokens: readonly Token[],
  at: number,
  language: MessageLanguage,
  keys: readonly FrameKey[] = functionWordKeys,
): boolean =>
  keys.some((key) =>
    [at, at - 1, at - 2].some((from) => {
      const found = from < 0 ? undefined : phraseOfLanguage(key, tokens, from, language);
      return found !== undefined && found.to > at;
    }),
  );

/** Hindi and Tamil put the question word anywhere. */
export const asksAnywhere = (language: MessageLanguage): boolean =>
  language === 'hi' ||
  language === 'ta' ||
  language === 'Hindi in Latin letters' ||
  language === 'Tamil in Latin letters';
