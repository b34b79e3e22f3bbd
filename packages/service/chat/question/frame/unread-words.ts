import type { Subject } from '@palmleaf/texts/chat/terms';
import { has, hitsOf, type Token, type Wording } from '@palmleaf/texts/lexicons';
import { asksAnywhere, isFunctionWord, type MessageLanguage } from '../phrases.ts';
import { evidenceOf } from '../topic.ts';

const languagesWithoutPhrases: readonly MessageLanguage[] = [
  'Russian in Latin letters',
  'Tamil in Latin letters',
];
const maxWordsToPreposition = 2;
const leastLetters = 3;

/**
 * An unmatched word may change the question: "the Infosys offer", "a recipe for my family".
 * @param message the clause that asks
 */
export function hasUnreadSubject(
  message: string,
  wording: Wording,
  language: MessageLanguage,
  subject: Subject,
): boolean {
  if (language !== undefined && languagesWithoutPhrases.includes(language)) return false;
  const unread = unreadWordsIn(message, wording, language);
  if (unread.length === 0) return false;
  if (subject.kind === 'timing') return !has(wording, 'i', 'my', 'of me');
  if (subject.kind !== 'topic') return false;
  const { hits } = evidenceOf(wording, subject.topic);
  // Otherwise the clause asks about the matter itself.
  const isBeside = hits.length > 0 && hits.every(({ from, to }) => isAdjunct(wording, language, from, to));
  return isBeside && unread.some((at) => !isAfterPreposition(wording, language, at, unread));
}

export function unreadWordsIn(
  message: string,
  { tokens, hits }: Wording,
  language: MessageLanguage,
): readonly number[] {
  const read = new Set(hits.flatMap(({ from, to }) => [...tokens.keys()].slice(from, to)));
  const isName = ({ at, end }: Token): boolean =>
    at > 0 && language !== 'de' && /^\p{Lu}\p{Ll}+$/u.test(message.slice(at, end));
  return [...tokens.keys()].filter((at) => {
    const token = tokens[at];
    if (!token || read.has(at) || token.letters.length < leastLetters || /\d/.test(token.letters))
      return false;
    return !isName(token) && !isFunctionWord(tokens, at, language);
  });
}

function isAdjunct(wording: Wording, language: MessageLanguage, from: number, to: number): boolean {
  const leaders = hitsOf(wording, 'adjunct');
  return asksAnywhere(language)
    ? leaders.some((each) => each.from >= to && each.from - to < maxWordsToPreposition)
    : leaders.some((each) => each.to <= from && from - each.to <= maxWordsToPreposition);
}

function isAfterPreposition(
  wording: Wording,
  language: MessageLanguage,
  at: number,
  unread: readonly number[],
): boolean {
  let [from, to] = [at, at + 1];
  while (unread.includes(from - 1)) from -= 1;
  while (unread.includes(to)) to += 1;
  return isAdjunct(wording, language, from, to);
}
