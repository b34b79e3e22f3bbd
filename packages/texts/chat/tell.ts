import { capital } from '../languages/capital.ts';
import { type ChatWords, terms } from './chat-words.ts';
import type { Manner, Paragraphs, Sentences, Statement, Statements } from './statements/statement.ts';

export function tell(words: ChatWords, statement: Statement, manner: Manner): string {
  const { answer, confirmed, clock, level = manner.level } = statement;
  const alone = sentenceOf(words.sentences, statement, { ...manner, level });
  const sentence = clock === undefined ? alone : `${clock}: ${capital(alone)}`;
  if (answer === undefined) return capital(sentence);
  return confirmed ? words.answerApart(answer, capital(sentence)) : words.answerInSentence(answer, sentence);
}

function sentenceOf<K extends keyof Statements>(
  sentences: Sentences,
  statement: Readonly<Statements[K]> & { readonly say: K },
  manner: Manner,
): string {
  return sentences[statement.say](statement, manner);
}

export function tellAll(words: ChatWords, paragraphs: Paragraphs, manner: Manner): string {
  return paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.map((statement) => tell(words, statement, manner)).join(' '))
    .join('\n\n');
}

export function explained(
  { glossary, inPlainWords }: ChatWords,
  message: string,
  earlier: readonly string[],
  explainsSigns: boolean,
): string {
  const open = terms
    .filter((term) => explainsSigns || term !== 'sidereal signs')
    .map((term) => glossary[term])
    .filter(({ pattern }) => !earlier.some((before) => pattern.test(before)));
  const termsIn = (text: string) => open.filter(({ pattern }) => pattern.test(text));
  // The explanation of pada uses nakshatra, which then needs one too.
  const named = termsIn(message);
  const meanings = termsIn([message, ...named.map(({ meaning }) => meaning)].join(' ')).map(
    ({ meaning }) => meaning,
  );
  return meanings.length > 0 ? inPlainWords(meanings) : '';
}
