import type { Topic } from '@palmleaf/texts/chat/terms';
import { readIn, tokensOf, wordingIn } from '@palmleaf/texts/lexicons';
import type { Setting } from '../question/frame/reading.ts';
import { phraseAt } from '../question/phrases.ts';
import { topicIn } from '../question/topic.ts';

const maxWordsOfChoice = 3;

/** "Yes" and "1" choose the first topic, "2" and its name the second. */
export function chosenIn(message: string, offer: NonNullable<Setting['offer']>): Topic | undefined {
  const tokens = tokensOf(message);
  const [{ letters } = { letters: '' }] = tokens;
  if (tokens.length > maxWordsOfChoice) return undefined;
  const { topic, other, isAnswered } = offer;
  const named = topicIn(wordingIn(message, readIn(message, [])));
  if (letters === '2' || named === other) return other;
  const isFirst = letters === '1' || phraseAt('yes', tokens, 0) !== undefined || named === topic;
  return isFirst && !isAnswered ? topic : undefined;
}
