import { readIn, tokensOf } from '@palmleaf/texts/lexicons';
import { phraseOfLanguage } from '../../question/phrases.ts';

const most = 90;

/** Returns the last question, else the last sentence: a story precedes it. */
export function quoted(asked: string): string {
  const sentences = asked.split(/(?<=[.!?…\n।])\s+/).filter((each) => tokensOf(each).length > 0);
  const last = sentences.findLast((each) => /\?["»”]?$/.test(each.trim())) ?? sentences.at(-1) ?? asked;
  const tokens = tokensOf(last);
  const isOneLetter = tokens[0]?.letters.length === 1;
  const joint = isOneLetter ? 0 : (phraseOfLanguage('joins', tokens, 0, readIn(last, []))?.to ?? 0);
  const first = joint < tokens.length ? joint : 0;
  const words = last.slice(tokens[first]?.at, tokens.at(-1)?.end).replace(/[\p{C}\s]+/gu, ' ');
  return words.length > most ? `…${words.slice(words.indexOf(' ', words.length - most) + 1)}` : words;
}
