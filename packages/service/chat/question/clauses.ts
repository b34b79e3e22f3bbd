import { hitsOf, type Token, tokensOf, wordingIn } from '@palmleaf/texts/lexicons';
import { asksAnywhere, type MessageLanguage, phraseOfLanguage } from './phrases.ts';

interface Clause {
  readonly text: string;
  readonly asks: boolean;
}

export interface AskedClause {
  readonly context: string;
  readonly clause: string;
}

const startWords = 4;
const longestPreposition = 3;

function asks(tokens: readonly Token[], language: MessageLanguage): boolean {
  const start = startAfterOpeners(tokens, language);
  const last = asksAnywhere(language) ? tokens.length : Math.min(tokens.length, start + startWords);
  for (let at = start; at < last; at += 1) {
    // At the head, "que" asks; so does "en que".
    const isAtHead =
      at === start || (at === start + 1 && (tokens[start]?.letters ?? '').length <= longestPreposition);
    const isRelative = [at, at - 1].some((from) => {
      const found = from < start ? undefined : phraseOfLanguage('relatives', tokens, from, language);
      return found !== undefined && found.to > at && (from < at || !isAtHead);
    });
    if (!isRelative && phraseOfLanguage('asks', tokens, at, language)) return true;
  }
  const heads = [start, start + 1].filter((at) => at < tokens.length);
  if (heads.some((at) => phraseOfLanguage('tells', tokens, at, language))) return true;
  if (start < tokens.length && phraseOfLanguage('opens', tokens, start, language)) return true;
  const tail = tokens.length - 1;
  return asksAnywhere(language) && tail >= start && !!phraseOfLanguage('opens', tokens, tail, language);
}

function startAfterOpeners(tokens: readonly Token[], language: MessageLanguage): number {
  let at = 0;
  for (;;) {
    const found =
      phraseOfLanguage('joins', tokens, at, language) ?? phraseOfLanguage('address', tokens, at, language);
    if (!found || found.to >= tokens.length) return at;
    at = found.to;
  }
}

export const pieces = (text: string): string[] => text.split(/[.,;:!?\n।]+/).filter((each) => each.trim());

/** A full stop after one or two digits belongs to a date or an ordinal. */
const dateFullStop = /(?<=(?<!\d)\d{1,2})\.(?=\s*[\p{L}\d])/gu;
const placeholder = '\u0001';

export function sentencesOf(message: string): string[] {
  return (message.replace(dateFullStop, placeholder).match(/[^?!;\n।.]+[?!;\n।.]*/gu) ?? [])
    .map((sentence) => sentence.replaceAll(placeholder, '.').trim())
    .filter((sentence) => /[\p{L}\d]/u.test(sentence));
}

/** Fewest words before a question without a comma: "my wife left me will she come back". */
const minContextWords = 3;

type Boundary = 'comma' | 'conjunction' | 'inversion';

function boundaryAt(
  at: number,
  sentence: string,
  tokens: readonly Token[],
  language: MessageLanguage,
): Boundary | undefined {
  if (/[,:–—]|\.\./.test(sentence.slice(tokens[at - 1]?.end, tokens[at]?.at))) return 'comma';
  if (phraseOfLanguage('joins', tokens, at, language)) return 'conjunction';
  const isInverted =
    at >= minContextWords &&
    !phraseOfLanguage('joins', tokens, at - 1, language) &&
    !phraseOfLanguage('asks', tokens, at - 1, language) &&
    phraseOfLanguage('opens', tokens, at, language) !== undefined &&
    phraseOfLanguage('subjects', tokens, at + 1, language) !== undefined;
  return isInverted ? 'inversion' : undefined;
}

/** Splits at each comma, and elsewhere only before words that ask. */
function clausesOf(sentence: string, language: MessageLanguage): Clause[] {
  const tokens = tokensOf(sentence);
  const boundaries = [...tokens.keys()]
    .slice(1)
    .map((at) => ({ at, boundary: boundaryAt(at, sentence, tokens, language) }))
    .filter(({ boundary }) => boundary !== undefined);
  const isAsking = (from: number, to: number): boolean => asks(tokens.slice(from, to), language);
  const cuts = boundaries.filter(({ at, boundary }, index) => {
    const to = boundaries[index + 1]?.at ?? tokens.length;
    if (boundary === 'inversion') return !isAsking(0, at);
    if (boundary === 'conjunction') return at > 1 && isAsking(at, to);
    // "…, which I hate", and a tag: "…, right?"
    const isRelative = phraseOfLanguage('relatives', tokens, at, language) !== undefined;
    const isTag =
      at === tokens.length - 1 &&
      (tokens[at]?.letters.length ?? 0) < longestPreposition &&
      !phraseOfLanguage('asks', tokens, at, language);
    return !isRelative && !isTag;
  });
  const bounds = [0, ...cuts.map(({ at }) => at), tokens.length];
  const clauses = bounds.slice(0, -1).map((from, index) => {
    const to = bounds[index + 1] ?? tokens.length;
    const end = to === tokens.length ? sentence.length : tokens[to]?.at;
    return { text: sentence.slice(from === 0 ? 0 : tokens[from]?.at, end).trim(), asks: isAsking(from, to) };
  });
  const last = clauses.at(-1);
  if (last && sentence.includes('?') && !clauses.some(({ asks: isQuestion }) => isQuestion)) last.asks = true;
  return clauses;
}

/** Returns each clause that asks, with the statements before it. */
export function askedClausesOf(sentences: readonly string[], language: MessageLanguage): AskedClause[] {
  const clauses: { context: string; clause: string }[] = [];
  let context: string[] = [];
  for (const { text, asks: isAsking } of sentences.flatMap((one) => clausesOf(one, language))) {
    const last = clauses.at(-1);
    const [or] = hitsOf(wordingIn(text, language), 'or');
    if (last && or && (or.from === 0 || !isAsking) && context.length === 0) {
      last.clause = `${last.clause} ${text}`;
      continue;
    }
    if (!isAsking) {
      context.push(text);
      continue;
    }
    clauses.push({ context: context.join(' '), clause: text });
    context = [];
  }
  const last = clauses.at(-1);
  if (last && context.length > 0) last.context = [last.context, ...context].join(' ');
  return last ? clauses : [{ context: '', clause: context.join(' ') }];
}
