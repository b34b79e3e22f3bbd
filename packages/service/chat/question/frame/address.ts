import { type Token, tokensOf } from '@palmleaf/texts/lexicons';
import { phraseAt } from '../phrases.ts';

/** "bhai", "sir" at either end of a message. */
interface FormOfAddress {
  readonly rest: string;
  /** A relative may be the person of the question. */
  readonly isKin: boolean;
}

/** "mera bhai" and "papa ki" are not forms of address. */
const isOwned = (tokens: readonly Token[], from: number, to: number): boolean =>
  (from > 0 && phraseAt('owners', tokens, from - 1) !== undefined) ||
  (to < tokens.length && phraseAt('afterKin', tokens, to) !== undefined);

export function addressIn(message: string): FormOfAddress | undefined {
  const tokens = tokensOf(message);
  for (const key of ['address', 'kin'] as const) {
    const head = phraseAt(key, tokens, 0);
    if (head && head.to < tokens.length && !isOwned(tokens, 0, head.to))
      return { rest: message.slice(tokens[head.to]?.at), isKin: key === 'kin' };
    for (const from of [tokens.length - 1, tokens.length - 2].filter((at) => at > 0)) {
      const tail = phraseAt(key, tokens, from);
      if (tail?.to !== tokens.length || isOwned(tokens, from, tail.to)) continue;
      const after = message.slice(tokens.at(-1)?.end).replace(/^[^?!।.]*/, '');
      return { rest: message.slice(0, tokens[from - 1]?.end) + after, isKin: key === 'kin' };
    }
  }
  return undefined;
}
