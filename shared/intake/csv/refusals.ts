import type { Refusal, RefusalCode } from '../refusal.ts';
import { maxRecordBytes } from './framing.ts';

/** What the CSV reader says, in one place: each sentence names what is wrong with the lines it is about. */
type LineRefusal = Refusal & { readonly line: number };

/** Why a row cannot be what its author meant. */
type BrokenReason = Extract<RefusalCode, 'unclosed-quote' | 'stray-quote' | 'record-too-long'>;

export interface BrokenRow {
  readonly why: BrokenReason;
  readonly line: number;
  readonly untilLine: number;
}

const broken: Readonly<Record<BrokenReason, string>> = {
  'unclosed-quote': 'A quotation mark is opened in this line and not closed where the value ends.',
  'stray-quote': 'A quotation mark ends a value in this line, but text goes on behind it.',
  'record-too-long': `The line is longer than ${maxRecordBytes} bytes.`,
};

export function brokenRow({ why, line, untilLine }: BrokenRow): LineRefusal {
  if (untilLine <= line) return { code: why, reason: broken[why], line };
  return {
    code: why,
    reason: `${broken[why]} Lines ${line} to ${untilLine} were not read.`,
    line,
    untilLine,
  };
}

export function brokenHeader(why: BrokenReason, line: number): LineRefusal {
  const reason =
    why === 'record-too-long'
      ? `The header line is longer than ${maxRecordBytes} bytes.`
      : 'The quotation marks in the header line do not pair.';
  return { code: why, reason, line };
}

export function endlessLine(line: number, endless: number, maxBytes: number): LineRefusal {
  const reason = `Line ${endless} goes on for more than ${maxBytes} bytes; nothing behind it was read.`;
  return { code: 'record-too-long', reason, line };
}

export function strayQuote(line: number): LineRefusal {
  return { code: 'stray-quote', reason: 'The quotation marks in this line do not pair.', line };
}

export function notText(line: number): LineRefusal {
  const reason = 'The line holds bytes that are not text in the encoding of the file.';
  return { code: 'bad-encoding', reason, line };
}

export function tooManyValues(values: number, columns: number, line: number): LineRefusal {
  return {
    code: 'too-many-values',
    reason: `The row has ${values} values, but the header has ${columns} columns.`,
    line,
  };
}

export function readAsWindows1252(line: number): LineRefusal {
  const reason = 'The file is not UTF-8; it was read as Windows-1252, so accented letters may be wrong.';
  return { code: 'read-as-windows-1252', reason, line };
}

export function noRows(line: number): LineRefusal {
  return { code: 'no-rows', reason: 'The file has a header but no rows below it.', line };
}

export function emptyFile(bytes: number): LineRefusal {
  const reason =
    bytes === 0 ? 'The file is empty: it has zero bytes.' : 'The file holds no header and no rows.';
  return { code: 'empty-file', reason, line: 1 };
}
