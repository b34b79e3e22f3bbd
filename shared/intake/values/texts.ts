import { mask, type Refusal } from '../refusal.ts';
import { lookUp, type Vocabulary } from './vocabulary.ts';

/** Most characters of each free text. */
export const textLimits = {
  name: 200,
  place: 200,
  country: 100,
  vastu_id: 200,
  photo: 500,
  question: 1000,
} as const;
/** Every question is a call that costs. */
export const maxQuestions = 20;

export type TextField = keyof typeof textLimits;

/** Identifiers: a line break in one of them is rather a quotation mark that closed too late. */
const oneLine: readonly TextField[] = ['vastu_id', 'photo'];

/** Reads a free text: NFC, no control characters but line breaks, not too long. Adds a refusal otherwise. */
export function freeText(
  value: string | undefined,
  field: TextField,
  refusals: Refusal[],
): string | undefined {
  if (value === undefined) return undefined;
  const text = value.normalize('NFC').replace(/\r\n?/g, '\n').trim();
  const masked = mask(text);
  if (/[^\P{Cc}\n\t]/u.test(text)) {
    const reason = `${field} contains an invisible control character.`;
    refusals.push({ code: 'control-character', reason, field, masked });
    return undefined;
  }
  if (oneLine.includes(field) && text.includes('\n')) {
    const reason = `${field} goes over several lines; look for a quotation mark that is closed too late.`;
    refusals.push({ code: 'control-character', reason, field, masked });
    return undefined;
  }
  if (text.length > textLimits[field]) {
    const reason = `${field} has ${text.length} characters; at most ${textLimits[field]} are allowed.`;
    refusals.push({ code: 'too-long', reason, field, masked });
    return undefined;
  }
  return text === '' ? undefined : text;
}

/** Splits `How? | When?` into its questions. */
export function questionList(value: string | undefined, refusals: Refusal[]): readonly string[] {
  const questions = (value ?? '').split('|').flatMap((part) => freeText(part, 'question', refusals) ?? []);
  if (questions.length > maxQuestions) {
    const reason = `The row asks ${questions.length} questions; at most ${maxQuestions} are allowed.`;
    refusals.push({ code: 'too-long', reason, field: 'question' });
  }
  return questions;
}

/** Reads a word of a closed list. Adds a refusal that names the allowed words otherwise. */
export function choice<W extends string>(
  value: string | undefined,
  field: string,
  vocabulary: Vocabulary<W>,
  refusals: Refusal[],
  find: (value: string) => W | undefined = (word) => lookUp(vocabulary, word),
): W | undefined {
  if (value === undefined) return undefined;
  const word = find(value);
  if (word === undefined) {
    const reason = `${field} must be one of ${vocabulary.words.join(', ')}.`;
    refusals.push({ code: 'unknown-choice', reason, field, masked: mask(value) });
  }
  return word;
}
