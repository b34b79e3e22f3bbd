import type { Encoding, Newline } from './checkpoint.ts';

export const maxRecordBytes = 64 * 1024;

const quote = 0x22;
const cr = 0x0d;
const lf = 0x0a;
const space = 0x20;
const tab = 0x09;

export interface Framing {
  readonly encoding: Encoding;
  /** A quotation mark after one of these code units opens a quoted value. */
  readonly separators: readonly number[];
  readonly newline: Newline | 'unknown';
  readonly quotesSpanLines: boolean;
}

export type Frame =
  | { readonly kind: 'more' }
  | { readonly kind: 'blank'; readonly next: number; readonly lineEnds: number }
  | {
      readonly kind: 'record';
      readonly end: number;
      readonly next: number;
      readonly lineEnds: number;
      readonly newline: Newline;
    }
  | {
      readonly kind: 'broken';
      readonly why: 'unclosed-quote' | 'stray-quote' | 'record-too-long';
      readonly multiline: boolean;
    };

interface Units {
  readonly width: 1 | 2;
  readonly at: (index: number) => number;
}

function units(buffer: Uint8Array, encoding: Encoding): Units {
  switch (encoding) {
    case 'utf-16le':
      return { width: 2, at: (index) => (buffer[index] ?? 0) | ((buffer[index + 1] ?? 0) << 8) };
    case 'utf-16be':
      return { width: 2, at: (index) => ((buffer[index] ?? 0) << 8) | (buffer[index + 1] ?? 0) };
    default:
      return { width: 1, at: (index) => buffer[index] ?? 0 };
  }
}

/**
 * The result depends neither on earlier bytes nor on the sizes of buffers. No encoding has a byte of a comma, semicolon, tab,
 * quotation mark or line end in another character.
 * @param final the buffer holds the end of the file
 */
export function frameRecord(buffer: Uint8Array, from: number, framing: Framing, final: boolean): Frame {
  const { width, at } = units(buffer, framing.encoding);
  const last = buffer.length - width;
  let lineEnds = 0;
  let quoted: 'no' | 'inside' | 'closed' = 'no';
  let isFieldStart = true;
  let isBlank = true;
  let index = from;
  for (; index <= last; index += width) {
    if (index - from > maxRecordBytes) break;
    const unit = at(index);
    if (unit === cr || unit === lf) {
      const isCrlf = unit === cr && index + width <= last && at(index + width) === lf;
      if (unit === cr && !isCrlf && index + width > last && !final) return { kind: 'more' };
      const endsLine = unit === lf || framing.newline !== 'lf';
      if (endsLine) {
        const next = index + (isCrlf ? 2 * width : width);
        if (quoted !== 'inside') {
          if (isBlank) return { kind: 'blank', next, lineEnds: lineEnds + 1 };
          const hasCarriageReturn = unit === lf && index > from && at(index - width) === cr;
          const newline = unit === cr && !isCrlf ? 'cr' : framing.newline === 'cr' ? 'cr' : 'lf';
          return {
            kind: 'record',
            end: hasCarriageReturn ? index - width : index,
            next,
            lineEnds: lineEnds + 1,
            newline,
          };
        }
        if (!framing.quotesSpanLines) return { kind: 'broken', why: 'unclosed-quote', multiline: false };
        lineEnds += 1;
        index = next - width;
      }
      continue;
    }
    if (quoted === 'inside') {
      if (unit !== quote) continue;
      if (index + width <= last && at(index + width) === quote) index += width;
      else quoted = 'closed';
      continue;
    }
    if (framing.separators.includes(unit)) {
      quoted = 'no';
      isFieldStart = true;
      isBlank = false;
      continue;
    }
    if (unit === space || unit === tab) continue;
    isBlank = false;
    if (quoted === 'closed') return { kind: 'broken', why: 'stray-quote', multiline: lineEnds > 0 };
    if (isFieldStart && unit === quote) quoted = 'inside';
    isFieldStart = false;
  }
  if (index - from > maxRecordBytes) {
    const isInside = quoted === 'inside';
    return {
      kind: 'broken',
      why: isInside ? 'unclosed-quote' : 'record-too-long',
      multiline: isInside || lineEnds > 0,
    };
  }
  if (!final) return { kind: 'more' };
  if (quoted === 'inside') return { kind: 'broken', why: 'unclosed-quote', multiline: lineEnds > 0 };
  // Half a code unit at the end of a UTF-16 file is not a blank: the file was truncated.
  if (isBlank && index === buffer.length) return { kind: 'blank', next: index, lineEnds };
  return { kind: 'record', end: buffer.length, next: buffer.length, lineEnds, newline: 'lf' };
}

/** Ignores quotation marks. Without a line end, the buffer may be dropped up to `next`. */
export function skipLine(
  buffer: Uint8Array,
  from: number,
  framing: Framing,
  final: boolean,
): { readonly found: boolean; readonly next: number } {
  const { width, at } = units(buffer, framing.encoding);
  const last = buffer.length - width;
  let index = from;
  for (; index <= last; index += width) {
    const unit = at(index);
    if (unit === lf) return { found: true, next: index + width };
    if (unit === cr && framing.newline !== 'lf') {
      if (index + width > last && !final) return { found: false, next: index };
      const isCrlf = index + width <= last && at(index + width) === lf;
      return { found: true, next: index + (isCrlf ? 2 * width : width) };
    }
  }
  return { found: false, next: final ? buffer.length : index };
}
