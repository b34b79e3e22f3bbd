import type { Written } from '@palmleaf/contract/languages';
import { has, hitsOf, type Token, type Wording } from '@palmleaf/texts/lexicons';
import { hasFrame, hasPhrase, isFunctionWord, type MessageLanguage, phraseOfLanguage } from '../phrases.ts';

const leastLetters = 3;

/** The only unread word, if it can be the subject: "will Rahul come back?" */
export function nameIndexIn({ tokens, hits }: Wording, language: MessageLanguage): number | undefined {
  const isRead = (at: number): boolean => hits.some(({ from, to }) => from <= at && at < to);
  const open = [...tokens.keys()].filter((at) => {
    const { letters } = tokens[at] ?? { letters: '' };
    return (
      letters.length >= leastLetters &&
      !/\d/.test(letters) &&
      !isRead(at) &&
      !isFunctionWord(tokens, at, language)
    );
  });
  const [name, ...others] = open;
  if (name === undefined || others.length > 0) return undefined;
  return name === tokens.length - 1 || isAtHead(tokens, name, language) ? name : undefined;
}

/** "Neha" in "will Neha's parents agree?" */
export const followsAskingVerb = (name: number, { tokens }: Wording, language: MessageLanguage): boolean =>
  [name - 1, name - 2].some((at) => at >= 0 && phraseOfLanguage('opens', tokens, at, language)?.to === name);

function isAtHead(tokens: readonly Token[], name: number, language: MessageLanguage): boolean {
  let at = 0;
  for (;;) {
    const found = (['asks', 'opens', 'joins', 'address'] as const)
      .map((key) => phraseOfLanguage(key, tokens, at, language))
      .find(Boolean);
    if (!found || found.to > name) break;
    at = found.to;
  }
  return name - at <= 1;
}

export const isAboutBond = (clause: Wording): boolean =>
  has(clause, 'feels') || hasPhrase('bonds', clause.tokens);

export const isDeedOfNamedPerson = (clause: Wording, language: MessageLanguage): boolean =>
  language !== undefined &&
  hasFrame(language) &&
  statesSubject[language] &&
  has(clause, 'acquire', 'to have', 'become') &&
  hitsOf(clause, 'i', 'my', 'of me').length === 0;

/** False if the language may omit the word for "I". */
const statesSubject: Readonly<Record<Written<'readings'>, boolean>> = {
  en: true,
  es: false,
  pt: false,
  fr: true,
  it: false,
  de: true,
  ru: false,
  hi: false,
  ta: false,
};
