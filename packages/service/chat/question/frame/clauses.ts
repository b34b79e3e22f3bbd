import type { Language } from '@palmleaf/contract/languages';
import { type Romanized, type Token, tokensOf } from '@palmleaf/texts/lexicons';
import { asksAnywhere, phraseOfLanguage } from './phrases.ts';

type Spoken = Language | Romanized | undefined;

interface Clause {
  readonly text: string;
  readonly asks: boolean;
}

/** One question of a message: what is told before it, and what is asked. */
export interface Asking {
  readonly told: string;
  readonly asked: string;
}

/** Words at the head of a clause among which the one that asks is looked for. */
const headWords = 4;

/** Whether words ask, by a word or by the form of a verb; `part` of a sentence has no mark of its own. */
function asks(tokens: readonly Token[], language: Spoken): boolean {
  const start = headOf(tokens, language);
  const last = asksAnywhere(language) ? tokens.length : Math.min(tokens.length, start + headWords);
  for (let at = start; at < last; at += 1) if (phraseOfLanguage('asks', tokens, at, language)) return true;
  if (start < tokens.length && phraseOfLanguage('opens', tokens, start, language)) return true;
  const tail = tokens.length - 1;
  return asksAnywhere(language) && tail >= start && !!phraseOfLanguage('opens', tokens, tail, language);
}

/** The first word that no conjunction or greeting takes. */
function headOf(tokens: readonly Token[], language: Spoken): number {
  let at = 0;
  for (;;) {
    const found =
      phraseOfLanguage('joins', tokens, at, language) ?? phraseOfLanguage('address', tokens, at, language);
    if (!found || found.to >= tokens.length) return at;
    at = found.to;
  }
}

/** A full stop after one or two digits belongs to a date or an ordinal. */
const dateStop = /(?<=(?<!\d)\d{1,2})\.(?=\s*[\p{L}\d])/gu;
const held = '\u0001';

/** The sentences of a message, each with the mark that ends it. */
export function sentencesOf(message: string): string[] {
  return (message.replace(dateStop, held).match(/[^?!;\n।.]+[?!;\n।.]*/gu) ?? [])
    .map((sentence) => sentence.replaceAll(held, '.').trim())
    .filter((sentence) => /[\p{L}\d]/u.test(sentence));
}

/** The places at which a sentence may fall into two clauses: after a comma, before a conjunction. */
function seamsOf(sentence: string, tokens: readonly Token[], language: Spoken): number[] {
  return [...tokens.keys()].slice(1).filter((at) => {
    const gap = sentence.slice(tokens[at - 1]?.end, tokens[at]?.at);
    return /[,:–—]|\.\./.test(gap) || phraseOfLanguage('joins', tokens, at, language) !== undefined;
  });
}

/** The clauses of a sentence; it is cut only before words that ask something of their own. */
function clausesOf(sentence: string, language: Spoken): Clause[] {
  const tokens = tokensOf(sentence);
  const cuts = seamsOf(sentence, tokens, language).filter(
    (at, index, seams) => at >= 1 && asks(tokens.slice(at, seams[index + 1] ?? tokens.length), language),
  );
  const bounds = [0, ...cuts, tokens.length];
  return bounds.slice(0, -1).map((from, index) => {
    const to = bounds[index + 1] ?? tokens.length;
    const isLast = to === tokens.length;
    const text = sentence.slice(tokens[from]?.at ?? 0, isLast ? sentence.length : tokens[to]?.at);
    const own = tokens.slice(from, to);
    return { text: text.trim(), asks: (isLast && sentence.includes('?')) || asks(own, language) };
  });
}

/** The questions of sentences; what is told goes with the question that follows it, at the end with the last. */
export function askingsOf(sentences: readonly string[], language: Spoken): Asking[] {
  const askings: { told: string; asked: string }[] = [];
  let told: string[] = [];
  for (const { text, asks: isAsking } of sentences.flatMap((one) => clausesOf(one, language))) {
    if (!isAsking) {
      told.push(text);
      continue;
    }
    askings.push({ told: told.join(' '), asked: text });
    told = [];
  }
  const last = askings.at(-1);
  if (last && told.length > 0) last.asked = [last.asked, ...told].join(' ');
  return last ? askings : [{ told: '', asked: told.join(' ') }];
}
