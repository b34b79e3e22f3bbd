import type { RefusalReason } from './reasons/refusal-reason.ts';

/** Codes that earlier versions stored stay in the list. */
export const refusalCodes = [
  'bad-key',
  'unknown-folder',
  'bad-name',
  'name-too-long',
  'wrong-extension',
  'empty-file',
  'not-a-table',
  'bad-choice',
  'bad-encoding',
  'no-rows',
  'missing-column',
  'duplicate-column',
  'too-many-columns',
  'unknown-column',
  'read-as-windows-1252',
  'record-too-long',
  'unclosed-quote',
  'stray-quote',
  'too-many-values',
  'duplicate-id',
  'missing-value',
  'not-a-number',
  'out-of-range',
  'bad-date',
  'ambiguous-date',
  'date-order',
  'bad-time',
  'unknown-place',
  'place-mismatch',
  'ambiguous-place',
  'bad-zone',
  'impossible-zone',
  'contradiction',
  'unknown-choice',
  'unknown-product',
  'too-long',
  'control-character',
  'kept-out',
  'cancelled',
  'nothing-to-ask',
  'too-many-refusals',
  'table-too-big',
  'sheets-left-out',
  'merged-cells',
  'photo-named-twice',
  'photo-too-big',
  'too-many-pixels',
  'photo-heic',
  'photo-gif',
  'photo-tiff',
  'photo-svg',
  'photo-bmp',
  'photo-pdf',
  'photo-text',
  'photo-no-hand',
  'photo-back-of-hand',
  'photo-cut-off',
  'photo-blurred',
  'photo-dark',
  'photo-two-hands',
  'photo-no-palm',
  'zip-damaged',
  'zip-encrypted',
  'zip-method',
  'zip-nested',
  'zip-too-big',
  'photo-unknown-format',
  'photo-damaged',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** Contains no complete birth data and no name. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly reason: RefusalReason;
  readonly entry?: string | undefined;
  /** First line of the row, counted from 1. */
  readonly line?: number;
  readonly untilLine?: number;
  readonly field?: string;
  readonly masked?: string;
}

export abstract class IntakeError extends Error {}

export interface Refused {
  readonly refusal: Refusal;
}

export function refuse(
  code: RefusalCode,
  reason: RefusalReason,
  where: Omit<Refusal, 'code' | 'reason'> = {},
): Refused {
  return { refusal: { code, reason, ...where } };
}

export function isRefused<T extends object>(result: T | Refused): result is Refused {
  return 'refusal' in result;
}

/** Helps to find the value in the file. */
export function mask(value: string): string {
  const characters = [...value];
  const first = characters[0];
  if (first === undefined) return '(empty)';
  if (characters.length === 1) return '… (1 character)';
  return `${/\p{Cc}/u.test(first) ? '' : first}… (${lengthClass(characters.length)})`;
}

function lengthClass(length: number): string {
  if (length <= 4) return '2 to 4 characters';
  if (length <= 10) return '5 to 10 characters';
  if (length <= 30) return '11 to 30 characters';
  return 'more than 30 characters';
}
