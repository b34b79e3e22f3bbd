import { readIn, tokensOf, wordingIn } from '@palmleaf/texts/lexicons';
import type { Setting } from '../question/frame/reading.ts';
import { topicIn } from '../question/topic.ts';

const maxWordsOfChoice = 3;

export function choosesOtherTopic(message: string, { other }: NonNullable<Setting['offer']>): boolean {
  const tokens = tokensOf(message);
  return (
    tokens.length <= maxWordsOfChoice &&
    (tokens[0]?.letters === '2' || topicIn(wordingIn(message, readIn(message, []))) === other)
  );
}
