import { startsWithBytes } from '../bytes.ts';
import { type FileFormat, fileFormat } from '../file-format.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { Encoding } from './checkpoint.ts';

/** Bytes at the start that {@link detectEncoding} wants to see, unless the file is shorter. */
export const headBytes = 4096;

/** Names of formats that people rename to .csv, as they would say it. */
const formatNames: Readonly<Record<FileFormat, string>> = {
  jpeg: 'a JPEG photo',
  png: 'a PNG picture',
  webp: 'a WebP picture',
  heic: 'an HEIC photo',
  avif: 'an AVIF picture',
  gif: 'a GIF picture',
  tiff: 'a TIFF picture',
  bmp: 'a BMP picture',
  'jpeg-xl': 'a JPEG XL picture',
  pdf: 'a PDF document',
  excel: 'an Excel workbook',
  'old-office': 'an old Excel or Office file',
  opendocument: 'an OpenDocument spreadsheet',
  zip: 'a ZIP archive',
  gzip: 'a gzip archive',
  rtf: 'a formatted text document',
  svg: 'an SVG drawing',
  html: 'a web page',
  xml: 'an XML document',
  video: 'a video',
};

/** Finds out by its first bytes whether a file is text, and in which encoding; `skip` is the length of its mark. */
export function detectEncoding(
  head: Uint8Array,
): { readonly encoding: Encoding; readonly skip: number } | Refused {
  const format = fileFormat(head);
  if (format !== undefined) {
    return refuse(
      'not-a-table',
      `The file is ${formatNames[format]}, not a CSV table, in spite of its name.`,
    );
  }
  if (startsWithBytes(head, [0xef, 0xbb, 0xbf])) return { encoding: 'utf-8', skip: 3 };
  if (startsWithBytes(head, [0xff, 0xfe, 0, 0]) || startsWithBytes(head, [0, 0, 0xfe, 0xff])) {
    return refuse('bad-encoding', 'The file is written in UTF-32, which spreadsheets do not write.');
  }
  if (startsWithBytes(head, [0xff, 0xfe])) return { encoding: 'utf-16le', skip: 2 };
  if (startsWithBytes(head, [0xfe, 0xff])) return { encoding: 'utf-16be', skip: 2 };
  const utf16 = unmarkedUtf16(head);
  if (utf16 !== undefined) return { encoding: utf16, skip: 0 };
  if (head.includes(0)) return refuse('not-a-table', 'The file holds binary data, not a CSV table.');
  return { encoding: 'guess', skip: 0 };
}

/** A header starts with Latin letters; in UTF-16 each of them has a zero byte at its side, always the same one. */
function unmarkedUtf16(head: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (head.length < 4) return undefined;
  const [a, b, c, d] = head;
  if (a !== 0 && b === 0 && c !== 0 && d === 0) return 'utf-16le';
  if (a === 0 && b !== 0 && c === 0 && d !== 0) return 'utf-16be';
  return undefined;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const utf16le = new TextDecoder('utf-16le', { fatal: true, ignoreBOM: true });
const utf16be = new TextDecoder('utf-16be', { fatal: true, ignoreBOM: true });
const windows1252 = new TextDecoder('windows-1252');

/** Decodes one whole record. Undefined: the bytes are not text in this encoding. */
export function decodeRecord(
  bytes: Uint8Array,
  encoding: Encoding,
): { readonly text: string; readonly fellBack: boolean } | undefined {
  try {
    switch (encoding) {
      case 'utf-16le':
        return { text: utf16le.decode(bytes), fellBack: false };
      case 'utf-16be':
        return { text: utf16be.decode(bytes), fellBack: false };
      case 'utf-8':
      case 'guess':
        return { text: utf8.decode(bytes), fellBack: false };
    }
  } catch {
    return encoding === 'guess' ? { text: windows1252.decode(bytes), fellBack: true } : undefined;
  }
}
