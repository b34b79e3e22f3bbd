import { regionalEncodings } from '../file-format.ts';
import type { RefusalReason } from '../reasons/refusal-reason.ts';
import type { Refusal, RefusalCode } from '../refusal.ts';
import type { Encoding } from './checkpoint.ts';
import { maxRecordBytes } from './framing.ts';

type LineRefusal = Refusal & { readonly line: number };

type BrokenReason = Extract<RefusalCode, 'unclosed-quote' | 'stray-quote' | 'record-too-long'>;

interface BrokenRow {
  readonly why: BrokenReason;
  readonly line: number;
  readonly untilLine: number;
}

export type Broken = BrokenRow & {
  readonly multiline: boolean;
  readonly multiLineTries: number;
};

export const maxSearchedLines = 1000;
/**
 * After a broken record, each line is tried as a record's start. After this many costly tries over several lines, each
 * try uses one line.
 */
export const maxMultiLineTries = 4;
export const maxLineBytes = 16 * 1024 * 1024;

export function brokenRow({ why, line, untilLine }: BrokenRow): LineRefusal {
  if (untilLine <= line) return { code: why, reason: reasonOf(why), line };
  return { code: why, reason: reasonOf(why, { from: line, to: untilLine }), line, untilLine };
}

function reasonOf(why: BrokenReason, lines?: { readonly from: number; readonly to: number }): RefusalReason {
  const skipped = lines === undefined ? {} : { unread: lines };
  switch (why) {
    case 'unclosed-quote':
      return { code: 'quote-unclosed', ...skipped };
    case 'stray-quote':
      return { code: 'quote-followed', ...skipped };
    case 'record-too-long':
      return { code: 'line-too-long', bytes: maxRecordBytes, ...skipped };
  }
}

export const brokenHeader = (why: BrokenReason, line: number): LineRefusal => ({
  code: why,
  reason:
    why === 'record-too-long'
      ? { code: 'header-too-long', bytes: maxRecordBytes }
      : { code: 'header-quotes-unpaired' },
  line,
});

export const endlessLine = (line: number, endless: number, bytes: number): LineRefusal => ({
  code: 'record-too-long',
  reason: { code: 'line-endless', endless, bytes },
  line,
});

const maxQuestionCharacters = 21_000;
const maxCellCharacters = 1000;

export function cellTooLong(
  columns: readonly (string | null)[],
  values: readonly string[],
  line: number,
): LineRefusal | undefined {
  for (const [position, { length: characters }] of values.entries()) {
    const column = columns[position];
    const limit = column === 'question' ? maxQuestionCharacters : maxCellCharacters;
    if (column && characters > limit)
      return {
        code: 'too-long',
        reason: { code: 'too-many-characters', column, characters, most: limit },
        field: column,
        line,
      };
  }
  return undefined;
}

export const isLongCell = ({ length }: string): boolean => length > maxCellCharacters;

export const strayQuote = (line: number): LineRefusal => ({
  code: 'stray-quote',
  reason: { code: 'quotes-unpaired' },
  line,
});

export const notText = (line: number): LineRefusal => ({
  code: 'bad-encoding',
  reason: { code: 'line-not-text' },
  line,
});

export const tooManyValues = (values: number, columns: number, line: number): LineRefusal => ({
  code: 'too-many-values',
  reason: { code: 'values-beyond-columns', values, columns },
  line,
});

export function readAsOtherEncoding(line: number, encoding: Encoding): LineRefusal {
  const regional = regionalEncodings.find((one) => one === encoding);
  const named = regional === undefined ? {} : { encoding: regional };
  return { code: 'read-as-windows-1252', reason: { code: 'windows-1252', ...named }, line };
}

export const noRows = (line: number): LineRefusal => ({ code: 'no-rows', reason: { code: 'no-rows' }, line });

export const emptyFile = (bytes: number): LineRefusal => ({
  code: 'empty-file',
  reason: { code: bytes === 0 ? 'zero-bytes' : 'no-header' },
  line: 1,
});

export function ignoredColumns(unknown: readonly (string | number)[]): RefusalReason {
  const { some: columns, more } = firstFew(unknown);
  return { code: 'columns-ignored', columns, more };
}

export const columnLeftOut = (header: string, instead: string): RefusalReason => ({
  code: 'column-left-out',
  headers: [shortHeader(header), shortHeader(instead)],
});

export function shortHeader(header: string): string {
  const trimmed = header.trim().replace(/\p{Cc}/gu, ' ');
  return trimmed.length > 40 ? `${trimmed.slice(0, 40)}…` : trimmed;
}

export const firstFew = <T>(all: readonly T[]): { readonly some: T[]; readonly more: number } => ({
  some: all.slice(0, 12),
  more: Math.max(0, all.length - 12),
});

export const remarkOf = (header: string, before?: string): RefusalReason =>
  before === undefined
    ? { code: 'header-remark', header: shortHeader(header) }
    : { code: 'header-of-other-event', headers: [shortHeader(before), shortHeader(header)] };
