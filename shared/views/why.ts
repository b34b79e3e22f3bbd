import { faultOf, fieldsOf } from './answers.ts';
import type { PartView } from './views.ts';
import { answerClassWords, isLacking, partStateWords, titleOf } from './words.ts';

const maxLetters = 300;
const maxTitles = 3;
const maxTexts = 3;

type AbsentPart = Pick<
  PartView,
  'part' | 'operation' | 'state' | 'code' | 'class' | 'status' | 'answer' | 'note' | 'said'
>;

/** One sentence for all parts with the same outcome. Never quotes a request. */
export function whyOf({ parts }: { readonly parts: readonly AbsentPart[] }): string | undefined {
  const absent = parts.filter((part) => isLacking(part) && part.state !== 'not asked');
  const fates = Map.groupBy(absent, sentenceOf);
  const sentences = [...fates].map(([sentence, alike]) => `${titlesOf(alike)}: ${sentence}`);
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

function titlesOf(parts: readonly AbsentPart[]): string {
  const titles = parts.slice(0, maxTitles).map(titleOf);
  const more = parts.length - titles.length;
  return titles.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function sentenceOf({ state, class: outcome, status, answer, note, said }: AbsentPart): string {
  if (said !== undefined && state !== 'pending') return ended(oneLine(said));
  const words = state === 'pending' ? [] : wordsOf(answer);
  if (words.length > 0) return words.map(ended).join(' ');
  if (note !== undefined) return ended(note);
  if (outcome === undefined) return partStateWords[state].sentence;
  return ended(
    answerClassWords[outcome].replace(/\.$/, '') + (status === undefined ? '' : ` (status ${status})`),
  );
}

function wordsOf(answer: unknown): string[] {
  const fields = fieldsOf(answer);
  const faults = Array.isArray(fields?.detail) ? fields.detail : [];
  const words = [
    ...faults.flatMap(faultText),
    ...['error_msg', 'msg', 'message', 'error', 'detail'].map((name) => fields?.[name]),
  ];
  return words
    .filter((word) => typeof word === 'string')
    .map(oneLine)
    .filter((word) => word !== '')
    .slice(0, maxTexts);
}

/** A fault with advice is about the person's photo or words. */
function faultText(entry: unknown): string[] {
  const fault = faultOf(entry);
  if (fault === undefined) return [];
  const { where, message, advice } = fault;
  if (advice !== undefined) return [message.includes(advice) ? message : `${ended(message)} ${advice}`];
  return [where.length === 0 ? message : `${where.join('.')}: ${message}`];
}

const ended = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

/** The service's text may hold control characters, which a terminal obeys. */
function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const letters = [...line];
  return letters.length > maxLetters ? `${letters.slice(0, maxLetters).join('')}…` : line;
}
