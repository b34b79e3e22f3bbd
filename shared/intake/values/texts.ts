import { accepted, combine, empty, type Reading, refused } from '../reading.ts';
import type { RefusalReason } from '../reasons/refusal-reason.ts';
import { mask, type RefusalCode } from '../refusal.ts';
import { lookUp, type Vocabulary } from './vocabulary.ts';

const textLimits = {
  name: 200,
  place: 200,
  country: 100,
  vastu_id: 200,
  photo: 500,
  product: 40,
  question: 1000,
} as const;
const maxQuestions = 20;

type TextField = keyof typeof textLimits;

/** A line break in these probably comes from a misplaced quotation mark. */
const oneLine: readonly TextField[] = ['vastu_id', 'photo', 'product'];

export function readTextCell(cell: string | undefined, field: TextField): Reading<string | undefined> {
  if (cell === undefined) return empty;
  const isPlain = plainText.test(cell);
  const text = isPlain ? cell.trim() : cell.normalize('NFC').replace(/\r\n?/g, '\n').trim();
  const fault = faultOf(text, field, isPlain);
  if (fault === undefined) return accepted(text === '' ? undefined : text);
  const [code, reason] = fault;
  return refused({ code, reason, field, masked: mask(text) });
}

const plainText = /^[\t\n\x20-\x7e]*$/;

function faultOf(
  text: string,
  field: TextField,
  isPlain: boolean,
): readonly [RefusalCode, RefusalReason] | undefined {
  if (!isPlain && /[^\P{Cc}\n\t]/u.test(text))
    return ['control-character', { code: 'control-character', column: field }];
  if (oneLine.includes(field) && text.includes('\n'))
    return ['control-character', { code: 'several-lines', column: field }];
  if (text.length <= textLimits[field]) return undefined;
  const limit = textLimits[field];
  return ['too-long', { code: 'too-many-characters', column: field, characters: text.length, most: limit }];
}

const noQuestions: Reading<readonly string[]> = accepted([]);

export function readQuestions(cell: string | undefined): Reading<readonly string[]> {
  if (cell === undefined) return noQuestions;
  if (!cell.includes('|')) {
    const only = readTextCell(cell, 'question');
    return combine([only], only.value === undefined ? [] : [only.value]);
  }
  const parts = cell.split('|').map((part) => readTextCell(part, 'question'));
  const questions = parts.flatMap(({ value }) => value ?? []);
  const reason = { code: 'too-many-questions', questions: questions.length, most: maxQuestions } as const;
  const tooMany =
    questions.length > maxQuestions ? refused({ code: 'too-long', reason, field: 'question' }) : empty;
  return combine([...parts, tooMany], questions);
}

export function readChoice<W extends string>(
  cell: string | undefined,
  field: string,
  vocabulary: Vocabulary<W>,
  find: (text: string) => W | undefined = (text) => lookUp(vocabulary, text),
): Reading<W | undefined> {
  if (cell === undefined) return empty;
  const word = find(cell);
  if (word !== undefined) return accepted(word);
  const reason = { code: 'none-of', column: field, words: [...vocabulary.words] } satisfies RefusalReason;
  return refused({ code: 'unknown-choice', reason, field, masked: mask(cell) });
}
