import { type Token, tokensOf } from '@palmleaf/texts/lexicons';
import { phraseAt } from '../phrases.ts';

/** "bhai", "sir"; `kin`: could be the person of the question. */
interface FormOfAddress {
  readonly without: string;
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
      return { without: message.slice(tokens[head.to]?.at), isKin: key === 'kin' };
    for (const from of [tokens.length - 1, tokens.length - 2].filter((at) => at > 0)) {
      const tail = phraseAt(key, tokens, from);
      if (tail?.to !== tokens.length || isOwned(tokens, from, tail.to)) continue;
      const rest = message.slice(tokens.at(-1)?.end).replace(/^[^?!।.]*/, '');
      return { without: message.slice(0, tokens[from - 1]?.end) + rest, isKin: key === 'kin' };
    }
  }
  return undefined;
}
